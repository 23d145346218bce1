import type { Page } from "@playwright/test";
import { expect, onServer, test, withoutBrowser } from "../fixtures";
import { confirmButton, expectSent, finish, linksTo, newEmail, toLastStep } from "../registering";
import { expectSaid, said, signInByForm, signInHere } from "../steps";
import { signedIn, Visitor } from "../visitor";

const heading = (name: string) => ({ name, level: 1 }) as const;
const register = async (page: Page, email: string, password: string) => {
  await page.goto("/registration-user");
  await toLastStep(page, email);
  await finish(page, { password });
};

// spec §2.3: login: B6 a browser that refuses cookies is told that the login needs one <- app/features/account/login/routes/cookies.tsx
test(
  "B6: a correct login without cookies says that cookies are needed",
  withoutBrowser,
  async ({ shop, sandbox }) => {
    const who = await sandbox.shopper("new");
    const visitor = Visitor.of(shop());
    const login = await visitor.post("/login?back=/cart", { ...who });
    const check = "/login/cookies?back=/cart";
    expect([login.status, login.headers.location]).toEqual([303, check]);
    const refused = await Visitor.of(shop()).get(check);
    expect(refused.status).toBe(403);
    expect(refused.body).toContain("Servono i cookie");
    expect(refused.body).toContain('href="/login?back=/cart"');
    const kept = await visitor.get(check);
    expect([kept.status, kept.headers.location]).toEqual([303, "/cart"]);
    const known = Visitor.of(shop());
    known.setCookie("lng", "it");
    expect((await known.post("/login?back=/cart", { ...who })).headers.location).toBe("/cart");
  },
);

// spec §2.3: login: e-mail, password, show password, remember me (on by default)
test("S9: a device is remembered unless the shopper unticks it", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("new");
  const remember = page.getByRole("switch", { name: "Ricordami su questo dispositivo" });
  await page.goto("/login");
  await remember.press("Space");
  await expect(remember, "S14: a switch turns by keyboard").not.toBeChecked();
  await signInHere(page, { ...who, password: "sbagliata" });
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(remember, "a refused login keeps the choice").not.toBeChecked();
  await signInHere(page, who);
  await expectSaid(page, "Ciao!");
  const ofLogin = async () => (await page.context().cookies()).find(({ name }) => name.endsWith("-login"));
  expect((await ofLogin())?.expires).toBe(-1);
  await page.context().clearCookies();
  await page.goto("/login");
  await expect(remember).toBeChecked();
  await signInHere(page, who);
  await expectSaid(page, "Ciao!");
  expect((await ofLogin())?.expires).toBeGreaterThan(Date.now() / 1000 + 170 * 86_400);
});

test("X1: a confirmed password ends a copied session", withoutBrowser, async ({ sandbox, shop }) => {
  const who = await sandbox.shopper("new");
  const owner = await signedIn(shop(), who);
  const thief = owner.copy();
  const stolen = await thief.post("/profile/email", { newEmail: newEmail() });
  expect(stolen.status).toBe(422);
  expect((await thief.post("/profile/delete", { understood: "on" })).status).toBe(422);
  await owner.post("/profile/email", { newEmail: newEmail(), oldPassword: who.password });
  expect((await owner.get("/profile/orders")).status).toBe(200);
  expect((await thief.get("/profile/orders")).headers.location).toBe("/login?back=/profile/orders");
});

