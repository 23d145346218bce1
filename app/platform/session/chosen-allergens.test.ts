import { expect, it } from "vitest";
import { openChosenAllergens } from "./chosen-allergens";
import { ownCookies } from "./cookies";

const cookies = ownCookies(new URL("https://loggia.example/"), "loggia");
const open = (value?: string) =>
  openChosenAllergens(value === undefined ? {} : { "__Host-loggia-allergens": value }, cookies);

// spec again: allergens that matter are chosen once and kept on the device alone <- app/platform/session/chosen-allergens.ts, app/features/allergens/routes/allergens.tsx
it("stores the chosen allergens in a cookie for a year", () => {
  const store = open();
  expect([store.read(), store.cookie()]).toEqual([[], undefined]);
  store.save(["milk", "gluten"]);
  expect(store.cookie()).toBe(
    "__Host-loggia-allergens=gluten.milk; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(open("gluten.milk").read()).toEqual(["gluten", "milk"]);
});

// spec again: allergens that matter are chosen once and kept on the device alone
it("deletes the cookie if no allergen is chosen", () => {
  const store = open("milk");
  store.save([]);
  expect(store.cookie()).toMatch(/^__Host-loggia-allergens=; Max-Age=0/);
});

// spec again: allergens that matter are chosen once and kept on the device alone
it.each(["", ".", "latte", "milk'--", "milk".repeat(100), '["milk"]', "__proto__"])(
  "reads an invalid cookie as no choice: %s",
  (value) => expect(open(value).read()).toEqual([]),
);

// spec again: allergens that matter are chosen once and kept on the device alone
it("keeps the known allergens of a cookie with unknown ones", () => {
  expect(open("milk.kryptonite.milk.eggs").read()).toEqual(["eggs", "milk"]);
});
