import { expect, awake, test } from "./fixtures";
import { good, plain } from "./goods";
import { readyToOrder } from "./scene";
import { addedBy, expectSaid, quantityOf } from "./steps";

// The login as a dialog over the page, opened by script. The journeys test the same without script.

// spec §2.3: login: a dialog over the page under script, a page without <- app/frame/account.tsx, app/enhance/in-place.ts
test("the login dialog shows a refusal, gives the focus back on Esc and updates the page", async ({
  page,
  sandbox,
}) => {
  const who = await sandbox.shopper("regular");
  await page.goto("/catalog?from=above");
  await awake(page);
  const opener = page.getByRole("banner").getByRole("link", { name: "Accedi", exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Accedi" });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(480);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel("E-mail").fill(who.login);
  await dialog.getByLabel("Password").fill("sbagliata");
  await dialog.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("E-mail o password non corretti");
  await expect(dialog.getByLabel("E-mail")).toHaveValue(who.login);
  await expect(page).toHaveURL("/catalog?from=above");
  await dialog.getByLabel("Password").fill(who.password);
  await dialog.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("banner")).toContainText("Ciao, Giulia");
  await expectSaid(page, "Ciao! Ora puoi fare la spesa.");
  await expect(page).toHaveURL("/catalog?from=above");
});

// spec light: what a change brings is drawn in place, and what answers late overtakes nothing
test("the login over the page carries out a pending add, even if opened by another link", async ({
  page,
  sandbox,
}) => {
  const one = await good(sandbox, plain);
  const { who, backend } = await readyToOrder(sandbox);
  const listing = `/category/${one.breadCrumbs.at(-1)?.slug ?? ""}`;
  await page.goto(listing);
  await awake(page);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .last();
  const name = await addedBy(add);
  await add.click();
  const dialog = page.getByRole("dialog", { name: "Accedi" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(listing);
  await page.getByRole("banner").getByRole("link", { name: "Accedi", exact: true }).click();
  await dialog.getByLabel("E-mail").fill(who.login);
  await dialog.getByLabel("Password").fill(who.password);
  await dialog.getByRole("button", { name: "Accedi", exact: true }).click();
  await expect(page.getByRole("banner")).toContainText("Ciao, Giulia");
  await expect(dialog).toBeHidden();
  await expect(quantityOf(page, name)).toHaveValue("1");
  expect((await backend.cart()).cartItems).toHaveLength(2);
});
