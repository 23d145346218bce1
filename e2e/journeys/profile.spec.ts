import type { Page } from "@playwright/test";
import { expect, onServer, test, withoutBrowser } from "../fixtures";
import { expectFilled, fill, home, linksTo, newEmail } from "../registering";
import { expectSaid, said, signIn, signInHere } from "../steps";
import { signedIn } from "../visitor";

async function askForEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Nuova e-mail").fill(email);
  await page.getByLabel("Password attuale").fill(password);
  await page.getByRole("button", { name: "Manda il link di conferma" }).click();
}
const heading = (name: string) => ({ name, level: 1 }) as const;

// spec §2.1: /profile: dashboard with the default store's name and the points, profile-update with breadcrumb 'Il mio profilo', personal data, contacts, username <- app/features/account/profile/routes/dashboard.tsx, app/features/account/profile/routes/update.tsx
// spec §7: user_detail, update_user_detail, update_contact, update_username
test("the profile shows its data and links, and each part is changed alone", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  await signIn(page, who);
  await page.goto("/profile");
  await expect(page).toHaveURL("/profile/dashboard");
  await expect(page.getByRole("heading", heading("Il mio profilo"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Punti fedeltà: \d+/);
  await expect(page.getByRole("main")).toContainText("Il tuo negozio: La Loggia");
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

  await page.getByRole("link", { name: "Modifica: Contatti" }).click();
  await fill(page, { Cellulare: "347 7654321", ...home });
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("347 7654321");
  await expect(page.getByRole("main")).toContainText("Via Cavour 12, 00184 Roma");

  // V20
  await page.goto("/profile/dashboard");
  await expect(page.getByRole("img", { name: "Codice a barre della carta fedeltà" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Carta fedeltà 0421234567891");
});

// spec §2.1: /profile: dashboard with the default store's name and the points, profile-update with breadcrumb 'Il mio profilo', personal data, contacts, username
test("T15: a missing value is shown as not given", onServer, async ({ page, sandbox }) => {
  await signIn(page, await sandbox.shopper("new"), "/profile/profile-update");
  const fact = page.getByRole("main").getByText("Carta fedeltà", { exact: true }).locator("xpath=..");
  await expect(fact).toContainText("nessuna indicazione");
  const crumbs = page.getByRole("navigation", { name: "Sei qui" });
  await expect(crumbs.locator("[aria-current]"), "S13").toHaveText("Il mio profilo");
});

// spec §2.1: consents given and taken back in the profile <- app/features/account/profile/routes/consents.tsx
// spec §7: user-registration-disclaimer/list-by-type and update-disclaimer <- app/ebsn/account/calls/profile.ts, app/features/account/profile/routes/consents.tsx
test(
  "a consent is given and revoked, and the mandatory consent cannot be revoked",
  onServer,
  async ({ page, sandbox }) => {
    await signIn(page, await sandbox.shopper("new"), "/profile/consents");
    const newsletter = page.getByRole("checkbox", { name: /^Voglio ricevere per e-mail le novità/ });
    for (const given of [true, false]) {
      await newsletter.setChecked(given);
      await page.getByRole("button", { name: "Salva", exact: true }).click();
      await expectSaid(page, "Dati salvati.");
      await page.goto("/profile/consents");
      await expect(newsletter).toBeChecked({ checked: given });
    }
    await expect(page.getByRole("checkbox", { name: /informativa sulla privacy/ })).toBeDisabled();
  },
);

// spec §7: billing address and invoice persons (user-person-fiscal/list) <- app/features/account/profile/routes/billing.tsx, app/features/account/profile/routes/invoice-person.tsx
test("an invoice company sent twice is saved once", onServer, async ({ page, sandbox, shop }) => {
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

  await page.getByRole("link", { name: `Modifica: ${company.companyName}` }).click();
  await fill(page, { "Ragione sociale": "Ferretti e figlie S.r.l." });
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ferretti e figlie S.r.l." })).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: company.companyName })).toHaveCount(0);
});

// spec §7: billing address and invoice persons (user-person-fiscal/list)
test(
  "an invoice goes to a person, and another shopper's persons answer 404",
  onServer,
  async ({ page, sandbox, shop }) => {
    await signIn(page, await sandbox.shopper("new"), "/profile/billing");
    await page.getByRole("link", { name: "Aggiungi una persona" }).click();
    await fill(page, { Nome: "Anna", Cognome: "D'Angelo", "Codice fiscale": "dngnna85s64h501z", ...home });
    await page.getByRole("button", { name: "Salva", exact: true }).click();
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Anna D'Angelo" });
    await expect(line).toContainText("DNGNNA85S64H501Z");
    const own = (await line.getByRole("link").getAttribute("href")) ?? "";
    const stranger = await signedIn(shop(), await sandbox.shopper("new"));
    expect((await stranger.get(own)).status).toBe(404);
    expect((await stranger.post(own, { firstName: "Eva" })).status).toBe(404);
    await page.goto(own);
    await expectFilled(page, { Nome: "Anna", ...home });
  },
);

// spec §7: update_password: other sessions end, the own one is renewed; /.well-known/change-password
test(
  "changing the password keeps this browser signed in and signs out other browsers",
  onServer,
  async ({ page, sandbox, browser, baseURL }) => {
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
  },
);

// spec §7: update_password: other sessions end, the own one is renewed; /.well-known/change-password
test(
  "a password change ends a copied session, even with a challenge before the login",
  withoutBrowser,
  async ({ sandbox, shop }) => {
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
  },
);

// spec §7: update_password: other sessions end, the own one is renewed; /.well-known/change-password
test(
  "a password change or deletion without response is checked by the shop",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const fresh = { oldPassword: "bottega-demo", newPassword: "nuova-spesa-2026" };
    const shopper = await signedIn(shop(), await sandbox.shopper("new"));
    const thief = shopper.copy();
    await sandbox.fault("lost", { path: "registration/update_password", times: 1 });
    expect((await shopper.post("/profile/password", fresh)).headers.location).toBe("/profile/profile-update");
    expect((await thief.get("/profile/orders")).status).toBe(303);
    await sandbox.fault("lost", { path: "registration/user_anonymize", times: 1 });
    const sure = { understood: "on", oldPassword: fresh.newPassword };
    expect((await shopper.post("/profile/delete", sure)).headers.location).toBe("/");
    expect((await shopper.get("/")).body).toContain("Il tuo profilo è stato eliminato.");
  },
);

// spec §7: update_password: other sessions end, the own one is renewed; /.well-known/change-password
test("the well-known URL leads to the change of password", onServer, async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  await page.goto("/.well-known/change-password");
  await signInHere(page, who);
  await expect(page.getByRole("heading", heading("Cambia la password"))).toBeVisible();
});

// spec §2.1: /registration-completed, /registration/confirm, /registration-confirm, /email-confirmed: confirmation screens with a login link
// spec §4: password reset and e-mail change never tell whether an e-mail is known; both are limited
// spec §4: e-mail change: request, then confirm by token; /email-confirmed <- app/features/account/profile/routes/email.tsx, app/features/account/profile/routes/email-confirmed.tsx
test(
  "X1: the e-mail changes once, with the password and the new mailbox's link",
  onServer,
  async ({ page, sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const email = newEmail();
    const taken = (await sandbox.shopper("new")).login;
    await signIn(page, who, "/profile/email");
    await askForEmail(page, taken, "non-è-questa");
    await expect(page.getByRole("main")).toContainText("La password non è corretta");
    await expect(page.getByLabel("Nuova e-mail")).toHaveValue(taken);
    await expect(page.getByLabel("Password attuale")).toHaveValue("");
    expect((await sandbox.mail(taken)).mails).toEqual([]);
    await askForEmail(page, taken, who.password);
    await expectSaid(page, `Apri il link che mandiamo a ${taken}`);
    expect((await linksTo(sandbox, taken)).filter((link) => link.includes("token="))).toEqual([]);
    await page.goto("/profile/email");
    await askForEmail(page, email, who.password);
    await expectSaid(page, `Apri il link che mandiamo a ${email}`);
    await expect(page.getByRole("main")).toContainText(who.login);
    expect((await sandbox.mail(who.login)).mails[0]?.subject).toContain("chiesto di cambiare");
    const elsewhere = await signedIn(shop(), who);
    const [link = ""] = await linksTo(sandbox, email);
    await page.goto(link);
    await expect(page).toHaveURL("/email-confirmed");
    await page.getByRole("button", { name: "Conferma", exact: true }).click();
    await expect(page.getByRole("heading", heading("La nuova e-mail è confermata"))).toBeVisible();
    expect((await elsewhere.get("/profile/orders")).headers.location).toBe("/login?back=/profile/orders");
    expect((await sandbox.mail(who.login)).mails[0]?.subject).toBe("Il tuo indirizzo e-mail è cambiato");
    await page.getByRole("main").getByRole("link", { name: "I miei dati" }).click();
    await expect(page.getByRole("main")).toContainText(email);
    await page.goto(link);
    await page.getByRole("button", { name: "Conferma", exact: true }).click();
    await expect(page.getByRole("heading", heading("Questo link non vale più"))).toBeVisible();

    const later = newEmail();
    await (
      await signedIn(shop(), { ...who, login: email })
    ).post("/profile/email", {
      newEmail: later,
      oldPassword: who.password,
    });
    await page.context().clearCookies();
    await page.goto((await linksTo(sandbox, later))[0] ?? "");
    await page.getByRole("button", { name: "Conferma", exact: true }).click();
    await expect(page.getByRole("heading", heading("La nuova e-mail è confermata"))).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Accedi", exact: true }).click();
    await signInHere(page, { ...who, login: later });
    await expectSaid(page, "Ciao!");
  },
);

// spec §6: account deletion only when no orders are in delivery, and only with the box ticked <- app/features/account/profile/routes/delete.tsx
test(
  "X1: deleting a profile needs its password and no order under way",
  onServer,
  async ({ page, sandbox, shop }) => {
    const busy = await sandbox.shopper("delivering");
    await signIn(page, busy, "/profile/delete");
    await expect(page.getByRole("main")).toContainText("Hai un ordine non ancora consegnato");
    await expect(page.getByRole("button", { name: "Elimina per sempre" })).toHaveCount(0);
    const ordering = await signedIn(shop(), busy);
    const refused = await ordering.post("/profile/delete", { understood: "on", oldPassword: busy.password });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain("Hai un ordine non ancora consegnato");
    expect((await ordering.get("/profile/orders")).status).toBe(200);

    await page.context().clearCookies();
    const free = await sandbox.shopper("new");
    const unsure = await (await signedIn(shop(), free)).post("/profile/delete", {});
    expect(unsure.status).toBe(422);
    expect(unsure.body).toContain("Per eliminare il profilo spunta la casella");
    await signIn(page, free, "/profile/delete");
    const confirm = async (password: string) => {
      await page.getByLabel(/^Ho capito/).check();
      await page.getByLabel("Password attuale").fill(password);
      await page.getByRole("button", { name: "Elimina per sempre" }).click();
    };
    await confirm("non-è-questa");
    await expect(page.getByRole("main")).toContainText("La password non è corretta");
    await expect(page.getByLabel("Password attuale")).toHaveValue("");
    await confirm(free.password);
    await expectSaid(page, "Il tuo profilo è stato eliminato.");
    await page.goto("/login");
    await signInHere(page, free);
    await expect(page.getByRole("main")).toContainText("E-mail o password non corretti.");
  },
);

// spec §6: my data as a download <- app/features/account/profile/own-data.ts, app/features/account/profile/routes/data-file.tsx
test(
  "my data come as a complete file with no-store, in fewer than 40 calls",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const visitor = await signedIn(shop(), who);
    await sandbox.clearCalls();
    const { status, headers, body } = await visitor.get("/profile/data/file");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="loggia-2026-11-24\.json"$/);
    const own = JSON.parse(body) as Record<string, unknown>;
    expect(own).toMatchObject({ complete: true, profile: { email: who.login } });
    for (const part of ["addresses", "orders", "lists", "consents", "giftCertificates"])
      expect(own[part], part).toContainEqual(expect.anything());
    expect((await sandbox.calls()).length).toBeLessThan(40);
  },
);

// spec §9: minProfileLevel 2: below it the profile is completed before one pays
test(
  "an incomplete profile is completed before payment, and leads back there",
  onServer,
  async ({ page, sandbox }) => {
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
  },
);

// spec §4: admin-only routes pass single-sign-on users, others go to userboard; logging out ends it at the company too, and only the shop's own page begins it
test("single sign-on logs in and out, and opens admin-only pages", async ({ page, sandbox }) => {
  await page.goto("/login?back=%2Fprofile%2Fcompany");
  await page.getByRole("link", { name: "Accesso aziendale" }).click();
  await page.getByRole("button", { name: /employee@example\.com/ }).click();
  await expect(page.getByRole("heading", heading("Accesso aziendale"))).toBeVisible();
  await expect(page).toHaveURL("/profile/company");
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /ebsn/i.test(name))).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: "Esci", exact: true }).click();
  await expectSaid(page, "Hai chiuso la sessione. A presto!");
  expect((await sandbox.calls()).map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/saml\/do-logout$/),
  );

  const who = await sandbox.shopper("regular");
  await signIn(page, who);
  await page.goto("/profile/company");
  await expect(page).toHaveURL("/userboard");
  await expect(page.getByRole("heading", heading("Questa pagina è per i dipendenti"))).toBeVisible();
});

