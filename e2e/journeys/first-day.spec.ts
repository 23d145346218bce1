import { expect, onServer, test } from "../fixtures";
import { goods, plain } from "../goods";
import { demo } from "../sandbox";
import { signInHere } from "../steps";

// spec operator: a chain's own words are read rightly on its first day: packs, promotional prices, nutrition, errors, pages of HTML <- app/ebsn/catalog/mapping/pack.ts, app/ebsn/catalog/mapping/price.ts, app/ebsn/catalog/mapping/nutrition.ts, app/ebsn/transport/wire/for-people.ts
test(
  "a backend with other units, nutrition columns and prices is read correctly",
  onServer,
  async ({ page, sandbox }) => {
    // No other journey opens these products, so no cache holds the backend's earlier data.
    const reduced = (await goods(sandbox, ({ priceStandardDisplay }) => Boolean(priceStandardDisplay))).at(
      -1,
    );
    const full = (await goods(sandbox, plain)).at(-4);
    for (const name of ["other-packs", "other-nutrition", "price-included"] as const)
      await sandbox.scenario(name);
    const main = page.getByRole("main");

    await page.goto(`/product/${full?.slug}`);
    await expect(main).toContainText("1,5 kg");
    await expect(main).not.toContainText("KG.1,5");
    await expect(main.getByRole("row", { name: "Energia" })).toContainText("1500 kJ");
    await expect(main).not.toContainText("450 kJ");

    await page.goto(`/product/${reduced?.slug}`);
    await expect(main.locator(".price-page")).toBeVisible();
    await expect(main.locator(".price-page")).not.toContainText("invece di");
  },
);

// spec operator: a chain's own words are read rightly on its first day: packs, promotional prices, nutrition, errors, pages of HTML
test(
  "unknown error texts and an HTML error page show a plain message without markup",
  onServer,
  async ({ page, sandbox }) => {
    const wrong = { ...demo("regular"), password: "non-è-questa" };
    await sandbox.scenario("other-errors");
    await page.goto("/login");
    await signInHere(page, wrong);
    const main = page.getByRole("main");
    await expect(main).toContainText("Operazione non riuscita: riprova più tardi");
    await expect(main).not.toContainText("<b>");

    await sandbox.scenario("other-errors", false);
    await sandbox.scenario("other-page");
    await page.goto("/login");
    await signInHere(page, wrong);
    await expect(main).toContainText("Si è verificato un errore, riprova tra qualche minuto");
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(wrong.login);
    await expect(main).not.toContainText("Errore interno");
  },
);
