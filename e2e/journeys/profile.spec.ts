import { expect, test } from "../fixtures";
import { expectFilled, linksTo, newEmail } from "../registering";
import { expectSaid, said, signIn, signInHere } from "../steps";
import { signedIn } from "../visitor";

const heading = (name: string) => ({ name, level: 1 }) as const;

test("the profile leads everywhere, shows what is known, and each part is changed alone", async ({
  page,
  sandbox,
}) => {
  const who = await sandbox.shopper("regular");
  await signIn(page, who);
  await page.goto("/profile");
  await expect(page).toHaveURL("/profile/dashboard");
  await expect(page.getByRole("heading", heading("Il mio profilo"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Punti fedeltà: \d+/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^I miei dati/ })
    .click();
  await expect(page.getByRole("navigation", { name: "Sei qui" })).toContainText("Il mio profilo");

  await page.getByRole("link", { name: "Modifica: Dati personali" }).click();
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Gianna <b>");
  await page.getByLabel("Carta fedeltà").fill("0421234567892");
  await page.getByRole("button", { name: "Salva", exact: true }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("Gianna <b>");
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Gianna");
  await page.getByLabel("Carta fedeltà").fill("0421234567891");
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expectSaid(page, "Dati salvati.");
  await expect(page.getByRole("main")).toContainText("Gianna Ferretti");
  await expect(page.getByRole("main")).toContainText("0421234567891");

  await page.getByRole("link", { name: "Modifica: Nome utente" }).click();
  await page.getByLabel("Nome utente").fill(`gianna.${Date.now()}`);
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expectSaid(page, "Dati salvati.");
});

test("an invoice goes to a company: sent twice it is there once", async ({ page, sandbox, shop }) => {
  const who = await sandbox.shopper("regular");
  await signIn(page, who, "/profile/billing");
  await page.getByRole("link", { name: "Aggiungi un'azienda" }).click();
  const company = {
    companyName: "Ferretti & figli S.r.l.",
    vatNumber: "01234567890",
    street: "Via Cavour",
    number: "12",
    postalCode: "00184",
    city: "Roma",
    province: "RM",
  };
  await page.getByLabel("Ragione sociale").fill(company.companyName);
  await page.getByLabel("Partita IVA").fill(company.vatNumber);
  await page.getByLabel("Indirizzo", { exact: true }).fill(company.street);
  await page.getByLabel("Numero civico").fill(company.number);
  await page.getByLabel("CAP").fill(company.postalCode);
  await page.getByLabel("Città").fill(company.city);
  await page.getByLabel("Provincia").fill(company.province);
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expectSaid(page, "Dati salvati.");
  await expect(page.getByRole("listitem").filter({ hasText: company.companyName })).toHaveCount(1);
  const again = await signedIn(shop(), who);
  await again.post("/profile/billing/new?kind=company", company);
  await page.goto("/profile/billing");
  await expect(page.getByRole("listitem").filter({ hasText: company.companyName })).toHaveCount(1);
});

test("the password is changed: this browser goes on, another one has to log in again", async ({
  page,
  sandbox,
  browser,
  baseURL,
}) => {
  const who = await sandbox.shopper("regular");
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, who, "/profile/orders");
  await signIn(page, who, "/profile/password");
  const old = page.getByLabel("Password attuale");
  const fresh = page.getByLabel("Nuova password");
  await old.fill("sbagliata-1");
  await fresh.fill("nuova-spesa-2026");
  await page.getByRole("button", { name: "Cambia la password" }).click();
  await expect(page.getByRole("main")).toContainText("La password attuale non è corretta");
  await expect(old).toHaveValue("");
  await old.fill(who.password);
  await fresh.fill("nuova-spesa-2026");
  await page.getByRole("button", { name: "Cambia la password" }).click();
  await expectSaid(page, "La password è cambiata.");
  await page.goto("/profile/orders");
  await expect(page).toHaveURL("/profile/orders");
  await elsewhere.goto("/profile/orders");
  await expect(elsewhere.getByRole("heading", heading("Accedi"))).toBeVisible();
  await elsewhere.close();
});

test("a copied session does not outlive the password, also where a challenge stands before the login", async ({
  sandbox,
  shop,
}) => {
  const fresh = { oldPassword: "bottega-demo", newPassword: "nuova-spesa-2026" };
  const owner = await signedIn(shop(), await sandbox.shopper("new"));
  const thief = owner.copy();
  expect((await thief.get("/profile/orders")).status).toBe(200);
  await sandbox.scenario("recaptcha");
  const changed = await owner.post("/profile/password", fresh);
  await sandbox.scenario("recaptcha", false);
  expect([changed.status, changed.headers.location]).toEqual([303, "/login?back=/profile/profile-update"]);
  expect((await owner.get("/login")).body).toContain("Accedi di nuovo con quella nuova.");
  expect((await thief.get("/profile/orders")).headers.location).toBe("/login?back=/profile/orders");
});

test("a password or a profile whose change got no answer: the shop looks whether it was made", async ({
  sandbox,
  shop,
}) => {
  const fresh = { oldPassword: "bottega-demo", newPassword: "nuova-spesa-2026" };
  const shopper = await signedIn(shop(), await sandbox.shopper("new"));
  const thief = shopper.copy();
  await sandbox.fault("lost", { path: "registration/update_password", times: 1 });
  expect((await shopper.post("/profile/password", fresh)).headers.location).toBe("/profile/profile-update");
  expect((await thief.get("/profile/orders")).status).toBe(303);
  await sandbox.fault("lost", { path: "registration/user_anonymize", times: 1 });
  expect((await shopper.post("/profile/delete", { understood: "on" })).headers.location).toBe("/");
  expect((await shopper.get("/")).body).toContain("Il tuo profilo è stato eliminato.");
});

test("password managers find the way to the change", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  await page.goto("/.well-known/change-password");
  await signInHere(page, who);
  await expect(page.getByRole("heading", heading("Cambia la password"))).toBeVisible();
});

