import { expect, test } from "./fixtures";
import { ask } from "./http";
import { signedIn, Visitor } from "./visitor";

test("F5: password guessing ends in 429, and other logins still work", async ({ shop, sandbox }) => {
  const who = await sandbox.shopper("new");
  const guesser = Visitor.of(shop());
  const from = { "CF-Connecting-IP": "203.0.113.5" };
  const guess = () => guesser.post("/login", { login: who.login, password: "wrong" }, from);
  // The rate limit's window is a clock minute; of 21 tries in a row more than ten fall into one
  // window.
  const answers = [];
  for (let tries = 0; tries < 21; tries += 1) answers.push(await guess());
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(headers["retry-after"]).toBe("60");
    expect(body).toContain("Troppi tentativi in poco tempo. Aspetta un minuto e riprova.");
    expect(body, "what was typed stays, but the password").toContain(who.login);
    expect(body).not.toContain("wrong");
  }
  const home = { "CF-Connecting-IP": "198.51.100.7" };
  expect((await Visitor.of(shop()).post("/login", who, home)).status, "the owner, at home").toBe(303);
  const other = await sandbox.shopper("new");
  expect((await Visitor.of(shop()).post("/login", other, from)).status, "same house").toBe(303);
});

// spec §8: too many registrations or mails in a minute <- app/platform/http/guards/rate-limit.ts
test("forms that send mail are rate limited, and keep the e-mail typed", async ({ shop, sandbox }) => {
  const { login } = await sandbox.shopper("unconfirmed");
  const from = { "CF-Connecting-IP": "203.0.113.31" };
  const answers = [];
  for (let tries = 0; tries < 11; tries += 1)
    answers.push(await Visitor.of(shop()).post("/registration-completed", { email: login }, from));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(headers["retry-after"]).toBe("60");
    expect(body).toContain("Troppe richieste in poco tempo.");
    expect(body).toContain(login);
  }
  const elsewhere = { "CF-Connecting-IP": "198.51.100.32" };
  const other = await Visitor.of(shop()).post("/registration-completed", { email: login }, elsewhere);
  expect(other.status).toBe(303);
});

// spec §8: usernames that are taken cannot be tried out <- app/features/account/profile/routes/username.tsx
test("T15: a shopper may try twenty usernames in a minute before a 429", async ({ shop, sandbox }) => {
  const shopper = await signedIn(shop(), await sandbox.shopper("new"));
  const answers: number[] = [];
  // The rate limit's window is a clock minute; of 41 tries in a row more than twenty fall into one
  // window.
  for (let tries = 0; tries < 41; tries += 1)
    answers.push((await shopper.post("/profile/username", { username: `nome-${tries}` })).status);
  expect(answers.slice(0, 20)).not.toContain(429);
  expect(answers).toContain(429);
});

test("F5: a flood of searches ends in 429, and another shopper can still search", async ({
  shop,
  sandbox,
}) => {
  const shopper = await signedIn(shop(), await sandbox.shopper("new"));
  const from = { "CF-Connecting-IP": "203.0.113.77" };
  let answer = await shopper.get("/fast-search?q=latte", from);
  for (let asked = 1; asked < 241 && answer.status < 400; asked += 1)
    answer = await shopper.get("/fast-search?q=latte", from);
  expect(answer.status).toBe(429);
  expect(answer.headers["retry-after"]).toBe("60");
  expect(answer.body).toContain("Un momento di pausa");
  const neighbour = await signedIn(shop(), await sandbox.shopper("new"));
  expect((await neighbour.get("/search?query=latte", from)).status).toBe(200);
});

// spec attacked: F13 a header that a proxy may set stops no form <- app/platform/http/answers/render.ts
test("F13: proxy headers and odd origins do not stop a same-origin form", async ({ shop, sandbox: _ }) => {
  const visitor = Visitor.of(shop());
  const odd: Record<string, string>[] = [
    { Origin: shop(), "X-Forwarded-Host": "elsewhere.example" },
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
    { Origin: "not an address", "Sec-Fetch-Site": "same-origin" },
  ];
  for (const headers of odd)
    expect(
      (await visitor.post("/preferences", { lng: "it", back: "/catalog" }, headers)).status,
    ).toBeLessThan(400);
  expect((await visitor.post("/preferences", { lng: "it" }, { Origin: "https://evil.example" })).status).toBe(
    403,
  );
});

// spec attacked: F14 https outside loopback <- app/platform/http/guards/https.ts
test("F14: plain http redirects to https, and a form sent over http is not read", async ({
  shop,
  sandbox,
}) => {
  const host = `www.loggia.example:${new URL(shop()).port}`;
  const read = await ask(host, "/catalog?x=1", { headers: { Accept: "text/html" } });
  expect([read.status, read.headers.location]).toEqual([308, "https://www.loggia.example/catalog?x=1"]);
  await sandbox.clearCalls();
  const form = await ask(host, "/login", { method: "POST", form: { login: "a@example.com", password: "x" } });
  expect(form.status).toBe(403);
  expect(form.body).toContain("Connessione non sicura");
  expect(form.headers["set-cookie"]).toBeUndefined();
  expect(await sandbox.calls()).toEqual([]);
});

// spec attacked: F18 a planted cookie breaks no page
test("F18: malformed cookies break no page", async ({ shop, sandbox: _ }) => {
  const headers = { Cookie: "loggia-f(a)=x; loggia-f=; loggia-s(=1; =; a" };
  for (const path of ["/", "/cart", "/login"])
    expect((await Visitor.of(shop()).get(path, headers)).status, path).toBe(200);
});

// spec attacked: F28 files carry the headers of pages <- public/_headers
test("F28: files carry the same security headers as pages", async ({ shop, sandbox: _ }) => {
  const visitor = Visitor.of(shop());
  const { body, headers: page } = await visitor.get("/");
  const css = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? "";
  const js = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? "";
  for (const path of [css, js, "/tenants/loggia/logo.webp"]) {
    const { status, headers } = await visitor.get(path);
    expect(status, path).toBe(200);
    for (const name of [
      "cross-origin-resource-policy",
      "cross-origin-opener-policy",
      "x-content-type-options",
      "x-frame-options",
      "referrer-policy",
      "permissions-policy",
    ])
      expect(headers[name], `${name} of ${path}`).toBe(page[name]);
    expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect(headers["cache-control"], path).toMatch(/^public, max-age=\d+/);
  }
});
