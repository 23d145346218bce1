import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const app = new URL("../app/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, app), "utf8");
const paths = ["features", "frame", "page"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, app), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
);

const registration = "features/account/registration/registration-fields.ts";
const profile = "features/account/profile/person-schemas.ts";
const address = "features/delivery/address/address-form.ts";
const editor = "features/delivery/address/address-editor.ts";
const search = "features/search/results/search-params.ts";

/** Components that show a text field, each with the file that reads the typed value. */
const readers: Record<string, string> = {
  "page/search-form.tsx": search,
  "features/search/scan/scan-contents.tsx": search,
  "features/delivery/stores/stores-panel.tsx": "features/delivery/stores/pickup-data.ts",
  "features/delivery/chooser/address-panel.tsx": "features/delivery/chooser/address-data.ts",
  "features/delivery/service/routes/area.tsx": "features/delivery/service/area-data.ts",
  "features/delivery/address/editor-street.tsx": address,
  "features/delivery/address/editor-details.tsx": address,
  "features/delivery/address/address-suggestions.tsx": editor,
  "features/orders/order/routes/note.tsx": "features/orders/order/note-form.ts",
  "features/orders/problem/routes/problem.tsx": "features/orders/problem/report.ts",
  "features/orders/list/filter-form.tsx": "features/orders/list/order-filters.ts",
  "features/account/registration/typed-fields.tsx": registration,
  "features/account/registration/person-step.tsx": registration,
  "features/account/registration/address-step.tsx": registration,
  "features/account/registration/store-step.tsx": "features/account/registration/load-step.ts",
  "features/account/registration/last-step.tsx": "features/account/registration/step-forms.ts",
  "features/account/registration/routes/completed.tsx": "features/account/registration/resend-form.ts",
  "features/account/profile/person-form.tsx": profile,
  "features/account/profile/delete-form.tsx": profile,
  "features/account/profile/routes/contact.tsx": profile,
  "features/account/profile/routes/username.tsx": profile,
  "features/account/profile/routes/complete.tsx": profile,
  "features/account/profile/routes/email.tsx": profile,
  "features/account/profile/routes/password.tsx": profile,
  "features/account/profile/routes/invoice-person.tsx": profile,
  "features/account/profile/routes/details.tsx": profile,
  "features/account/login/routes/login.tsx": "features/account/login/login-form.ts",
  "features/account/reset/routes/request.tsx": "features/account/reset/reset-forms.ts",
  "features/account/reset/routes/reset.tsx": "features/account/reset/reset-forms.ts",
  "features/account/addresses/routes/addresses.tsx": "features/account/addresses/routes/addresses.tsx",
  "features/content/withdrawal/write-step.tsx": "features/content/withdrawal/statement.ts",
  "features/content/contact/contact-field.tsx": "features/content/contact/contact-fields.ts",
  "features/cart/gifts/gift-code-form.tsx": "features/cart/gifts/save-code.ts",
  "features/cart/gifts/gift-code-before-add.tsx": "features/cart/add/addition.ts",
  "features/cart/limit/limit-form.tsx": "features/cart/limit/typed-limit.ts",
  "features/cart/panel/order-note-form.tsx": "features/cart/panel/order-note.ts",
  "features/cart/line-preferences/preferences-panel.tsx":
    "features/cart/line-preferences/preferences-form.ts",
  "features/lists/list/name-form.tsx": "features/lists/list/list-name.ts",
  "features/lists/paste/paste-form.tsx": "features/lists/paste/parse-text.ts",
};

const showsText =
  /<(TextField|FormField|TextAreaField|SearchRow|TypedFields|PersonForm|SearchForm)\b|type="(search|text|tel)"/;

it("B1, B2: each component with a text field has a known file that reads it", () => {
  const shown = paths.filter((path) => path.endsWith(".tsx") && showsText.test(read(path)));
  const missing = shown.filter((path) => !(path in readers) && !/<SearchForm\b/.test(read(path)));
  expect(missing).toEqual([]);
  expect(Object.keys(readers).filter((path) => !shown.includes(path))).toEqual([]);
});

const normalises = /from "~\/lib\/(fields\/(schema|normalise|typed-amount)|typed-text)"/;

it.each([...new Set(Object.values(readers))])("B1, B2: %s normalises what is typed", (reader) => {
  expect(read(reader)).toMatch(normalises);
});

it("B2: no field or parameter is trimmed without normalising", () => {
  const trims = /\bget\([^()\n]*\)[^\n;]*\.trim\(\)|z\s*\.string\([^()]*\)\s*\.trim\(\)/;
  // An app's shell sends this data of its phone; no shopper types it.
  const untyped = ["features/native/register-phone.ts"];
  expect(paths.filter((path) => !untyped.includes(path) && trims.test(read(path)))).toEqual([]);
});
