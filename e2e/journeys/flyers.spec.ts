import { awake, expect, onServer, test } from "../fixtures";

const flyer = "/volantini/offerte-della-settimana";

// spec §2.1: /volantini, /volantini/{volantino}
test("a flyer opens from the home and is read page by page", async ({ page, script }) => {
  await page.goto("/");
  const covers = page.getByRole("main").getByRole("region", { name: "Volantini" });
  const cover = covers.getByRole("link", { name: /^Offerte della settimana/ });
  await expect(cover).toHaveAttribute("href", flyer);
  for (const [name, value] of [
    ["width", "96"],
    ["height", "96"],
    ["loading", "lazy"],
  ] as const)
    await expect(cover.locator("img")).toHaveAttribute(name, value);
  await covers.getByRole("link", { name: "Sfoglia i volantini" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Volantini" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Da lun 23 novembre a dom 29 novembre");
  await page.getByRole("link", { name: "Sfoglia Offerte della settimana" }).click();

  const picture = (number: number) =>
    page.getByRole("img", { name: new RegExp(`^Offerte della settimana, pagina ${number} di \\d$`) });
  await expect(page.getByRole("heading", { level: 1, name: "Offerte della settimana" })).toBeVisible();
  await expect(picture(1)).toBeVisible();
  await expect(page.getByRole("link", { name: "Pagina prima" })).toHaveCount(0);
  await page.getByRole("link", { name: "Pagina dopo" }).click();
  await expect(page).toHaveURL(/\?pagina=2#/);
  await expect(picture(2)).toBeVisible();
  await page.getByRole("link", { name: "Vai a pagina 1" }).click();
  await expect(picture(1)).toBeVisible();

  if (script === "on") {
    await awake(page);
    await page.keyboard.press("ArrowRight");
    await expect(picture(2)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(picture(1)).toBeVisible();
    await page.goBack();
    await expect(picture(2)).toBeVisible();
  } else {
    await page.keyboard.press("ArrowRight");
    await expect(picture(1)).toBeVisible();
  }
});

// spec §7: flyers and their products
test("products of a flyer can be bought, on several pages", async ({ page }) => {
  await page.goto(`${flyer}?pagina=2`);
  const products = page.getByRole("region", { name: "Prodotti del volantino" });
  await expect(products.getByRole("heading", { level: 3 })).toHaveCount(24);
  await expect(products.getByRole("button", { name: /^Aggiungi/ }).first()).toBeEnabled();
  await products.getByRole("link", { name: "Successiva" }).click();
  await expect(page).toHaveURL(/\?pagina=2&page=2#prodotti$/);
  await expect(products.getByRole("heading", { level: 3 })).toHaveCount(12);
});

// spec §2.1: /volantini, /volantini/{volantino}
test("an unknown flyer answers 404, and invalid page numbers redirect", onServer, async ({ page }) => {
  const unknown = await page.goto("/volantini/natale-1999");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Questo volantino non c'è" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sfoglia Offerte della settimana" })).toBeVisible();

  for (const bad of ["0", "-1", "9999", "abc"]) {
    await page.goto(`${flyer}?pagina=${bad}`);
    await expect(page).toHaveURL(new RegExp(`${flyer}$`));
  }
  const beyond = await page.goto(`${flyer}?page=9999`);
  expect(beyond?.status()).toBe(404);
  await page.getByRole("link", { name: "Torna all'inizio" }).click();
  await expect(page).toHaveURL(new RegExp(`${flyer}$`));
});

// spec §7: category-block/info; advertising
test("adverts on the home and in a department lead to their page", async ({ page, shop }) => {
  await page.goto("/");
  const adverts = page.getByRole("list", { name: "In primo piano" });
  await expect(adverts.getByRole("link")).toHaveText([
    "Il banco del mattino",
    "Il pane di oggi",
    "La dispensa della Loggia",
  ]);
  await expect(page.getByRole("heading", { level: 2, name: "I più scelti" })).toBeVisible();
  await adverts.getByRole("link", { name: "Il pane di oggi" }).click();
  await expect(page).toHaveURL(/\/category\/pane-e-forno$/);

  await page.getByRole("main").getByRole("link", { name: "Le offerte di Pane e forno" }).click();
  await expect(page).toHaveURL(/\/category\/pane-e-forno\?promo=1$/);
  await expect(page.getByRole("link", { name: "Togli il filtro Solo offerte" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Le offerte di Pane e forno" })).toHaveCount(0);

  await page.goto(`${shop("terrecomuni")}/`);
  await expect(adverts.getByRole("link", { name: "Dai campi dei soci" })).toBeVisible();
});
