import { expect, onServer, test, withoutBrowser } from "../fixtures";
import { linksTo } from "../registering";
import { expectSaid, signInHere } from "../steps";
import { signedIn, Visitor } from "../visitor";

const next = "nuova-spesa-2026";
const invalid = { name: "Questo link non vale più", level: 1 } as const;
const sent = { name: "Controlla la posta", level: 1 } as const;

// spec §2.1: password reset: request, sent, token check, form on both routes, completed with a login link <- app/features/account/reset/routes/request.tsx, app/features/account/reset/routes/reset.tsx, app/features/account/reset/routes/completed.tsx
// spec §4: a reset that gets no answer comes back as its form, and asks for no login <- app/features/account/reset/request-reset.ts, app/features/account/reset/routes/reset.tsx
test("a forgotten password is reset by the mailed link and used at login", async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  await page.goto("/login?back=/volantini");
  await page.getByRole("link", { name: "Password dimenticata?" }).click();
  await page.getByRole("button", { name: "Manda il link", exact: true }).click();
  // With script the browser's own bubble reports the empty field, without it the shop's page.
  await expect(page.getByRole("heading", { name: "Password dimenticata", level: 1 })).toBeVisible();
  await sandbox.fault("down", { path: "registration/password_reset_token_request", times: 1 });
  await page.getByLabel("E-mail").fill(who.login);
  await page.getByRole("button", { name: "Manda il link", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Ora il negozio non risponde");
  await expect(page.getByLabel("E-mail")).toHaveValue(who.login);
  await expect(page.getByRole("link", { name: "Torna all'accesso" })).toHaveAttribute(
    "href",
    "/login?back=/volantini",
  );
  await page.getByRole("button", { name: "Manda il link", exact: true }).click();
  await expect(page.getByRole("heading", sent)).toBeVisible();

  const [link = ""] = await linksTo(sandbox, who.login);
  expect(link).toContain("/registration/reset-password?");
  await page.goto(link);
  // The redirect removes the token from the address.
  await expect(page).toHaveURL("/registration/reset-password");
  await page.getByLabel("Nuova password", { exact: true }).fill("corta");
  await page.getByRole("button", { name: "Salva la nuova password" }).click();
  await expect(page.getByRole("heading", { name: "Scegli una nuova password", level: 1 })).toBeVisible();
  await page.getByLabel("Nuova password", { exact: true }).fill(next);
  await page.getByRole("button", { name: "Salva la nuova password" }).click();
  await expect(page.getByRole("heading", { name: "La password è cambiata", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Accedi", exact: true }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(who.login);
  await signInHere(page, { ...who, password: next });
  await expectSaid(page, "Ciao! Ora puoi fare la spesa.");

  // The link works once.
  await page.goto(link);
  await expect(page.getByRole("heading", invalid)).toBeVisible();
});

// spec §2.1: password reset: request, sent, token check, form on both routes, completed with a login link
test(
  "a wrong, cut, foreign or expired link offers to request another link",
  onServer,
  async ({ page, sandbox }) => {
    const [mine, other] = [await sandbox.shopper("regular"), await sandbox.shopper("new")];
    await page.goto("/reset-password-request");
    await page.getByLabel("E-mail").fill(mine.login);
    await page.getByRole("button", { name: "Manda il link", exact: true }).click();
    await expect(page.getByRole("heading", sent)).toBeVisible();
    const [link = ""] = await linksTo(sandbox, mine.login);
    const token = new URL(link).searchParams.get("reset_token") ?? "";
    for (const wrong of [
      "/reset-password",
      "/reset-password?reset_token=abc",
      `/reset-password?reset_token=${"x".repeat(3000)}`,
      `/registration/reset-password?reset_token=${encodeURIComponent(token)}&e_mail=${encodeURIComponent(other.login)}`,
    ]) {
      await page.goto(wrong);
      await expect(page.getByRole("heading", invalid)).toBeVisible();
    }
    await sandbox.clock(61);
    await page.goto(link);
    await expect(page.getByRole("heading", invalid)).toBeVisible();
    await page.getByRole("link", { name: "Chiedi un altro link" }).click();
    await expect(page).toHaveURL("/reset-password-request");
  },
);

// spec §4: password reset and e-mail change never tell whether an e-mail is known; both are limited <- app/features/account/reset/request-reset.ts, app/features/account/profile/routes/email.tsx
test(
  "answers alike for unknown e-mails, and 429 after too many requests",
  onServer,
  async ({ page, sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const visitor = Visitor.of(shop());
    const answers = [];
    for (const email of [who.login, "nessuno@example.com"])
      answers.push(await visitor.post("/reset-password-request", { email }));
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [303, "/reset-password-sent?back=/"],
      [303, "/reset-password-sent?back=/"],
    ]);
    expect(await linksTo(sandbox, "nessuno@example.com")).toEqual([]);

    // The rate limit's window is a clock minute; of 11 requests in a row more than five fall into
    // one window.
    const often = [];
    for (let time = 0; time < 11; time += 1)
      often.push(await visitor.post("/reset-password-request", { email: "spesso@example.com" }));
    const refused = often.find(({ status }) => status === 429);
    expect(refused?.headers["retry-after"]).toBe("60");
    expect(refused?.body).toContain("Troppe richieste in poco tempo");
    expect(refused?.body).toContain("spesso@example.com");
    await page.goto("/reset-password-sent");
    await expect(page.getByRole("heading", sent)).toBeVisible();
  },
);

// spec §2.1: password reset: request, sent, token check, form on both routes, completed with a login link
// spec §4: tokens of mails: not in the address, not kept, not in the Referer <- app/platform/http/forms/mailed-link.ts, app/platform/http/headers/headers.ts
test(
  "a mailed token leaves the URL of both pages, which send no-store",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const visitor = Visitor.of(shop());
    await visitor.post("/reset-password-request", { email: who.login });
    const [link = ""] = await linksTo(sandbox, who.login);
    const { search } = new URL(link);
    for (const pathname of ["/registration/reset-password", "/reset-password"]) {
      const moved = await visitor.get(pathname + search);
      const form = await visitor.get(pathname);
      expect([moved.status, moved.headers.location]).toEqual([302, pathname]);
      for (const { headers } of [moved, form])
        expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "strict-origin"]);
      expect(form.body).toContain("Scegli una nuova password");
    }
  },
);

