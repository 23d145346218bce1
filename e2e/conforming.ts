import { HtmlValidate, StaticConfigLoader, type MetaData, type MetaDataTable } from "html-validate";

/** The attribute `form` holds an id, which is never empty. */
const control: MetaData = { attributes: { form: { enum: ["/.+/"] } } };
const headings = "h1, h2, h3, h4, h5, h6";

/** Rules missing from the validator's own table of HTML. */
const more: MetaDataTable = {
  "*": {
    attributes: {
      role: {
        allowed: (element, value) =>
          /^(alert|status|log)$/.test(String(value)) && element.closest(headings)
            ? "A live region cannot stand in a heading"
            : null,
      },
    },
  },
  link: {
    attributes: {
      as: {
        allowed: (element) =>
          /preload/.test(String(element.getAttribute("rel"))) ? null : "Only a preload says what it is",
      },
    },
  },
  ...{ button: control, input: control, select: control, textarea: control },
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard"],
    elements: ["html5", more],
    rules: { "no-missing-references": "error" },
  }),
);

/** Violations of the HTML standard in a document: the rule, the message and the element. */
export async function nonconforming(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
