import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { Sandbox } from "../sandbox";
import { readyToOrder } from "../scene";
import { expectSaid, signIn } from "../steps";

const failed = "Si è verificato un errore, riprova tra qualche minuto.";

async function typeNote(page: Page, sandbox: Sandbox): Promise<void> {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/cart");
  await page.getByText("Nota per chi prepara la spesa").first().click();
  await page.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ }).fill("Niente sacchetti");
}

// spec §8: other failures: the generic sentence, with the request's id in small type
test("S8: an unreadable response of a failed change says so and offers the typed text", async ({
  page,
  sandbox,
}) => {
  await typeNote(page, sandbox);
  await sandbox.fault("unmade", { path: "cart/update-cart-info", times: 2 });
  await page.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, `${failed} Abbiamo controllato: la modifica non è stata fatta.`);
  await expect(page).toHaveURL(/\/cart(#.*)?$/);
  await page.getByRole("link", { name: "Riprendi quello che avevi scritto" }).click();
  await page.getByRole("button", { name: "Riprendi", exact: true }).click();
  await expectSaid(page, "Nota salvata.");
});

test("S8: an unreadable response of a saved change finds it, or says it is unsure", async ({
  page,
  sandbox,
}) => {
  await typeNote(page, sandbox);
  await sandbox.fault("malformed", { path: "cart/update-cart-info", times: 1 });
  await page.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, "Nota salvata.");

  const rename = async (fault: "malformed" | "unmade", name: string) => {
    await page.goto("/profile/lists");
    await page
      .getByRole("link", { name: /^Rinomina la lista/ })
      .first()
      .click();
    await page.getByLabel("Nome della lista").fill(name);
    await sandbox.fault(fault, { path: "wishlist/update", times: 1 });
    await page.getByRole("button", { name: "Salva il nome" }).click();
  };
  await rename("malformed", "Cena di domenica");
  await expectSaid(page, "Ora la lista si chiama Cena di domenica.");
  await rename("unmade", "Cena di sabato");
  await expectSaid(page, `${failed} Abbiamo controllato: la modifica non è stata fatta.`);

  await page.goto("/profile/username");
  await page.getByLabel("Nome utente").fill("anna.riva");
  await sandbox.fault("malformed", { path: "registration/update_username" });
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expectSaid(page, `${failed} Non sappiamo se la modifica è stata fatta`);
  await expect(page).toHaveURL(/\/profile\/username/);
});
