import * as z from "zod";
import { acceptCookies } from "./consent";
import { expect, test } from "./fixtures";
import { dear, good } from "./goods";
import type { Pair } from "./pair";
import * as registering from "./registering";
import { homeForm, readyToOrder } from "./scene";
import { add, chooseSlot, expectQuantity, pay, signInHere, typeQuantity } from "./steps";
import { signedIn, Visitor } from "./visitor";

/** Mark of an account or of a request's origin (client address). */
const mark = z.string().regex(/^[\w-]{12}$/);
/** All fields that a request's log line may have. */
const requestLine = z.strictObject({
  level: z.enum(["info", "warn", "error"]),
  event: z.literal("request"),
  time: z.iso.datetime(),
  requestId: z.uuid(),
  tenant: z.string(),
  account: mark.optional(),
  origin: mark.optional(),
  route: z.string().regex(/^[\w/:*.-]+$/),
  method: z.string(),
  status: z.int(),
  ms: z.number(),
  ebsn: z.int(),
  ebsnMs: z.int(),
  cache: z.string(),
});
const anyLine = z.looseObject({ event: z.string() });

// spec again: X15: the log names an account by a keyed hash, and no personal data
test("X15: the log can be followed by account, without personal or typed data", async ({
  sandbox,
  shop,
  pair,
  clientAddress,
}) => {
  const said = saidFromNow(pair);
  const { who } = await readyToOrder(sandbox);
  const stranger = Visitor.of(shop());
  await stranger.get("/search?query=segretissimo");
  await stranger.post("/login", { login: who.login, password: "sbagliatissima" });
  const shopper = await signedIn(shop(), who);
  const profile = await shopper.get("/profile/details");
  await shopper.get("/search?query=segretissimo");
  await shopper.post("/delivery/address/new?back=/cart", homeForm);
  await shopper.get("/cart");
  await sandbox.fault("malformed", { path: "cart/view", times: 2 });
  await shopper.get("/cart");
  await sandbox.scenario("down");
  await shopper.post("/delivery/address/new?back=/cart", homeForm);
  await sandbox.scenario("down", false);
  const cookies = [...shopper.cookies.values()].filter((value) => value.length > 8);
  await shopper.post("/logout", {});
  const requests = () => linesOf(said()).flatMap((line) => requestLine.safeParse(line).data ?? []);
  await expect.poll(() => requests().at(-1)?.route).toBe("/logout");

  const lines = linesOf(said());
  for (const line of lines) if (line.event === "request") requestLine.parse(line);
  expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(["account.login", "request"]));
  expect(lines.some(({ event }) => event.startsWith("ebsn."))).toBe(true);

  const typed = [...Object.values(homeForm), "segretissimo", "sbagliatissima", who.login, who.password];
  // Skips values that begin with a slash, such as the page's own address in a hidden field.
  const own = [...profile.body.matchAll(/<input[^>]* value="([^"/][^"]*)"/g)].map(([, value = ""]) => value);
  expect(own.length).toBeGreaterThan(2);
  const address = (clientAddress["CF-Connecting-IP"] ?? "").replace(/::1$/, "");
  const secrets = [...typed, ...own, ...cookies, address, who.login.split("@")[0] ?? ""];
  const log = JSON.stringify(lines.map(({ requestId: _, time: __, ...line }) => line));
  // Shorter values (a province, a house number) also occur by chance.
  for (const secret of secrets.filter(({ length }) => length > 4)) expect(log).not.toContain(secret);

  const accounts = requests().map(({ account }) => account);
  expect(accounts.slice(-2)).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(accounts.filter(Boolean)).size).toBe(1);
  const doors = requests().filter(({ route, method }) => route === "/login" && method === "POST");
  expect(doors.map(({ account }) => Boolean(account))).toEqual([false, true]);
  // Logins from the same client address share an origin; plain visits have no origin.
  expect(doors.map(({ origin }) => origin)).toEqual([expect.any(String), doors[0]?.origin]);
  const looked = requests().filter(({ route }) => route === "/search");
  expect(looked.map(({ origin }) => origin)).toEqual([undefined, undefined]);
});

const message = {
  nome: "Rosalba Quintavalle",
  email: "rosalba.q@example.com",
  testo: "Mancava il pecorino stagionato.",
};

