import { expect, test } from "vitest";
import { askedConsents, readConsents, missingConsents } from "./consents";

const asked = askedConsents(
  [
    { id: 4, code: "privacy", title: "Privacy", text: "Informativa", mandatory: true },
    { id: 2, code: "unheardOf", title: "Novità", text: "Le novità", mandatory: false },
    { id: 3, title: "Ricerche", text: "", mandatory: false },
  ],
  (key) => key,
);

test("the chain's own words where it has some, else the backend's", () => {
  expect(asked.map(({ text }) => text)).toEqual(["auth.consents.privacy", "Le novità", "Ricerche"]);
});

// spec §5: registration: the mandatory fields and the optional ones, the reference store, the first consent mandatory and the others free
test("reads ticked consents as given, and reports only the mandatory consent as missing", () => {
  const form = new FormData();
  form.set("consent-2", "on");
  expect(readConsents(asked, form)).toEqual({ 2: true, 3: false, 4: false });
  expect(missingConsents(asked, form)).toEqual({ "consent-4": ["consent"] });
  form.set("consent-4", "on");
  expect(missingConsents(asked, form)).toEqual({});
});
