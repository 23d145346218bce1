import { useForm } from "@conform-to/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormErrors } from "./form-errors";
import { FormField } from "./form-field";

type Typed = { email: string; password: string };

function Sample({ error }: { error?: Record<string, string[]> }) {
  const [form, fields] = useForm<Typed, string[]>({
    id: "sample",
    constraint: { email: { required: true, maxLength: 254 } },
    lastResult: error && { status: "error", initialValue: { email: "anna@", password: "" }, error },
  });
  return (
    <form>
      <FormErrors
        form={form}
        fields={[
          { field: fields.email, label: "E-mail" },
          { field: fields.password, label: "Password" },
        ]}
      />
      <FormField field={fields.email} kind="email" label="E-mail" />
      <FormField field={fields.password} kind="newPassword" label="Password" />
    </form>
  );
}
const inputs = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);

// spec §5: constraints for the browser: length, keyboard, what it may fill in
test("tells the browser each field's length, type and autocomplete", () => {
  const [email = "", password = ""] = inputs(renderToStaticMarkup(<Sample />));
  for (const part of ['type="email"', 'autoComplete="email"', 'maxLength="254"', "required"])
    expect(email).toContain(part);
  for (const part of ['type="password"', 'autoComplete="new-password"', 'minLength="6"'])
    expect(password).toContain(part);
});

test("shows errors in the summary and at the field, by key or as a sentence", () => {
  const html = renderToStaticMarkup(
    <Sample error={{ email: ["email"], password: ["Già usata."], "": ["Riprova."] }} />,
  );
  expect(html).toContain("fields.errors.email");
  expect(html).toContain("Già usata.");
  expect(html).toContain("<li>Riprova.</li>");
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "#sample-email",
    "#sample-password",
  ]);
  expect(inputs(html)[0]).toContain('value="anna@"');
});
