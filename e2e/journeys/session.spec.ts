import type { Page } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test } from "../fixtures";
import { good, plain } from "../goods";
import { readyToOrder } from "../scene";
import {
  addButton,
  chooseHome,
  confirmSlot,
  expectSaid,
  openProduct,
  pickSlot,
  signIn,
  signInByForm,
  signInHere,
  stepOf,
} from "../steps";

const expired = "La sessione è scaduta, si prega di rieffettuare il login per continuare.";

async function expectSaidOnce(page: Page, words: string): Promise<void> {
  await expectSaid(page, words);
  await expect(page.getByText(words)).toHaveCount(1);
}

// spec §4: 419 ends the session, says the sentence, keeps what was typed, resumes after login
// spec §8: 419: 'La sessione è scaduta...'
test("a session lost while writing keeps the typed text through the login", async ({
  page,
  sandbox,
  script,
}) => {
  const { who } = await readyToOrder(sandbox);
  const note = "Banane poco mature, citofono «Ferretti & figli» 50%";
  await signIn(page, who, "/cart");
  await page.getByText("Nota per chi prepara la spesa").first().click();
  await page.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ }).fill(note);
  await sandbox.scenario("419", true, who.login);
  await page.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaidOnce(page, expired);
  await signInHere(page, who);
  // With script the login is a dialog, so the page below it still has the form.
  const again = script === "on" ? "Salva la nota" : "Riprendi";
  await page.getByRole("button", { name: again, exact: true }).click();
  await expectSaid(page, "Nota salvata.");
  await expect(page.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ })).toHaveValue(note);
});

test("a session lost while adding names the pending action and does it after login", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  const wanted = await good(sandbox, plain);
  await signIn(page, who);
  const name = await openProduct(page, wanted.slug);
  await sandbox.scenario("419", true, who.login);
  await addButton(page, name).click();
  await expectSaidOnce(page, expired);
  await expect(stepOf(page)).toContainText(`1 pezzo di ${name}`);
  await signInHere(page, who);
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
  const backend = await Backend.as(sandbox, who);
  expect((await backend.cart()).cartItems).toHaveLength(2);
});

// spec §4: a pending action that gets no answer is offered again, and never done again by itself
test(
  "a pending add without response after the login is offered again and done once",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox);
    const wanted = await good(sandbox, plain);
    const name = await openProduct(page, wanted.slug);
    await addButton(page, name).click();
    const unread = { path: "cart/view", shopper: who.login };
    await sandbox.fault("down", unread);
    await signInHere(page, who);
    await expect(page.getByRole("heading", { name: "Il negozio ora non risponde", level: 1 })).toBeVisible();
    await sandbox.fault("down", unread, false);
    await page.getByRole("link", { name: "Riprova" }).click();
    await expect(page.getByRole("main")).toContainText(`In sospeso: 1 pezzo di ${name}`);
    await page.getByRole("button", { name: "Riprendi", exact: true }).click();
    await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
    await page.goto("/resume");
    await expect(page.getByRole("heading", { name: "Non c'è nulla da riprendere." })).toBeVisible();
    const { cartItems } = await backend.cart();
    expect(cartItems.map(({ quantity }) => quantity)).toEqual([expect.any(Number), 1]);
  },
);

// The backend has lost the session, and a wrong password cannot open a new session.
const withSecrets = [
  {
    path: "/profile/password",
    typed: { "Password attuale": "Sbagliata-1", "Nuova password": "Melanzane-e-zucchine-7" },
    submit: "Cambia la password",
    undone: "La password non è cambiata: la sessione era scaduta.",
  },
  {
    path: "/profile/email",
    typed: { "Nuova e-mail": "altra@example.com", "Password attuale": "Sbagliata-1" },
    submit: "Manda il link di conferma",
    undone: "L'e-mail non è cambiata: la sessione era scaduta.",
  },
  {
    path: "/profile/delete",
    typed: { "Password attuale": "Sbagliata-1" },
    submit: "Elimina per sempre",
    undone: "Il profilo non è stato eliminato: la sessione era scaduta.",
  },
];
for (const { path, typed, submit, undone } of withSecrets)
  test(`S11: a session lost at ${path} leads back there and says that no change was made`, async ({
    page,
    sandbox,
  }) => {
    const who = await sandbox.shopper("new");
    await signIn(page, who, path);
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text);
    const understood = page.getByRole("checkbox", { name: /^Ho capito/ });
    if (path === "/profile/delete") await understood.check();
    await sandbox.scenario("419", true, who.login);
    await page.getByRole("button", { name: submit, exact: true }).click();
    await expectSaidOnce(page, expired);
    await signInHere(page, who);
    await expect(page).toHaveURL(path);
    await expectSaidOnce(page, undone);
    await page.goto("/resume");
    await expect(page.getByRole("heading", { name: "Non c'è nulla da riprendere." })).toBeVisible();
  });

// spec §4: a step cut off by a dead session leaves the pending action waiting
test("a session lost at the slot still adds the product to the cart", async ({ page, sandbox }) => {
  const wanted = await good(sandbox, plain);
  const who = await sandbox.shopper("regular");
  await signIn(page, who);
  const name = await openProduct(page, wanted.slug);
  await addButton(page, name).click();
  await chooseHome(page);
  await pickSlot(page);
  await sandbox.scenario("419", true, who.login);
  await confirmSlot(page);
  await expectSaidOnce(page, expired);
  await signInHere(page, who);
  await expect(page.getByRole("main")).toContainText("Stavi per: scegliere giorno e orario");
  await page.getByRole("button", { name: "Riprendi", exact: true }).click();
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
  await expect(page).toHaveURL(`/product/${wanted.slug}#offer`);
});

