import type { Page } from "@playwright/test";
import { Backend } from "./backend";
import { expect, test } from "./fixtures";
import { dear, good } from "./goods";
import { invoiceCompany } from "./invoice";
import { acceptTerms, orderButton, orderIdOf } from "./steps";

const done = "Ordine inviato, grazie!";
const transfer = "Ordine inviato: ora fai il bonifico";
const titled = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

/** Each kind of payment (§9) at a chain that offers it; `at`: the extra step it needs. */
const kinds = [
  { tenant: "loggia", id: 1, way: /^Visa.*/, at: "nothing" },
  { tenant: "loggia", id: 13, way: "Portafoglio digitale", at: "page" },
  { tenant: "loggia", id: 17, way: "Bonifico bancario", at: "transfer" },
  { tenant: "loggia", id: 18, way: "Buoni pasto cartacei", at: "nothing" },
  { tenant: "quantobasta", id: 12, way: /^Pagamento online/, at: "form" },
  { tenant: "quantobasta", id: 19, way: "Buoni pasto elettronici", at: "nothing" },
  { tenant: "quantobasta", id: 101, way: "Fattura riepilogativa", at: "nothing" },
  { tenant: "terrecomuni", id: 2, way: "Alla consegna", at: "nothing" },
  { tenant: "terrecomuni", id: 11, way: "Pagamento differito", at: "nothing" },
  { tenant: "terrecomuni", id: 113, way: /^Pagamento online a rate/, at: "form" },
] as const;

// spec paying: payment types 1, 2, 11, 12, 113, 13, 17, 101, 18, 19, each with what it needs (§9)
for (const { tenant, id, way, at } of kinds)
  test(`S15: ${tenant}, payment ${id}: one order, found again as it was paid`, async ({
    page,
    sandbox,
    shop,
    script,
  }) => {
    // A plain backend does not send its clock, so the sandbox runs on the storefront's own.
    await sandbox.reset(new Date().toISOString());
    const chain = sandbox.at(tenant);
    await chain.scenario("plain");
    const later = id === 11 || id === 101;
    const who = await chain.shopper(later ? "company" : "regular");
    const backend = await Backend.as(chain, who);
    const before = (await backend.orders()).length;
    await backend.settle(2);
    await backend.fill([{ good: await good(chain, dear), quantity: 5 }]);
    await page.goto(`${shop(tenant)}/login?back=/checkout`);
    await page.getByLabel("E-mail").fill(who.login);
    await page.getByLabel("Password").fill(who.password);
    await page.getByRole("main").getByRole("button", { name: "Accedi", exact: true }).click();
    await acceptTerms(page);
    if (id === 101) await invoiceCompany(page, "Trattoria Bassi");
    await page.getByRole("radio", { name: way }).and(page.locator(":enabled")).first().check();
    await orderButton(page).click();
    if (at === "page" || at === "form") await page.getByRole("button", { name: "Paga", exact: true }).click();
    if (at === "form" && script === "off")
      await page.getByRole("button", { name: "Torna al negozio" }).click();
    await titled(page, at === "transfer" ? transfer : done);
    const orderId = orderIdOf(page);
    const orders = await backend.orders();
    expect(orders).toHaveLength(before + 1);
    expect(orders[0]).toMatchObject({ orderId, orderStatusId: at === "transfer" ? 1 : 3 });
    await page.goto(`${shop(tenant)}/profile/orders/${orderId}`);
    await expect(page.getByRole("main")).toContainText(at === "transfer" ? "IBAN" : "Pagamento");
    expect((await backend.cart()).cartItems).toEqual([]);
  });