test("the e-mail changes when its own mailbox says so, once", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  const email = newEmail();
  await signIn(page, who, "/profile/email");
  await page.getByLabel("Nuova e-mail").fill(email);
  await page.getByRole("button", { name: "Manda il link di conferma" }).click();
  await expectSaid(page, email);
  await expect(page.getByRole("main")).toContainText(who.login);
  const [link = ""] = await linksTo(sandbox, email);
  await page.goto(link);
  await expect(page).toHaveURL("/email-confirmed");
  await page.getByRole("button", { name: "Conferma", exact: true }).click();
  await expect(page.getByRole("heading", heading("La nuova e-mail è confermata"))).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "I miei dati" }).click();
  await expect(page.getByRole("main")).toContainText(email);
  await page.goto(link);
  await page.getByRole("button", { name: "Conferma", exact: true }).click();
  await expect(page.getByRole("heading", heading("Questo link non vale più"))).toBeVisible();
});

test("who has an order on its way keeps the profile; who has none deletes it, for good", async ({
  page,
  sandbox,
}) => {
  const busy = await sandbox.shopper("delivering");
  await signIn(page, busy, "/profile/delete");
  await expect(page.getByRole("main")).toContainText("Hai un ordine non ancora consegnato");
  await expect(page.getByRole("button", { name: "Elimina per sempre" })).toHaveCount(0);

  await page.context().clearCookies();
  const free = await sandbox.shopper("new");
  await signIn(page, free, "/profile/delete");
  await page.getByLabel(/^Ho capito/).check();
  await page.getByRole("button", { name: "Elimina per sempre" }).click();
  await expectSaid(page, "Il tuo profilo è stato eliminato.");
  await page.goto("/login");
  await signInHere(page, free);
  await expect(page.getByRole("main")).toContainText("E-mail o password non corretti.");
});

test("my data come as a file that nobody keeps, in a bounded number of calls", async ({ sandbox, shop }) => {
  const who = await sandbox.shopper("regular");
  const visitor = await signedIn(shop(), who);
  await sandbox.clearCalls();
  const { status, headers, body } = await visitor.get("/profile/data/file");
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="loggia-2026-11-24\.json"$/);
  const own = JSON.parse(body) as Record<string, unknown>;
  expect(own).toMatchObject({ complete: true, profile: { email: who.login } });
  for (const part of ["addresses", "orders", "lists", "consents"]) expect(own[part]).not.toEqual([]);
  expect((await sandbox.calls()).length).toBeLessThan(40);
});

test("a profile that is not complete is completed before one pays, and leads back there", async ({
  page,
  sandbox,
}) => {
  const who = await sandbox.shopper("incomplete");
  await signIn(page, who, "/profile/dashboard");
  await expect(page.getByRole("main")).toContainText("Il tuo profilo non è ancora completo");
  await page.goto("/checkout");
  await expect(page.getByRole("heading", heading("Completa il profilo"))).toBeVisible();
  await page.getByLabel("Indirizzo", { exact: true }).fill("Via Cavour");
  await page.getByLabel("Numero civico").fill("12");
  await page.getByLabel("CAP").fill("00184");
  await page.getByLabel("Città").fill("Roma");
  await page.getByLabel("Provincia").fill("RM");
  await page.getByRole("button", { name: "Salva e continua" }).click();
  await expectSaid(page, "Grazie, il tuo profilo è completo.");
  await expect(page).toHaveURL("/checkout");
});

