import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox";
import { ErrorSummary } from "./error-summary";
import { Field } from "./field";
import { PasswordField } from "./password-field";
import { RadioGroup } from "./radio-group";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

const tag = (html: string, name: string) => new RegExp(`<${name}\\b[^>]*>`).exec(html)?.[0] ?? "";
const attribute = (html: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(html)?.[1];
const textOf = (html: string, id: string) =>
  new RegExp(`id="${id}"[^>]*>(.*?)</p>`, "s").exec(html)?.[1]?.replace(/<[^>]*>/g, "");

describe("Field", () => {
  const html = renderToStaticMarkup(
    <TextField
      id="mail"
      name="mail"
      label="E-mail"
      help="La usiamo per l’ordine."
      error="Digitare una e-mail valida"
    />,
  );

  it("ties the label, the help and the error to the control", () => {
    const input = tag(html, "input");
    expect(attribute(tag(html, "label"), "for")).toBe("mail");
    expect(attribute(input, "id")).toBe("mail");
    expect(attribute(input, "aria-invalid")).toBe("true");
    expect(attribute(input, "aria-describedby")).toBe("mail-help mail-error");
    expect(textOf(html, "mail-help")).toBe("La usiamo per l’ordine.");
    expect(textOf(html, "mail-error")).toContain("Digitare una e-mail valida");
  });

  it("puts help below the label, the error between help and control", () => {
    const places = ["<label", 'id="mail-help"', 'id="mail-error"', "<input"].map((part) =>
      html.indexOf(part),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it("shows no error by default, and marks an optional field", () => {
    const calm = renderToStaticMarkup(<TextField label="Piano" optional />);
    expect(attribute(tag(calm, "input"), "aria-invalid")).toBeUndefined();
    expect(attribute(tag(calm, "input"), "aria-describedby")).toBeUndefined();
    expect(calm).toContain("ui.optional");
  });

  it("gives each field an id of its own", () => {
    const two = renderToStaticMarkup(
      <>
        <Field label="A">{(control) => <input {...control} />}</Field>
        <Field label="B">{(control) => <input {...control} />}</Field>
      </>,
    );
    const ids = [...two.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("other controls", () => {
  it("are tied to their errors in the same way", () => {
    const checkbox = renderToStaticMarkup(<Checkbox id="terms" label="Accetto" error="Accetta" />);
    expect(attribute(tag(checkbox, "input"), "aria-describedby")).toBe("terms-error");
    const select = renderToStaticMarkup(
      <SelectField id="store" label="Negozio" error="Scegli" options={[]} empty />,
    );
    expect(attribute(tag(select, "select"), "aria-describedby")).toBe("store-error");
    const radios = renderToStaticMarkup(
      <RadioGroup
        id="pay"
        name="pay"
        legend="Come vuoi pagare?"
        error="Scegli"
        choices={[
          { value: "1", label: "Carta" },
          { value: "2", label: "Alla consegna" },
        ]}
      />,
    );
    expect(attribute(tag(radios, "fieldset"), "aria-describedby")).toBe("pay-error");
    expect(attribute(tag(radios, "input"), "id")).toBe("pay");
  });

  // spec §2.3: login: e-mail, password, show password, remember me (on by default)
  it("offer to show a password only where a script runs", () => {
    const html = renderToStaticMarkup(<PasswordField label="Password" name="password" />);
    expect(attribute(tag(html, "input"), "type")).toBe("password");
    expect(tag(html, "button")).toContain("needs-script");
  });
});

describe("ErrorSummary", () => {
  it("can take the focus and links to each field", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary errors={[{ id: "mail", text: "Digitare una e-mail valida" }, { text: "Riprova" }]} />,
    );
    expect(attribute(html, "tabindex")).toBe("-1");
    expect(attribute(html, "role")).toBe("alert");
    expect(attribute(tag(html, "h2"), "id")).toBe(attribute(html, "aria-labelledby"));
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["#mail"]);
    expect(html).toContain("Riprova");
  });

  it("is not there without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={[]} />)).toBe("");
  });
});
