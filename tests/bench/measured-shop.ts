import { Agent, get } from "node:https";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import * as z from "zod";
import { chromium as options } from "../../e2e/chromium";

export const paths = {
  home: "/",
  listing: "/category/frutta-e-verdura",
  product: "",
  search: "/search?query=latte",
  cart: "/cart",
  slot: "/delivery/timeslot",
  empty: "/bench/empty",
};
export type PageName = keyof typeof paths;

/** A low-end phone: its screen, and the user agent by which a shop recognises it. */
const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "it-IT",
  ignoreHTTPSErrors: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto e20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
};

/**
 * A slow phone: 1,600 kbit/s down, 750 up, 150 ms more for each request; `cpu` is the slow-down
 * factor.
 */
export type Slowness = { cpu: number };

const costSchema = z.object({ cpuMs: z.number(), calls: z.number() });
const shopperSchema = z.object({ login: z.string(), password: z.string() });
export type Cost = z.infer<typeof costSchema>;
export type Cookies = { name: string; value: string; url: string }[];

export type MeasuredShop = {
  name: string;
  url: (page: PageName) => string;
  /** Opens a fresh tab with an empty cache. */
  open: (options?: { cookies?: Cookies; slow?: Slowness }) => Promise<Tab>;
  /** CPU milliseconds and backend calls so far. */
  cost: () => Promise<Cost>;
  /** Cookies of a shopper with address, timeslot and a product in the cart. */
  signIn: () => Promise<Cookies>;
  get: (page: PageName, cookies?: Cookies) => Promise<string>;
};
export type Tab = { page: Page; cdp: CDPSession; close: () => Promise<void> };

/** A state cookie of the chain that bypasses the page cache; the catalogue's data stays cached. */
export const aroundPageCache = ({ url }: MeasuredShop): Cookies => [
  { name: "__Host-loggia-x", value: "1", url: url("home") },
];

export const launch = (): Promise<Browser> => chromium.launch(options);

/** Connects to a shop run by `serve`, at an origin such as https://127.0.0.1:9443. */
export async function measuredShop(browser: Browser, name: string, origin: string): Promise<MeasuredShop> {
  // A backend may be late once while it starts on a busy machine.
  const asked = () => ask(origin + paths.listing);
  const listing = await asked().catch(asked).catch(asked);
  const product = /href="(\/product\/[^"#?]+)"/.exec(listing)?.[1];
  if (product === undefined) throw new Error(`${origin}${paths.listing} shows no product.`);
  const url = (page: PageName) => origin + (paths[page] || product);
  return {
    name,
    url,
    cost: async () => costSchema.parse(JSON.parse(await ask(`${origin}/bench/cost`))),
    get: (page, cookies) => ask(url(page), cookies),
    async open({ cookies = [], slow } = {}) {
      const fresh = await browser.newContext({ ...phone, serviceWorkers: "block" });
      await fresh.addCookies(cookies);
      const page = await fresh.newPage();
      const cdp = await fresh.newCDPSession(page);
      if (slow) await slowDown(cdp, slow);
      return { page, cdp, close: () => fresh.close() };
    },
    async signIn() {
      const shopper = shopperSchema.parse(JSON.parse(await ask(`${origin}/bench/shopper`)));
      const plain = await browser.newContext({ ...phone, javaScriptEnabled: false });
      const cookies = await signInBy(plain, origin, shopper);
      await plain.close();
      return cookies;
    },
  };
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

/** Sends a request as a phone's browser does, without rendering. */
function ask(url: string, cookies: Cookies = []): Promise<string> {
  const headers = {
    "User-Agent": phone.userAgent,
    Accept: "text/html",
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`));
        const bytes = Buffer.concat(pieces);
        const packed = answer.headers["content-encoding"] === "br";
        resolve((packed ? brotliDecompressSync(bytes) : bytes).toString());
      });
    });
    asked.on("error", reject);
  });
}

async function slowDown(cdp: CDPSession, { cpu }: Slowness): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
    connectionType: "cellular3g",
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

async function signInBy(
  context: BrowserContext,
  origin: string,
  { login, password }: z.infer<typeof shopperSchema>,
): Promise<Cookies> {
  const page = await context.newPage();
  /** Sends a form and waits for the next page. */
  const send = async (press: () => Promise<void>) => {
    const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
    await press();
    await sent;
    await page.waitForLoadState();
  };
  const main = (what: string, words?: string | RegExp) => page.locator(`main ${what}`, { hasText: words });
  await page.goto(`${origin}/login`);
  await main("input[type=email]").fill(login);
  await main("input[type=password]").fill(password);
  await send(() => main("input[type=password]").press("Enter"));
  await page.goto(`${origin}/delivery/address`);
  await send(() => main("button", "Consegna qui").first().click());
  await page.goto(`${origin}${paths.slot}`);
  await send(() =>
    main("button", /primo posto|Conferma/)
      .first()
      .click(),
  );
  await page.goto(`${origin}/search?query=pasta`);
  await send(() => page.locator(".stepper-add").last().click());
  // Opens a further page, so the cookies include those set after the sign-in.
  await page.goto(`${origin}${paths.listing}`);
  const kept = await context.cookies();
  return kept.map(({ name, value }) => ({ name, value, url: origin }));
}
