import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { goods, plain, type Good } from "./goods";
import { withOrderAndCart } from "./scene";
import { signIn } from "./steps";

/** Goods with the same name that differ by brand or pack. */
const namesakes = (all: Good[]): Good[] => {
  const named = new Map<string, Good[]>();
  for (const one of all) named.set(one.name, [...(named.get(one.name) ?? []), one]);
  const groups = [...named.values()].filter(({ length }) => length >= 3);
  return groups.slice(0, 2).flatMap((group) => group.slice(0, 3));
};

/**
 * Buttons, links and fields of a product's line or card: their accessible names and their visible
 * words.
 */
const controlsIn = (page: Page) =>
  page
    .locator(
      "main :is(.cart-item, .cart-line, .card-product) :is(button, a[aria-label], a:has(.visually-hidden), input)",
    )
    .evaluateAll((all: HTMLElement[]) =>
      all
        .filter((one) => !(one instanceof HTMLInputElement && one.type === "hidden"))
        .map((one) => {
          const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
          const seen = one.cloneNode(true) as HTMLElement;
          for (const hidden of seen.querySelectorAll(".visually-hidden")) hidden.remove();
          const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
          const isIcon = getComputedStyle(one).fontSize === "0px";
          return {
            name: tidy(one.getAttribute("aria-label") ?? label?.textContent ?? one.textContent),
            seen: isIcon ? "" : tidy(seen.textContent),
          };
        })
        .filter(({ name }) => name !== ""),
    );

test("B9: controls of products with one name have unique names, in cart, list and search", async ({
  page,
  sandbox,
}) => {
  const same = namesakes(await goods(sandbox, plain));
  expect(same).toHaveLength(6);
  const lines = same.map((one) => ({ good: one, quantity: 2 }));
  const { who, orderId } = await withOrderAndCart(sandbox, lines);
  await signIn(page, who);
  const paths = [
    "/cart",
    "/profile/lists/favourites",
    "/profile/lists/usual",
    `/profile/orders/${orderId}`,
    `/search?query=${encodeURIComponent(same[0]?.name ?? "")}`,
  ];
  for (const path of paths) {
    await page.goto(path);
    const controls = await controlsIn(page);
    const names = controls.map(({ name }) => name);
    expect
      .soft(
        names.filter((name, index) => names.indexOf(name) !== index),
        path,
      )
      .toEqual([]);
    const unheard = controls.filter(({ name, seen }) => !name.toLowerCase().includes(seen.toLowerCase()));
    expect.soft(unheard, `${path}: words that are seen and not in the name`).toEqual([]);
  }
});
