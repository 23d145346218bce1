import type { Locator } from "@playwright/test";
import { Backend } from "../backend";
import { expect, onServer, test } from "../fixtures";
import { good, plain } from "../goods";
import {
  byHand,
  confirmButton,
  createButton,
  expectFilled,
  expectSent,
  expectStep,
  fill,
  fillLastStep,
  finish,
  home,
  linksTo,
  more,
  newEmail,
  onwards,
  openMore,
  person,
  toLastStep,
} from "../registering";
import { addButton, chooseSlot, expectSaid, openProduct, signInByForm, signInHere } from "../steps";
import { bring, Visitor } from "../visitor";

/** Action and fields of the form around an element. */
const formAround = (inside: Locator) =>
  inside.locator("xpath=ancestor::form").evaluate((form: HTMLFormElement) => ({
    path: form.getAttribute("action") ?? "",
    fields: [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  }));

/** B1, B2, B3: values as an address book, a numeric keypad and a scanner write them. */
const asWritten = {
  Nome: "NICOLO’",
  Cognome: "‘Ndrangheta\u200b",
  Cellulare: "\u202a+39 (347)\u00a0123\u20114567\u202c",
  "Data di nascita": "01011980",
  "Codice fiscale": "123 4567 8903",
  "Carta fedeltà": "*0421234567891*",
};
const password = "segreta 1";
const errors = "Questo link non vale più";

// spec §2.1: /registration-user, also with social_login=google <- app/features/account/registration/routes/registration.tsx, app/features/account/registration/load-step.ts
// spec §2.1: /registration-completed, /registration/confirm, /registration-confirm, /email-confirmed: confirmation screens with a login link <- app/features/account/registration/routes/completed.tsx, app/features/account/registration/routes/confirm.tsx, app/features/account/registration/routes/confirmed.tsx, app/features/account/profile/routes/email-confirmed.tsx
// spec §2.3: login: e-mail, password, show password, remember me (on by default)
// spec §4: registration: register, resend the mail, confirm with the control code <- app/features/account/registration/register.ts, app/features/account/registration/resend.ts, app/features/account/registration/confirm.ts
test("V3: a visitor registers on the way to the cart, and the product is added", async ({
  page,
  sandbox,
}) => {
  const email = newEmail();
  const name = await openProduct(page, (await good(sandbox, plain)).slug);
  await addButton(page, name).click();
  await expect(page.getByText(`1 pezzo di ${name}`).first()).toBeVisible();
  await page.getByRole("link", { name: "Registrati", exact: true }).click();
  await toLastStep(page, email);
  await expect(page.getByRole("main")).toContainText("Anna D'Angelo");
  await expect(page.getByRole("main")).toContainText("Via Cavour 12, 00184 Roma");
  await finish(page, { password });
  await expectSent(page);
  await expect(page.getByRole("main")).toContainText(email);
  const [link = ""] = await linksTo(sandbox, email);
  await page.goto(link);
  await expect(page.getByRole("main"), "the only address is not asked for again").toContainText(
    "Via Cavour 12",
  );
  await chooseSlot(page);
  await expectSaid(page, `Nel carrello: 1 pezzo di ${name}`);
  const backend = await Backend.as(sandbox, { login: email, password });
  expect((await backend.cart()).cartItems).toHaveLength(1);
});

// spec §2.1: /registration-completed, /registration/confirm, /registration-confirm, /email-confirmed: confirmation screens with a login link
// spec again: signed in by the confirmation's link, in the browser that registered alone: V3
test("V3: the link in another browser only confirms, and leads to a prefilled login", async ({
  page,
  sandbox,
}) => {
  const email = newEmail();
  await page.goto("/registration-user");
  await toLastStep(page, email);
  await finish(page, { password });
  await expectSent(page);
  await page.context().clearCookies();
  const [link = ""] = await linksTo(sandbox, email);
  await page.goto(link);
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Ci siamo!", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Accedi", exact: true }).click();
  await expect(page.getByLabel("E-mail"), "known from the confirmation").toHaveValue(email);
  await expect(page.getByLabel("Ricordami su questo dispositivo"), "S9").toBeChecked();
  await signInHere(page, { login: email, password });
  await expectSaid(page, "Ciao!");
  const backend = await Backend.as(sandbox, { login: email, password });
  expect((await backend.cart()).shippingAddress, "the address is taken here, too").toMatchObject({
    autoAssigned: false,
  });
});

