import { expect, it } from "vitest";
import { openChosenAllergens } from "./chosen-allergens";
import { ownCookies } from "./cookies";

const cookies = ownCookies(new URL("https://loggia.example/"), "loggia");
const open = (value?: string) =>
  openChosenAllergens(value === undefined ? {} : { "__Host-loggia-allergens": value }, cookies);

// spec again: allergens that matter are chosen once and kept on the device alone <- app/platform/session/chosen-allergens.ts, app/features/allergens/routes/allergens.tsx
it("keeps the chosen allergens for a year, on the device alone", () => {
  const store = open();
  expect([store.read(), store.cookie()]).toEqual([[], undefined]);
  store.save(["milk", "gluten"]);
  expect(store.cookie()).toBe(
    "__Host-loggia-allergens=gluten.milk; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(open("gluten.milk").read()).toEqual(["gluten", "milk"]);
});

// spec again: allergens that matter are chosen once and kept on the device alone
it("ends the cookie where none is chosen any more", () => {
  const store = open("milk");
  store.save([]);
  expect(store.cookie()).toMatch(/^__Host-loggia-allergens=; Max-Age=0/);
});

// spec again: allergens that matter are chosen once and kept on the device alone
it.each(["", ".", "latte", "milk'--", "milk".repeat(100), '["milk"]', "__proto__"])(
  "takes a cookie of rubbish for no choice: %s",
  (value) => expect(open(value).read()).toEqual([]),
);

// spec again: allergens that matter are chosen once and kept on the device alone
it("keeps what it knows of a cookie that holds something else besides", () => {
  expect(open("milk.kryptonite.milk.eggs").read()).toEqual(["eggs", "milk"]);
});