// spec operator: no personal data in the log: what is typed and kept on a whole journey occurs in no line
test("the log of registration, login, order and message has no typed word and no cookie", async ({
  page,
  sandbox,
  pair,
  shop,
  clientAddress,
}) => {
  const said = saidFromNow(pair);
  const email = registering.newEmail();
  const password = "trentatrè trentini";
  await page.goto("/registration-user");
  await registering.toLastStep(page, email);
  await registering.finish(page, { password });
  await registering.expectSent(page);
  const [link = ""] = await registering.linksTo(sandbox, email);
  await page.context().clearCookies();
  await page.goto(link);
  await registering.confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Ci siamo!", level: 1 })).toBeVisible();
  await page.goto("/login?back=/search?query=passata");
  await signInHere(page, { login: email, password });
  await expect(page.getByRole("heading", { level: 1, name: /passata/ })).toBeVisible();
  const wanted = await good(sandbox, dear);
  await page.goto("/delivery/timeslot?back=/cart");
  await chooseSlot(page);
  const name = await add(page, wanted.slug);
  await page.goto("/cart");
  await typeQuantity(page, name, "6");
  await expectQuantity(page, name, "6");
  await page.getByText("Hai un codice sconto?").click();
  await page.getByRole("textbox", { name: "Codice sconto o buono" }).fill("REGALO-DI-NONNA");
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await expect(page.getByText("Il codice sconto non è valido").first()).toBeVisible();
  await page.goto("/checkout");
  await pay(page, "Alla consegna");
  await expect(page.getByRole("heading", { name: /Ordine inviato/, level: 1 })).toBeVisible();
  await page.goto("/servizio-clienti");
  await page.getByLabel("Nome e cognome").fill(message.nome);
  await page.getByLabel("E-mail").fill(message.email);
  await page.getByLabel("Argomento").selectOption("Un ordine");
  await page.getByLabel("Messaggio", { exact: true }).fill(message.testo);
  await page.getByRole("button", { name: "Invia il messaggio" }).click();
  await expect(page.getByRole("main")).toContainText("Abbiamo ricevuto il tuo messaggio");
  const kept = (await page.context().cookies(shop())).map(({ value }) => value);

  const events = () =>
    linesOf(said()).map(({ event, outcome }) => `${event} ${String(outcome ?? "")}`.trim());
  for (const event of ["account.registration", "account.confirmation", "account.login", "account.order"])
    await expect.poll(events).toContain(`${event} done`);
  const requests = linesOf(said()).flatMap((line) => requestLine.safeParse(line).data ?? []);
  const ordered = requests.find(({ route, method }) => route === "/payment" && method === "POST");
  expect(ordered, "an order says whose it was and where it came from").toMatchObject({
    account: expect.any(String),
    origin: expect.any(String),
  });
  expect(requests.find(({ route }) => route === "/delivery/timeslot")).not.toHaveProperty("origin");
  const log = JSON.stringify(linesOf(said()).map(({ requestId: _, time: __, ...line }) => line));
  const tokens = [...new URL(link).searchParams.values()];
  const typed = [
    ...[
      ...Object.values(registering.person(email)),
      ...Object.values(registering.more),
      ...Object.values(registering.home),
      ...Object.values(message),
    ],
    ...[email.split("@")[0] ?? "", password, "passata", "REGALO-DI-NONNA", wanted.slug, name],
    ...[clientAddress["CF-Connecting-IP"] ?? "", ...tokens, ...kept],
  ];
  const secrets = typed
    .flatMap((text) => [text, encodeURIComponent(text)])
    .filter(({ length }) => length > 4);
  expect(secrets.length).toBeGreaterThan(40);
  // "Indirizzo" and similar words belong to the shop's own texts.
  for (const secret of secrets) expect(log.toLowerCase(), secret).not.toContain(secret.toLowerCase());
});

// spec operator: web vitals by consent, to the shop's own host
test("a page sends its measurements only with consent to statistics", async ({ page, pair, shop }) => {
  const said = saidFromNow(pair);
  const told = () =>
    linesOf(said())
      .flatMap((line) => requestLine.safeParse(line).data ?? [])
      .filter(({ route }) => route === "/vitals");
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem("sent", String(body));
      return send(address, body);
    };
  });
  const look = async () => {
    await page.goto("/");
    await page.evaluate(largestDrawn);
    await page.getByRole("searchbox").first().press("Tab");
    await page.goto("/catalog");
  };
  await look();
  await acceptCookies(page.context(), shop());
  await page.goto("/page/privacy");
  expect(told()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("sent"))).toBeNull();
  await look();
  const body = new URLSearchParams(await page.evaluate(() => String(sessionStorage.getItem("sent"))));
  expect([...body.keys()].sort()).toEqual(expect.arrayContaining(["CLS", "FCP", "LCP", "TTFB", "page"]));
  await expect.poll(() => told().length).toBeGreaterThan(0);
  for (const line of told())
    expect(line).toMatchObject({ method: "POST", status: 204, ebsn: 0, tenant: "loggia" });
});

/**
 * Resolves once the browser has reported its largest content; the first key press ends the reports.
 */
const largestDrawn = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: "largest-contentful-paint", buffered: true });
  });

/** Lines that the shop prints from now on. */
function saidFromNow(pair: Pair): () => string[] {
  const before = new Set(pair.said().split("\n"));
  return () =>
    pair
      .said()
      .split("\n")
      .filter((line) => !before.has(line));
}

/** JSON lines of the shop's output. */
const linesOf = (said: string[]) =>
  said
    .filter((line) => line.startsWith("{"))
    .flatMap((line) => {
      try {
        return [anyLine.parse(JSON.parse(line))];
      } catch {
        // The first line may have been cut.
        return [];
      }
    });