test("a session lost on a page leads back to that page", onServer, async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
  await sandbox.scenario("419", true, who.login);
  await page.goto("/delivery/timeslot?back=/checkout");
  await expectSaid(page, expired);
  await signInHere(page, who);
  await expect(page).toHaveURL("/delivery/timeslot?back=%2Fcheckout");
});

// spec §2.1: /service-down on server status 500-599
// spec §8: 500-599 on other than catalogue calls: /service-down
test(
  "a typed note survives a backend that is down and is saved later",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox);
    await signIn(page, who, "/cart");
    await page.getByText("Nota per chi prepara la spesa").first().click();
    await page.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ }).fill("Niente sacchetti");
    await sandbox.scenario("down");
    await page.getByRole("button", { name: "Salva la nota" }).click();
    const down = page.getByRole("heading", { name: "Il negozio ora non risponde", level: 1 });
    await expect(down).toBeVisible();
    await page.getByRole("link", { name: "Riprova" }).click();
    const resume = page.getByRole("button", { name: "Riprendi", exact: true });
    await resume.click();
    await expect(down).toBeVisible();
    await sandbox.scenario("down", false);
    await page.getByRole("link", { name: "Riprova" }).click();
    await resume.click();
    await expectSaid(page, "Nota salvata.");
    await expect(page.getByRole("main")).toContainText("1 prodotto");
    expect((await backend.cart()).cartItems).toHaveLength(1);
  },
);

test("an unreadable cart reappears once the backend answers", onServer, async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
  await sandbox.scenario("down");
  await page.goto("/cart");
  const down = page.getByRole("heading", { name: "Il negozio ora non risponde", level: 1 });
  await expect(down).toBeVisible();
  await page.getByRole("link", { name: "Riprova" }).click();
  await expect(down).toBeVisible();
  await sandbox.scenario("down", false);
  await page.getByRole("link", { name: "Riprova" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("main")).toContainText("1 prodotto");
});

// spec §4: login only with a password; a refusal is said in one sentence; logout ends the session
// spec §4: leaving closes the session; the cart waits for its owner <- app/features/account/login/routes/logout.tsx
test("a logout hides the cart until its owner logs in again", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signInByForm(page, who);
  await page.getByText(/^Ciao/).first().click();
  await page.getByRole("button", { name: "Esci", exact: true }).click();
  await expectSaid(page, "Hai chiuso la sessione. A presto!");
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("Accedi per vedere il carrello");
  await expect(page.getByRole("main")).not.toContainText("1 prodotto");
  await signInByForm(page, who, "/cart");
  await expect(page.getByRole("main")).toContainText("1 prodotto");
});

test(
  "F1: a session forgotten by the backend shows the login and no name",
  onServer,
  async ({ page, sandbox }) => {
    const { who } = await readyToOrder(sandbox);
    await signIn(page, who);
    await expect(page.getByText(/^Ciao/).first()).toBeVisible();
    await sandbox.scenario("419", true, who.login);
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Accedi", level: 1 })).toBeVisible();
    await expect(page.getByText(/^Ciao/)).toHaveCount(0);
    await signInHere(page, who);
    await expect(page.getByText(/^Ciao/).first()).toBeVisible();
  },
);

// spec attacked: F7 a typed form belongs to who typed it
test("F7: a form left open by another shopper is refused after a new login", async ({ page, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const next = await readyToOrder(sandbox);
  await signIn(page, who, "/cart");
  const note = page.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ });
  await page.getByText("Nota per chi prepara la spesa").first().click();
  await note.fill("Citofono Ferretti, codice 4711");

  const tab = await page.context().newPage();
  await tab.goto("/");
  await tab.getByText(/^Ciao/).first().click();
  await tab.getByRole("button", { name: "Esci", exact: true }).click();
  await expectSaid(tab, "Hai chiuso la sessione. A presto!");
  await signInByForm(tab, next.who);
  await tab.close();

  await page.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, "la pagina da cui hai inviato era di un altro utente");
  await page.goto("/cart");
  await expect(page.getByRole("main")).not.toContainText("4711");
  for (const one of [backend, next.backend])
    expect((await one.cart()).cartInfos.order_comment ?? "").toBe("");

  await page.getByText("Nota per chi prepara la spesa").first().click();
  await note.fill("Niente sacchetti");
  await page.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, "Nota salvata.");
});

// spec attacked: F8 logging out ends the session also when the backend does not answer <- app/features/account/login/routes/logout.tsx
// spec attacked: F15 personal pages are never stored
test(
  "F8: leaving works without the backend, and Back shows no address (F15)",
  onServer,
  async ({ page, sandbox }) => {
    const { who, backend } = await readyToOrder(sandbox);
    const street = (await backend.addresses())[0]?.address1 ?? "";
    await signIn(page, who, "/profile/addresses");
    await expect(page.getByRole("main")).toContainText(street);
    await sandbox.scenario("down", true, undefined);
    await page.getByText(/^Ciao/).first().click();
    await page.getByRole("button", { name: "Esci", exact: true }).click();
    await expectSaid(page, "Da questo browser sei uscito");
    await sandbox.scenario("down", false);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Accedi", level: 1 })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(street);
  },
);
