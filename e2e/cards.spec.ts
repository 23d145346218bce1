import { boxOf, drawRows, small } from "./boxes";
import { expect, test } from "./fixtures";
import { good, goods, plain } from "./goods";

const chains = ["loggia", "quantobasta", "terrecomuni"];
const screens = [small, { width: 768, height: 1024 }, { width: 1280, height: 900 }];

for (const tenant of chains)
  test(`cards in one row align their brands, names, prices and controls in ${tenant}`, async ({
    page,
    sandbox,
    shop,
  }) => {
    // The sandbox builds this chain's catalogue before the shop requests it.
    await goods(sandbox.at(tenant), plain);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const path of ["/", "/category/frutta-e-verdura", "/search?promo=1", "/search?query=latte"]) {
        await page.goto(shop(tenant) + path);
        await drawRows(page);
        const rows = await page.locator(".card-product").evaluateAll((cards) => {
          const found = new Map<string, number[][]>();
          const lists = [...new Set(cards.map((card) => card.parentElement))];
          for (const card of cards) {
            const { top } = card.getBoundingClientRect();
            const row = `${lists.indexOf(card.parentElement)} ${Math.round(top)}`;
            const parts = [".card-product-brand", ".card-product-name", ".price"].map(
              (part) => card.querySelector(part)?.getBoundingClientRect().top,
            );
            const places = [...parts, card.lastElementChild?.getBoundingClientRect().bottom];
            found.set(row, [...(found.get(row) ?? []), places.map((place = 0) => Math.round(place - top))]);
          }
          return [...found.values()];
        });
        expect(rows.filter((row) => row.length > 1).length, path).toBeGreaterThan(0);
        for (const row of rows)
          for (const part of row[0]?.keys() ?? []) {
            const places = row.map((card) => card[part] ?? 0);
            expect
              .soft(
                Math.max(...places) - Math.min(...places),
                `${path} at ${screen.width}: ${row.join(" | ")}`,
              )
              .toBeLessThanOrEqual(1);
          }
      }
    }
  });

test("a card shows chosen allergens, a low stock and a minimum quantity", async ({ page, sandbox, shop }) => {
  const last = await good(sandbox, ({ available }) => available >= 2 && available <= 5);
  const several = await good(
    sandbox,
    ({ productInfos, available }) => Number(productInfos.MINACQ ?? 1) > 1 && available > 5,
  );
  await page.goto(`${shop()}/allergeni`);
  const main = page.getByRole("main");
  await main.getByRole("checkbox", { name: "Latte e lattosio" }).check();
  await main.getByRole("button", { name: "Salva la scelta" }).click();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const [words, said] of [
      ["latte", /^Contiene latte/],
      [last.name, /^Ultimi \d pezzi$/],
      [several.name, /^(Si vende a|Almeno) .*: \d+,\d\d\s€$/],
    ] as const) {
      await page.goto(`${shop()}/search?query=${encodeURIComponent(words)}`);
      const { width, height } = await boxOf(main.locator(".card-product").getByText(said).first());
      expect(width, `${words} at ${screen.width}`).toBeGreaterThan(80);
      expect(height, `${words} at ${screen.width}`).toBeGreaterThan(14);
    }
  }
});

for (const tenant of chains)
  test(`the number of products stands on one line, clear of the first card, in ${tenant}`, async ({
    page,
    shop,
  }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const path of ["/category/frutta-e-verdura", "/search?query=latte", "/search?promo=1"]) {
        await page.goto(shop(tenant) + path);
        const told = await boxOf(page.locator("#products"));
        expect.soft(told.height, `${path} at ${screen.width}`).toBeLessThan(30);
        const sort = await boxOf(page.getByRole("combobox", { name: "Ordina per" }));
        const middle = told.y + told.height / 2 - (sort.y + sort.height / 2);
        expect.soft(Math.abs(middle), `${path} at ${screen.width}`).toBeLessThanOrEqual(1);
        const goods = await boxOf(page.locator("#goods"));
        expect.soft(goods.y - sort.bottom, `${path} at ${screen.width}`).toBeGreaterThanOrEqual(12);
      }
    }
  });

for (const tenant of chains)
  test(`a reduced product on a phone shows both prices above the bar and in it, in ${tenant}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(small);
    await page.goto(`${shop(tenant)}/search?promo=1`);
    const reduced = page.locator(".card-product:has(s)").getByRole("heading", { level: 3 }).getByRole("link");
    await page.goto(shop(tenant) + ((await reduced.first().getAttribute("href")) ?? ""));
    const bar = page.locator(".product-bar");
    expect((await boxOf(page.locator(".price-page"))).bottom).toBeLessThan((await boxOf(bar)).y);
    const before = await page.locator(".price-page s").innerText();
    await expect(bar.locator("s")).toHaveText(before);
  });