// spec §2.1: /registration-completed, /registration/confirm, /registration-confirm, /email-confirmed: confirmation screens with a login link
// spec §4: registration: register, resend the mail, confirm with the control code
test("an unconfirmed shopper cannot log in, and can have the mail sent again", async ({ page, sandbox }) => {
  const { login, password: known } = await sandbox.shopper("unconfirmed");
  await page.goto("/login");
  await signInHere(page, { login, password: known });
  await expect(page.getByRole("main")).toContainText("Prima di accedere conferma la registrazione");
  await page.getByRole("link", { name: "Non trovi l'e-mail? Fattela rimandare" }).click();
  for (const who of [login, newEmail()]) {
    await page.getByLabel("E-mail").fill(who);
    await page.getByRole("button", { name: "Manda di nuovo l'e-mail" }).click();
    await expectSaid(page, "Se l'indirizzo aspetta una conferma, ti abbiamo scritto di nuovo.");
    await expect(page.getByRole("main")).toContainText(who);
  }
  const [link = ""] = await linksTo(sandbox, login);
  await page.goto(link);
  const confirmed = page.getByRole("link", { name: "Ho già confermato: accedi" });
  await expect(confirmed).toHaveAttribute("href", "/login");
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Ci siamo!", level: 1 })).toBeVisible();
  await page.goto("/registration-completed");
  await confirmed.click();
  await signInHere(page, { login, password: known });
  await expectSaid(page, "Ciao!");
});

// spec §4: a registration survives reload, Back and a lost answer, and makes one account, whoever asks twice <- app/features/account/registration/typed.ts, app/platform/session/draft.ts
test("typed registration data survive reload, Back and a lost response, with one account", async ({
  page,
  sandbox,
}) => {
  const email = newEmail();
  const typed = { ...person(email), ...more };
  await page.goto("/registration-user?back=/catalog");
  await toLastStep(page, email);
  await page.reload();
  await expectStep(page, "Password");
  await page.getByRole("link", { name: "Cambia Chi sei" }).click();
  await expectFilled(page, typed);
  await page.goBack();
  await expectStep(page, "Password");
  await page.getByRole("button", { name: "Torna al passo prima" }).click();
  await expectStep(page, "Chi sei");
  await expectFilled(page, typed);
  await fill(page, { "Via, numero e città": "Via dei Pazzi 3, Atlantide" });
  await onwards(page);
  await expect(page.getByRole("alert")).toContainText("Non troviamo questo indirizzo");
  await byHand(page);
  await expectStep(page, "Indirizzo");
  await fill(page, { ...home, Città: "Rom@ <b>" });
  await page.getByRole("button", { name: "Torna al passo prima" }).click();
  await expectFilled(page, { Nome: "Anna" });
  await byHand(page);
  await expectFilled(page, { ...home, Città: "Rom@ <b>" });
  await page.goto("/registration-user?passo=fine&back=/catalog");
  await expectStep(page, "Indirizzo");
  await expect(page.getByRole("link", { name: "Indietro", exact: true })).toHaveCount(0);
  const halfRight = { ...home, CAP: "0018A", Città: "Roma" };
  await fill(page, halfRight);
  await onwards(page);
  await expect(page.getByRole("alert")).toContainText("CAP: Il CAP ha cinque cifre");
  await page.getByRole("link", { name: "Chi sei" }).click();
  await byHand(page);
  await expectFilled(page, halfRight);
  await fill(page, home);
  await onwards(page);
  await expectStep(page, "Password");
  await sandbox.fault("lost", { path: "registration/register_user", times: 1 });
  await finish(page, { password });
  await expect(page.getByRole("main")).toContainText("Non abbiamo avuto risposta");
  await expect(page.getByLabel("Password", { exact: true }), "never sent back").toHaveValue("");
  await expect(page.getByRole("checkbox", { name: /informativa sulla privacy/ })).toBeChecked();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Leggi l'informativa sulla privacy" }),
    "T6: what is accepted can be read",
  ).toHaveAttribute("href", "/page/privacy");
  await finish(page, { password });
  await expectSent(page);
  const [link = ""] = await linksTo(sandbox, email);
  await page.goto(link);
  await expectSaid(page, "La spesa arriva in Via Cavour 12");
  await expect(page).toHaveURL(/\/catalog$/);
});

// spec §4: a registration survives reload, Back and a lost answer, and makes one account, whoever asks twice
test("two tabs and a doubled form make one account", onServer, async ({ page, sandbox, shop }) => {
  const email = newEmail();
  await page.goto("/registration-user");
  await toLastStep(page, email);
  await fillLastStep(page, { password });
  const form = await formAround(createButton(page));
  // Two clients with this browser's cookies; a hidden browser tab draws no frames and delays a
  // click by seconds.
  const tab = await Visitor.like(page.context(), shop());
  const sent = await Promise.all([tab, tab.copy()].map((one) => one.post(form.path, form.fields)));
  expect(sent.map(({ headers }) => headers.location)).toEqual(
    Array(2).fill("/registration-completed?back=/"),
  );
  await bring(page, tab, shop());
  await finish(page, { password: "un'altra" });
  await expectSent(page);
  const links = await linksTo(sandbox, email);
  await page.goto(links[0] ?? "");
  await Backend.as(sandbox, { login: email, password });
});

