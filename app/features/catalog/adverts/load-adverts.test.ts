import { expect, test, onTestFinished, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { translatorFor } from "~/i18n/server";
import { tenants } from "#tenants/registry";
import { loadAdverts, loadCategoryAdvert, loadHomeExtras } from "./load-adverts";
import { sampleProduct } from "~/lib/testing/sample-product";

const advert = { id: 1, title: "Pane di oggi", link: "/category/pane?promo=true" };
const block = async () => ({ title: "I più scelti", text: "", products: [sampleProduct()] });
const down = async () => {
  throw new EbsnError("down", "adv");
};
const shopOf = (adverts: { list: () => Promise<(typeof advert)[]>; block: typeof block }) => ({
  t: translatorFor(tenants.loggia, "it"),
  locale: "it" as const,
  chosenAllergens: [],
  tenant: { hosts: ["www.loggia.example"] },
  ebsn: { adverts },
});

// spec §7: category-block/info; advertising
test("an advert leads to a page of ours, or is not there", async () => {
  const list = async () => [
    advert,
    { ...advert, id: 2, link: "https://evil.example/" },
    { ...advert, id: 3, link: "" },
  ];
  expect(await loadAdverts(shopOf({ list, block }), { place: "home" })).toEqual([
    { id: 1, title: "Pane di oggi", href: "/category/pane?promo=1" },
  ]);
});

// spec house: adverts lead to our own pages only and never hold a page up
test("a backend that fails leaves the page as it is", async () => {
  const list = async () => [advert];
  expect(await loadHomeExtras(shopOf({ list: down, block: down }))).toEqual({
    adverts: [],
    block: undefined,
  });
  expect(await loadHomeExtras(shopOf({ list, block: down }))).toMatchObject({
    adverts: [{ id: 1 }],
    block: undefined,
  });
  expect(await loadCategoryAdvert(shopOf({ list: down, block }), 3)).toBeUndefined();
});

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
test("U16: the departments take turns in the block, too", async () => {
  const of = (id: number, root: number) =>
    sampleProduct({ id, crumbs: [{ id: root, name: String(root), slug: String(root) }] });
  const products = [of(1, 1), of(2, 1), of(3, 2)];
  const several = async () => ({ ...(await block()), products });
  const extras = await loadHomeExtras(shopOf({ list: async () => [], block: several }));
  expect(extras.block?.cards.map(({ id }) => id)).toEqual([1, 3, 2]);
});

test("a mistake of our own is not hidden", async () => {
  const list = async () => {
    throw new TypeError("ours");
  };
  await expect(loadHomeExtras(shopOf({ list, block }))).rejects.toThrow("ours");
});

// spec house: adverts lead to our own pages only and never hold a page up
// spec attacked: F29 what a page holds hangs on no clock of milliseconds <- app/features/catalog/await-up-to.ts
test("F29: an advert among the products is waited for, however long it takes to come", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let answer = (_: (typeof advert)[]) => {};
  const slowly = () =>
    new Promise<(typeof advert)[]>((resolve) => {
      answer = resolve;
    });
  const one = loadCategoryAdvert(shopOf({ list: slowly, block }), 3);
  await vi.advanceTimersByTimeAsync(1000);
  answer([advert]);
  expect(await one).toMatchObject({ id: 1 });
});
