import type { ContactField, ContactForm, ContactKind } from "~/model/content";
import { wireContactField } from "../wire/contact-form";
import { plainLine } from "./safe-html";

const kinds = new Map<string, ContactKind>([
  ["email", "email"],
  ["tel", "phone"],
  ["textarea", "longText"],
  ["select", "choice"],
  ["radio", "choice"],
]);
const mostFields = 20;
const mostOptions = 100;

/** Maps a form's fields; an invalid field is left out and reported. */
export async function toContactForm(
  fields: unknown[],
  onLeftOut: (what: string) => void,
): Promise<ContactForm> {
  const read = await Promise.all(
    fields.slice(0, mostFields).map(async (field): Promise<ContactField[]> => {
      const parsed = wireContactField.safeParse(field);
      if (!parsed.success) {
        onLeftOut(`a field of a form: ${parsed.error.message}`);
        return [];
      }
      const { name, type, required, options, help } = parsed.data;
      const kind = kinds.get(type) ?? "text";
      return [
        {
          name,
          label: await plainLine(parsed.data.label),
          // a choice without options could never be made
          kind: kind === "choice" && options.length === 0 ? "text" : kind,
          required,
          options: options.slice(0, mostOptions),
          ...(help && { help: await plainLine(help) }),
        },
      ];
    }),
  );
  return { fields: read.flat() };
}