// spec §4: a registration survives reload, Back and a lost answer, and makes one account, whoever asks twice
test(
  "a known e-mail gets the same answer as a new address, without a link to confirm",
  onServer,
  async ({ page, sandbox }) => {
    const known = await sandbox.shopper("regular");
    await page.goto("/registration-user");
    await toLastStep(page, known.login);
    await finish(page, { password: "un'altra password" });
    await expectSent(page);
    await expect(page.getByRole("main")).toContainText(known.login);
    const links = await linksTo(sandbox, known.login);
    expect(links.some((link) => link.includes("reg_control_code"))).toBe(false);
    await signInByForm(page, known);
  },
);

// spec §2.1: /registration-completed, /registration/confirm, /registration-confirm, /email-confirmed: confirmation screens with a login link
// spec §4: registration: register, resend the mail, confirm with the control code
test(
  "refuses control codes that are cut, wrong, another shopper's, used or expired",
  onServer,
  async ({ page, sandbox }) => {
    const [mine, theirs] = [await sandbox.shopper("unconfirmed"), await sandbox.shopper("unconfirmed")];
    const linkFor = async ({ login }: { login: string }) => {
      await page.goto("/registration-completed");
      await page.getByLabel("E-mail").fill(login);
      await page.getByRole("button", { name: "Manda di nuovo l'e-mail" }).click();
      await expect(page.getByRole("main")).toContainText(login);
      const url = new URL((await linksTo(sandbox, login))[0] ?? "");
      return {
        email: url.searchParams.get("e_mail") ?? "",
        code: url.searchParams.get("reg_control_code") ?? "",
      };
    };
    const [own, foreign] = [await linkFor(mine), await linkFor(theirs)];
    const open = (email: string, code: string) =>
      page.goto(`/registration/confirm?${new URLSearchParams({ e_mail: email, reg_control_code: code })}`);
    const refused = async () => {
      await confirmButton(page).click();
      await expect(page.getByRole("main")).toContainText(errors);
    };
    for (const path of ["/registration/confirm", `/registration/confirm?e_mail=${own.email}`]) {
      await page.goto(path);
      await expect(page.getByRole("main")).toContainText("Questo link non è completo");
    }
    await open(own.email, "<script>alert(1)</script>");
    await expect(page.getByRole("main")).toContainText("Questo link non è completo");
    await open(
      own.email,
      own.code.replace(/^./, (first) => (first === "0" ? "1" : "0")),
    );
    await refused();
    await open(own.email, foreign.code);
    await refused();
    await page.goto(
      `/registration-confirm?e_mail=${encodeURIComponent(own.email)}&reg_control_code=${own.code}`,
    );
    await confirmButton(page).click();
    await expect(page.getByRole("heading", { name: "Ci siamo!", level: 1 })).toBeVisible();
    await open(own.email, own.code);
    await refused();
    await sandbox.clock(8 * 24 * 60);
    await open(foreign.email, foreign.code);
    await refused();
  },
);