test(
  "X1: an employee deletes the profile without a password after the company's login",
  onServer,
  async ({ page, sandbox: _ }) => {
    await page.goto("/login?back=/profile/delete");
    await page.getByRole("link", { name: "Accesso aziendale" }).click();
    await page.getByRole("button", { name: /employee@example\.com/ }).click();
    await expect(page.getByRole("heading", heading("Elimina il profilo"))).toBeVisible();
    await expect(page.getByLabel("Password attuale")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Elimina per sempre" })).toBeVisible();
  },
);

test(
  "X2: wrong passwords from another address do not lock the owner out",
  onServer,
  async ({ page, sandbox, shop }) => {
    const who = await sandbox.shopper("new");
    const stranger = "203.0.113.77";
    const form = { login: who.login, password: "tirata-a-caso" };
    for (let tries = 0; tries < 30; tries += 1)
      await sandbox.api("auth/login", { method: "POST", form, headers: { "x-forwarded-for": stranger } });
    const there = await Visitor.of(shop()).post("/login", { ...who }, { "CF-Connecting-IP": stranger });
    expect(there.status).toBe(422);
    expect(there.body).toContain("Troppi tentativi sbagliati");
    await signInByForm(page, who);
  },
);

test(
  "X3: easy passwords are refused with a reason at registration, change and reset",
  onServer,
  async ({ page, sandbox }) => {
    const email = newEmail();
    const common = "È una delle password più usate";
    const own = "Non usare il tuo nome";
    await page.goto("/registration-user");
    await toLastStep(page, email);
    for (const [password, words] of [
      ["123456", common],
      ["      ", common],
      [email, own],
      ["anna1985", own],
    ] as const) {
      await finish(page, { password });
      await expect(page.getByRole("alert")).toContainText(`Password: ${words}`);
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    }
    await finish(page, { password: "tre mele verdi" });
    await expectSent(page);

    const who = await sandbox.shopper("regular");
    await signInByForm(page, who, "/profile/password");
    for (const [password, words] of [
      ["Password", common],
      ["Ferretti.7", own],
      [who.password, "È la password di adesso"],
    ] as const) {
      await page.getByLabel("Password attuale").fill(who.password);
      await page.getByLabel("Nuova password").fill(password);
      await page.getByRole("button", { name: "Cambia la password" }).click();
      await expect(page.getByRole("alert")).toContainText(`Nuova password: ${words}`);
    }

    await page.context().clearCookies();
    await page.goto("/reset-password-request");
    await page.getByLabel("E-mail").fill(who.login);
    await page.getByRole("button", { name: "Manda il link" }).click();
    await expect(page.getByRole("heading", heading("Controlla la posta"))).toBeVisible();
    await page.goto((await linksTo(sandbox, who.login))[0] ?? "");
    for (const [password, words] of [
      ["qwerty", common],
      [who.login, own],
      [who.password, "È la password di adesso"],
    ] as const) {
      await page.getByRole("textbox", { name: "Nuova password" }).fill(password);
      await page.getByRole("button", { name: "Salva la nuova password" }).click();
      await expect(page.getByRole("alert")).toContainText(`Nuova password: ${words}`);
    }
  },
);

test("X4: past searches disappear with the session and the logout", onServer, async ({ page, sandbox }) => {
  const first = await sandbox.shopper("new");
  await signInByForm(page, first);
  await page.goto("/search?query=mozzarella");
  const past = page.getByRole("main").getByRole("link", { name: "mozzarella", exact: true });
  await page.goto("/search");
  await expect(past).toBeVisible();
  await page.goto("/profile/dashboard");
  await page.context().clearCookies({ name: /-login$/ });
  await page.goto("/search");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(past, "the session has ended by itself").toHaveCount(0);
  await signInByForm(page, first, "/search?query=pane");
  const second = await signedIn(new URL(page.url()).origin, first);
  await second.get("/search?query=mozzarella");
  expect((await second.get("/search")).body).toContain(">mozzarella<");
  await second.post("/logout", {});
  expect([...second.cookies.keys()].filter((name) => name.endsWith("-w"))).toEqual([]);
  expect((await second.get("/search")).body).not.toContain(">mozzarella<");
});

test(
  "X5: a social login is accepted only in the browser that started it",
  onServer,
  async ({ page, shop, sandbox }) => {
    const stranger = Visitor.of(shop());
    const begun = await stranger.get("/api/social-redir/google-mobile");
    await page.goto(begun.headers.location ?? "");
    await page.route(/social-redir\/google-mobile/, (route) => route.abort());
    const back = page.waitForRequest(/social-redir\/google-mobile\?/);
    await page.getByRole("button", { name: /social@example\.com/ }).click();
    const link = new URL((await back).url());
    await page.unroute(/social-redir\/google-mobile/);
    await sandbox.clearCalls();
    await page.goto(link.pathname + link.search);
    await expect(page.getByRole("heading", heading("Accedi"))).toBeVisible();
    await expect(said(page)).toContainText("L'accesso non è riuscito");
    expect((await sandbox.calls()).filter(({ path }) => path.includes("social-redir"))).toEqual([]);
    await page.goto("/profile/orders");
    await expect(page.getByRole("heading", heading("Accedi"))).toBeVisible();
  },
);

test(
  "X9: guessing codes and passwords ends in 429, and the e-mail stays typed",
  onServer,
  async ({ page, sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const guesser = await signedIn(shop(), who);
    let host = 0;
    const elsewhere = () => ({ "CF-Connecting-IP": `203.0.113.${(host += 1)}` });
    const guessUntilRefused = async (path: string, form: (tries: number) => Record<string, string>) => {
      const answers: number[] = [];
      for (let tries = 0; tries < 30 && answers.at(-1) !== 429; tries += 1)
        answers.push((await guesser.post(path, form(tries), elsewhere())).status);
      expect(answers.at(-1), path).toBe(429);
    };
    await guessUntilRefused("/cart", (tries) => ({ giftCode: `BUONO${tries}` }));
    await signInByForm(page, who, "/profile/email");
    // The rate limit's minute may end between the last guess and the press.
    await expect(async () => {
      await guessUntilRefused("/profile/password", (tries) => ({
        oldPassword: `a-caso-${tries}`,
        newPassword: "tre mele verdi",
      }));
      await page.getByLabel("Nuova e-mail").fill("altra@example.com");
      await page.getByLabel("Password attuale").fill("a-caso-di-nuovo");
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Manda il link di conferma" }).click();
      const refused = await answer;
      expect([refused.status(), refused.headers()["retry-after"]]).toEqual([429, "60"]);
    }).toPass();
    await expect(page.getByRole("alert")).toContainText("Troppe richieste in poco tempo");
    await expect(page.getByLabel("Nuova e-mail")).toHaveValue("altra@example.com");
    await expect(page.getByLabel("Password attuale")).toHaveValue("");
  },
);

// spec §7: update_password: other sessions end, the own one is renewed; /.well-known/change-password
// spec §4: e-mail change: request, then confirm by token; /email-confirmed
test(
  "a repeated press changes password or e-mail once and keeps the browser signed in",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const changes = {
      "/profile/email": { newEmail: newEmail(), oldPassword: who.password },
      "/profile/password": { oldPassword: who.password, newPassword: "nuova-spesa-2026" },
    };
    for (const atOnce of [true, false]) {
      for (const [path, typed] of Object.entries(changes)) {
        const first = await signedIn(shop(), await sandbox.shopper("new"));
        const key = /name="_key" value="([^"]+)"/.exec((await first.get(path)).body)?.[1] ?? "";
        expect(key, path).not.toBe("");
        // The browser's second press aborts waiting for the first response.
        const second = first.copy();
        const press = (visitor: Visitor) => visitor.post(path, { ...typed, _key: key });
        const pressed = press(first);
        if (!atOnce) await pressed;
        expect((await press(second)).headers.location, `${path} at once: ${atOnce}`).toBe(
          "/profile/profile-update",
        );
        await pressed;
        expect((await second.get("/profile/orders")).status, path).toBe(200);
      }
    }
    const mails = await linksTo(sandbox, changes["/profile/email"].newEmail);
    expect(mails, "one link for each form").toHaveLength(2);
  },
);

test(
  "X14: the owner's link confirms the owner's password despite a second registration",
  onServer,
  async ({ page, sandbox }) => {
    const email = newEmail();
    await register(page, email, "la-mia-davvero");
    await expectSent(page);
    const [mine = ""] = await linksTo(sandbox, email);
    await page.context().clearCookies();
    await register(page, email, "di-un-estraneo");
    await expectSent(page);
    await page.context().clearCookies();
    await page.goto(mine);
    await confirmButton(page).click();
    await expect(page.getByRole("heading", heading("Ci siamo!"))).toBeVisible();
    await page.goto("/login");
    await signInHere(page, { login: email, password: "di-un-estraneo" });
    await expect(page.getByRole("main")).toContainText("E-mail o password non corretti.");
    await signInHere(page, { login: email, password: "la-mia-davvero" });
    await expectSaid(page, "Ciao!");
  },
);