// spec §7: single sign-on and social logins through the shop's own host, by an allow-list
test(
  "rubbish or another chain's answer from the identity provider is no login",
  onServer,
  async ({ page, sandbox }) => {
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
  },
);

// spec §4: where one was, and what is pending, wait for a reset and for a login at another host
// spec §7: single sign-on and social logins through the shop's own host, by an allow-list
test(
  "a known Google account signs in, an unknown account registers with its data",
  onServer,
  async ({ page }) => {
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
  },
);

// spec §7: check-disclaimer: who comes by single sign-on for the first time is asked for the consents of module 2
test("a new employee gives consents first, then reaches the wanted page", onServer, async ({ page }) => {
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

// spec §7: single sign-on and social logins through the shop's own host, by an allow-list
test("a relay state leads only to pages of the shop", onServer, async ({ page }) => {
  for (const foreign of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    await page.goto(`/ebsn/api/saml/do-login?relay_state_url=${encodeURIComponent(foreign)}`);
    await page.getByRole("button", { name: /employee@example\.com/ }).click();
    await expect(page).toHaveURL("/");
    await page.context().clearCookies();
  }
});

// spec §4: admin-only routes pass single-sign-on users, others go to userboard; logging out ends it at the company too, and only the shop's own page begins it
test(
  "X8: a request from another site or a sibling chain starts no logout",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const shopper = await signedIn(shop(), await sandbox.shopper("new"));
    const leave = (headers: Record<string, string>) => shopper.get("/ebsn/api/saml/do-logout", headers);
    const foreign: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site", Referer: `${shop()}/` },
      {},
      { Referer: `${shop("quantobasta")}/` },
      { Referer: "https://evil.example/" },
    ];
    for (const headers of foreign) {
      expect((await leave(headers)).headers.location).toBe("/");
      expect((await shopper.get("/profile/orders")).status, JSON.stringify(headers)).toBe(200);
    }
    await leave({ Referer: `${shop()}/profile/dashboard` });
    expect((await shopper.get("/profile/orders")).status).toBe(303);
  },
);