test("single sign-on there and back, admin-only pages, and the log-out of both", async ({
  page,
  sandbox,
}) => {
  await page.goto("/login?back=%2Fprofile%2Fcompany");
  await page.getByRole("link", { name: "Accesso aziendale" }).click();
  await page.getByRole("button", { name: /employee@example\.com/ }).click();
  await expect(page.getByRole("heading", heading("Accesso aziendale"))).toBeVisible();
  await expect(page).toHaveURL("/profile/company");
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /ebsn/i.test(name))).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: "Esci", exact: true }).click();
  await expectSaid(page, "Hai chiuso la sessione. A presto!");

  const who = await sandbox.shopper("regular");
  await signIn(page, who);
  await page.goto("/profile/company");
  await expect(page).toHaveURL("/userboard");
  await expect(page.getByRole("heading", heading("Questa pagina è per i dipendenti"))).toBeVisible();
});

test("an identity provider that answers rubbish, or for another chain, lets nobody in", async ({
  page,
  sandbox,
}) => {
  for (const scenario of ["idp-rubbish", "idp-foreign"] as const) {
    await sandbox.scenario(scenario);
    await page.goto("/login");
    await page.getByRole("link", { name: "Accesso aziendale" }).click();
    await page.getByRole("button", { name: /employee@example\.com/ }).click();
    await expect(page.getByRole("heading", heading("Accedi"))).toBeVisible();
    await expect(said(page)).toContainText("L'accesso aziendale non è riuscito");
    await sandbox.scenario(scenario, false);
  }
  await page.getByRole("link", { name: "Accesso aziendale" }).click();
  await page.getByRole("button", { name: "Annulla" }).click();
  await expect(said(page)).toContainText("Hai annullato l'accesso aziendale.");
  await page.goto("/profile/orders");
  await expect(page.getByRole("heading", heading("Accedi"))).toBeVisible();
});

test("who is known to Google comes in by it, who is not registers with what it says", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Continua con Google" }).click();
  await page.getByRole("button", { name: /social@example\.com/ }).click();
  await expect(page.getByRole("heading", heading("Il mio profilo"))).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login?back=/profile/orders");
  await page.getByRole("link", { name: "Continua con Google" }).click();
  await page.getByRole("button", { name: "Annulla" }).click();
  await expect(page).toHaveURL("/login?back=/profile/orders");
  await page.getByRole("link", { name: "Continua con Google" }).click();
  await page.getByRole("button", { name: /social@example\.com/ }).click();
  await expect(page).toHaveURL("/profile/orders");
  await page.context().clearCookies();
  await page.goto("/login?back=/volantini");
  await page.getByRole("link", { name: "Continua con Facebook" }).click();
  await page.getByRole("button", { name: /luca\.moretti@example\.com/ }).click();
  await expect(page).toHaveURL("/registration-user?social_login=facebook&back=/volantini");
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: "Continua con Google" }).click();
  await page.getByRole("button", { name: /luca\.moretti@example\.com/ }).click();
  await expect(page).toHaveURL("/registration-user?social_login=google");
  await expectFilled(page, { Nome: "Luca", Cognome: "Moretti", "E-mail": "luca.moretti@example.com" });
});

test("who comes from the company for the first time is asked for consents, then goes on to where they wanted", async ({
  page,
}) => {
  await page.goto("/login?back=/profile/company");
  await page.getByRole("link", { name: "Accesso aziendale" }).click();
  await page.getByRole("button", { name: /newcomer@example\.com/ }).click();
  await expect(page.getByRole("heading", heading("I miei consensi"))).toBeVisible();
  await expectSaid(page, "È la prima volta che entri");
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(2);
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByRole("heading", heading("I miei consensi"))).toBeVisible();
  await page.getByRole("checkbox", { name: /informativa sulla privacy/ }).check();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page).toHaveURL("/profile/company");
});

test("a relay state leads to pages of the shop alone", async ({ page }) => {
  for (const foreign of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    await page.goto(`/ebsn/api/saml/do-login?relay_state_url=${encodeURIComponent(foreign)}`);
    await page.getByRole("button", { name: /employee@example\.com/ }).click();
    await expect(page).toHaveURL("/");
    await page.context().clearCookies();
  }
});

test("a page of somebody else's, a sibling chain's too, begins no log-out", async ({ sandbox, shop }) => {
  const shopper = await signedIn(shop(), await sandbox.shopper("new"));
  const leave = (site: string) => shopper.get("/ebsn/api/saml/do-logout", { "Sec-Fetch-Site": site });
  for (const site of ["cross-site", "same-site"]) {
    expect((await leave(site)).headers.location).toBe("/");
    expect((await shopper.get("/profile/orders")).status, site).toBe(200);
  }
  await leave("same-origin");
  expect((await shopper.get("/profile/orders")).status).toBe(303);
});

test("who previews another day is told so on every page", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("beta");
  await signIn(page, who);
  await expect(page.getByRole("main")).toContainText(/Anteprima: vedi prodotti e prezzi di \w+/);
  await page.goto("/profile/dashboard");
  await expect(page.getByRole("main")).toContainText("Provi in anteprima le novità del negozio.");
});