// spec §5: registration: the mandatory fields and the optional ones, the reference store, the first consent mandatory and the others free <- app/features/account/registration/registration-fields.ts, app/features/account/consents.ts, app/features/account/registration/store-choices.ts
test("T11: each field shows its error and keeps the typed text", onServer, async ({ page, sandbox }) => {
  await page.goto("/registration-user");
  await onwards(page);
  for (const label of ["Nome", "Cognome", "E-mail", "Conferma e-mail"])
    await expect(page.getByRole("link", { name: `${label}: Campo obbligatorio`, exact: true })).toBeVisible();
  const wrong = {
    Nome: "<script>alert(1)</script>",
    Cognome: "Rossi2",
    "E-mail": "anna@example",
    "Conferma e-mail": "ana@example",
    Cellulare: "12 ab",
    "Data di nascita": "01/01/2090",
    "Codice fiscale": "RSSMRA85T10A562",
    "Carta fedeltà": "0421234567890",
  };
  await openMore(page);
  await fill(page, wrong);
  await onwards(page);
  for (const said of [
    "Nome: Accetta solo caratteri dell'alfabeto",
    "Cognome: Accetta solo caratteri dell'alfabeto",
    "E-mail: Digitare una e-mail valida",
    "Conferma e-mail: Digitare una e-mail valida",
    "Cellulare: Digitare un numero di telefono valido",
    "Data di nascita: La data di nascita è nel futuro",
    "Codice fiscale: Formato non corretto",
    "Carta fedeltà: Numero di carta fedeltà non valido",
    "Via, numero e città: Campo obbligatorio",
  ])
    await expect(page.getByRole("alert").getByRole("link", { name: new RegExp(`^${said}`) })).toBeVisible();
  await expectFilled(page, wrong);
  for (const [typed, words] of [
    ["31/02/1980", "Formato della data gg/mm/aaaa"],
    ["01/01/1800", "Controlla l'anno di nascita"],
    ["01/01/2020", "Per registrarti devi avere almeno 14 anni"],
  ] as const) {
    await fill(page, { "Data di nascita": typed });
    await onwards(page);
    await expect(page.getByRole("alert")).toContainText(`Data di nascita: ${words}`);
  }

  await fill(page, { ...person(newEmail()), ...more, "Conferma e-mail": "ana@example.com" });
  await onwards(page);
  await expect(page.getByRole("alert"), "S7").toContainText("Conferma e-mail: Le due e-mail non sono uguali");
  await expectFilled(page, { "Conferma e-mail": "ana@example.com" });
  await fill(page, { ...person(newEmail()), ...asWritten });
  for (const [line, words] of [
    ["Via Cavour, Roma", "Manca il numero civico"],
    ["Roma 00184", "Scrivi anche la via"],
  ] as const) {
    await fill(page, { "Via, numero e città": line });
    await onwards(page);
    await expect(page.getByRole("alert")).toContainText(`Via, numero e città: ${words}`);
  }
  await byHand(page);
  await fill(page, { Indirizzo: "<b>Via", "Numero civico": "", CAP: "184", Città: "", Provincia: "Lazio" });
  await onwards(page);
  for (const said of [
    "Indirizzo: Non usare i segni < e >",
    "Numero civico: Campo obbligatorio",
    "CAP: Il CAP ha cinque cifre",
    "Città: Campo obbligatorio",
    "Provincia: La provincia ha due lettere, per esempio RM",
  ])
    await expect(page.getByRole("alert").getByRole("link", { name: new RegExp(`^${said}`) })).toBeVisible();
  await fill(page, home);
  await onwards(page);
  await page.getByRole("link", { name: "Cambia Negozio" }).click();
  await page.getByRole("search").getByLabel("Cerca per città, via o CAP").fill("Atlantide");
  await page.getByRole("main").getByRole("button", { name: "Cerca", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Nessun negozio per «Atlantide».");
  await page.getByRole("search").getByLabel("Cerca per città, via o CAP").fill("00044");
  await page.getByRole("main").getByRole("button", { name: "Cerca", exact: true }).click();
  await page.getByRole("radio", { name: /Frascati/ }).check();
  await onwards(page);
  await expect(page.getByRole("main")).toContainText("La Loggia Frascati");

  await page.getByLabel("Password", { exact: true }).fill("12345");
  await page.getByRole("button", { name: "Crea il mio account" }).click();
  await expect(page.getByRole("alert")).toContainText("La password deve essere lunga 6 caratteri");
  await expect(page.getByRole("alert")).toContainText("Per registrarti serve questo consenso");
  await sandbox.scenario("recaptcha");
  await finish(page, { password });
  await expect(page.getByRole("alert")).toContainText("Non abbiamo potuto verificare che sei una persona");
});

test("V3: an ambiguous address is chosen from a list", onServer, async ({ page }) => {
  await page.goto("/registration-user");
  await fill(page, { ...person(newEmail()), "Via, numero e città": "via cavour 12" });
  await onwards(page);
  await page
    .getByRole("link", { name: /Via Cavour,? 12.*Roma/ })
    .first()
    .click();
  await expectFilled(page, { Indirizzo: "Via Cavour", "Numero civico": "12", CAP: "00184", Provincia: "RM" });
  await onwards(page);
  await expectStep(page, "Password");
});

// spec §2.1: /page/consegna-a-casa <- app/features/content/bundled-pages.ts
// spec §2.3: login: forgot-password link only where one may register, register button, consegna-a-casa; an external registration opens in a window of its own
test(
  "a signed-in shopper skips registration, and the login explains delivery",
  onServer,
  async ({ page, sandbox }) => {
    await page.goto("/login?back=/volantini");
    await page.getByRole("link", { name: "Come funziona la consegna a casa" }).click();
    await expect(page.getByRole("heading", { name: "Consegna a casa", level: 1 })).toBeVisible();
    await signInByForm(page, await sandbox.shopper("new"), "/volantini");
    await page.goto("/registration-user?back=/catalog");
    await expect(page).toHaveURL("/catalog");
  },
);