// spec §3: forcedPreviewDate, beta testers and master accounts are shown <- app/frame/load-frame.ts, app/features/account/profile/shopper-marks.ts
test("a preview of another day shows a note on every page", onServer, async ({ page, sandbox }) => {
  const who = await sandbox.shopper("beta");
  await signIn(page, who);
  for (const address of ["/", "/catalog", "/cart", "/profile/dashboard"]) {
    await page.goto(address);
    await expect(page.getByRole("main")).toContainText(/Anteprima: vedi prodotti e prezzi di \w+/);
  }
  await expect(page.getByRole("main")).toContainText("Provi in anteprima le novità del negozio.");
});

// spec §3: forcedPreviewDate, beta testers and master accounts are shown
test(
  "master accounts of both kinds see a note, ordinary shoppers do not",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    for (const [kind, master] of [
      ["master1", true],
      ["master2", true],
      ["regular", false],
    ] as const) {
      const { body } = await (await signedIn(shop(), await sandbox.shopper(kind))).get("/profile/dashboard");
      expect(body.includes('href="/profile/orders?view=persons"'), `S13 ${kind}`).toBe(master);
      expect(body.includes("Profilo principale: vedi anche gli ordini dei profili collegati."), kind).toBe(
        master,
      );
    }
  },
);