// spec §2.1: password reset: request, sent, token check, form on both routes, completed with a login link
test(
  "a reset with the wrong fiscal code sends no mail, with the same answer",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const own = { firstName: "Giulia", lastName: "Ferretti", fiscalCode: "FRRGLI85M41H501X" };
    expect((await (await signedIn(shop(), who)).post("/profile/details", own)).status).toBe(303);
    const ask = (fiscalCode: string) =>
      Visitor.of(shop()).post("/reset-password-request", { email: who.login, fiscalCode });
    const wrong = await ask("RSSMRA85T10A562S");
    expect(await linksTo(sandbox, who.login)).toEqual([]);
    const right = await ask(own.fiscalCode.toLowerCase());
    expect(await linksTo(sandbox, who.login)).toHaveLength(1);
    for (const { status, headers } of [wrong, right])
      expect([status, headers.location]).toEqual([303, "/reset-password-sent?back=/"]);
    expect((await ask("RSSMRA85T10A56")).body).toContain("Codice fiscale: Formato non corretto");
  },
);

// spec §4: a reset that gets no answer comes back as its form, and asks for no login
test(
  "a reset with a lost response says what to try, and a bad token is an invalid link",
  withoutBrowser,
  async ({ sandbox, shop }) => {
    const who = await sandbox.shopper("regular");
    const visitor = Visitor.of(shop());
    await visitor.post("/reset-password-request", { email: who.login });
    const [link = ""] = await linksTo(sandbox, who.login);
    const token = new URL(link).searchParams.get("reset_token") ?? "";
    const sent = { token, email: who.login, password: "nuova-spesa-2026" };
    for (const odd of [{ token: "x".repeat(600) }, { token: "" }]) {
      const { status, body } = await visitor.post("/reset-password", { ...sent, ...odd });
      expect(status).toBe(422);
      expect(body).toContain("Il collegamento non è valido o è scaduto");
    }
    await sandbox.fault("lost", { path: "registration/password_reset", times: 1 });
    const lost = await visitor.post("/reset-password", sent);
    expect(lost.status).toBe(503);
    expect(lost.body).toContain("forse la password è già cambiata");
    expect(lost.body).not.toContain(sent.password);
    expect((await visitor.post("/login", { login: who.login, password: sent.password })).status).toBe(303);
  },
);
