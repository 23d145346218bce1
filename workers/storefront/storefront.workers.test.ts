import { redirect, type LoaderFunction, type ServerBuild } from "@remix-run/cloudflare";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStorefront } from "./storefront";
import { pushedChain } from "~/platform/testing/pushed-chain";
import { testKeys } from "~/platform/session/testing/test-keys";

type Page = {
  loader?: LoaderFunction;
  action?: LoaderFunction;
  html?: (args: { nonce: string; name: string; theme: string; claim: string }) => string;
  /** The page passes on its loader's headers. */
  headers?: boolean;
};

/** A build of a single route, as small as Remix accepts. */
function buildOf({ loader, action, html, headers: handsOn }: Page): ServerBuild {
  const entry = {
    id: "page",
    path: "*",
    hasAction: true,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
    module: "/page.js",
  };
  return {
    basename: "/",
    mode: "production",
    isSpaMode: false,
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {
      v3_singleFetch: true,
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: true,
    },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { page: entry },
      url: "/manifest.js",
      version: crypto.randomUUID(),
    },
    routes: {
      page: {
        id: "page",
        path: "*",
        module: {
          default: () => null,
          ...(handsOn && { headers: ({ loaderHeaders }) => loaderHeaders }),
          loader: loader ?? (() => null),
          action: action ?? (() => redirect("/", 303)),
        },
      },
    },
    entry: {
      module: {
        default: (_request, status, headers, _context, { shop }) => {
          headers.set("Content-Type", "text/html; charset=utf-8");
          const { nonce, tenant, look, t } = shop;
          const shown = {
            nonce,
            name: tenant.name,
            theme: `${look.theme?.href} ${look.theme?.text}`,
            claim: t("frame.claim"),
          };
          return new Response((html ?? (({ name }) => name))(shown), { status, headers });
        },
      },
    },
  };
}

const bindings = { ...env, SESSION_KEYS: testKeys, SANDBOX_ORIGIN: "http://127.0.0.1:8788" };
/** Random keys, unknown outside this test, as a deployed shop needs. */
const deployedKeys = `k:${crypto.randomUUID()}${crypto.randomUUID()}`;
/** The store that operators write to. */
const { CONFIG: kv } = env as typeof env & { CONFIG: { put(key: string, value: string): Promise<void> } };
const later: Promise<unknown>[] = [];
/** Waits for the work that continues after a response. */
const settled = () => Promise.allSettled(later.splice(0));
const context = {
  waitUntil: (promise: Promise<unknown>) => void later.push(promise),
  passThroughOnException: () => undefined,
  props: {},
};

function open(page: Page) {
  const app = createStorefront(buildOf(page), false);
  return async (path: string, init?: RequestInit, host = "loggia.localhost:8787", settings = {}) => {
    const isLocal = /localhost/.test(host);
    const response = await app.fetch(
      new Request(`${isLocal ? "http" : "https"}://${host}${path}`, init),
      { ...bindings, ...(!isLocal && { SESSION_KEYS: deployedKeys }), ...settings },
      context,
    );
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

beforeEach(() => {
  for (const level of ["log", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

// spec house: CSP with nonces, security headers, explicit Cache-Control <- app/platform/http/headers/csp.ts, app/platform/http/headers/headers.ts
test("two tenants, interleaved in one isolate, each get their own page and policy", async () => {
  const visit = open({ html: ({ nonce, name }) => `${name} ${nonce}` });
  const hosts = ["loggia.localhost", "quantobasta.localhost", "terrecomuni.localhost"];
  const answers = await Promise.all([...hosts, ...hosts, ...hosts].map((host) => visit("/", {}, host)));
  answers.forEach(({ text, headers }, index) => {
    const [name, nonce] = [text.slice(0, text.lastIndexOf(" ")), text.slice(text.lastIndexOf(" ") + 1)];
    expect(name).toBe(["La Loggia", "Quantobasta", "Terrecomuni"][index % 3]);
    expect(headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  });
});

// spec operator: noindex outside production <- app/platform/http/headers/noindex.ts
test("sends noindex and a closed robots.txt outside production", async () => {
  const robots = "User-agent: *\nDisallow: /cart\n";
  const visit = open({ html: () => robots });
  const host = "www.loggia.example";
  for (const settings of [{ ENVIRONMENT: "staging" }, {}]) {
    for (const path of ["/", "/cart", "/assets/gone-12345678.js"])
      expect((await visit(path, {}, host, settings)).headers.get("X-Robots-Tag"), path).toBe("noindex");
    expect((await visit("/", {}, "evil.example", settings)).headers.get("X-Robots-Tag")).toBe("noindex");
    const closed = await visit("/robots.txt", {}, host, settings);
    expect(closed.text).toBe("User-agent: *\nDisallow: /\n");
    expect(closed.headers.get("X-Robots-Tag")).toBe("noindex");
  }
  for (const visitIt of [
    (path: string) => visit(path, {}, host, { ENVIRONMENT: "production" }),
    (path: string) => visit(path),
  ]) {
    const open = await visitIt("/robots.txt");
    expect([open.text, open.headers.get("X-Robots-Tag")]).toEqual([robots, null]);
    expect((await visitIt("/")).headers.get("X-Robots-Tag")).toBeNull();
  }
});

// spec operator: old hashed assets stay reachable after a deploy <- app/platform/http/answers/gone-assets.ts
test("a missing build file is a short 404 with no-store, without rendering", async () => {
  const html = vi.fn(() => "page");
  const visit = open({ html });
  const { status, headers, text } = await visit("/assets/base-00000000.css");
  expect([status, headers.get("Cache-Control"), text]).toEqual([404, "no-store", "Not found"]);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(html).not.toHaveBeenCalled();
});

/** Writes an invented chain to KV, as an operator pushes it while the Worker runs. */
async function push(id: string, change: Parameters<typeof pushedChain>[1] = {}) {
  await kv.put(`host:www.${id}.example`, id);
  await kv.put(`chain:${id}`, JSON.stringify(pushedChain(id, change)));
}

// spec house: chains interleaved in one isolate share nothing, also one that was pushed while the Worker ran <- app/platform/tenant/chains.ts, app/platform/tenant/chain-files.ts
test("a chain pushed at runtime is live and shares no text, theme, policy, cookie or page", async () => {
  const visit = open({
    loader: ({ context: { shop } }) =>
      Response.json(shop.session.user ?? null, { headers: { "x-page-cache": "900" } }),
    action: ({ context: { shop } }) => {
      shop.updateSession({ user: { id: 9, login: "b@example.com" } });
      return redirect("/", 303);
    },
    html: ({ name, nonce, theme, claim }) => `${name} | ${nonce} | ${theme} | ${claim}`,
    headers: true,
  });
  const both = async (host: string) => {
    const first = await visit("/", {}, host);
    await settled();
    return [first, await visit("/", {}, host)] as const;
  };
  expect((await visit("/", {}, "www.pilota.example")).status).toBe(421);
  await both("loggia.localhost");
  for (const [id, colour] of [
    ["nave", "#112233"],
    ["torre", "#445566"],
  ] as const)
    await push(id, {
      theme: `:root{--ink:${colour}}`,
      paymentOrigins: [`https://pay.${id}.example`],
      texts: { it: { frame: { claim: `Claim of ${id}` } }, en: {} },
    });
  const hosts = ["www.nave.example", "loggia.localhost", "www.torre.example", "nave.localhost"];
  const answers = await Promise.all(hosts.map(async (host) => [host, ...(await both(host))] as const));
  const own = new Map([
    ["www.nave.example", ["Chain nave", "#112233", "Claim of nave", "pay.nave.example"]],
    ["nave.localhost", ["Chain nave", "#112233", "Claim of nave", "pay.nave.example"]],
    ["www.torre.example", ["Chain torre", "#445566", "Claim of torre", "pay.torre.example"]],
    ["loggia.localhost", ["La Loggia"]],
  ]);
  for (const [host, first, second] of answers)
    for (const { status, text, headers } of [first, second]) {
      expect(status).toBe(200);
      const all = `${text} ${headers.get("Content-Security-Policy")}`;
      const mine = own.get(host) ?? [];
      for (const word of mine) expect(all, host).toContain(word);
      for (const word of [...own.values()].flat().filter((one) => !mine.includes(one)))
        expect(all, host).not.toContain(word);
    }

  const theme = /\/chain\/nave\/\w+\.css/.exec(answers[0]?.[1].text ?? "")?.[0] ?? "";
  const sheet = await visit(theme, {}, "www.nave.example");
  expect([sheet.text, sheet.headers.get("Cache-Control")]).toEqual([
    ":root{--ink:#112233}",
    "public, max-age=31536000, immutable",
  ]);
  expect((await visit(theme, {}, "www.torre.example")).status).toBe(404);

  const { headers } = await visit("/", { method: "POST", body: new URLSearchParams() }, "www.nave.example");
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const seen: unknown[] = [];
  const spy = open({ loader: ({ context: { shop } }) => seen.push(shop.session.user?.id) });
  await spy("/", { headers: { cookie } }, "www.nave.example");
  await spy("/", { headers: { cookie: cookie.replaceAll("nave", "torre") } }, "www.torre.example");
  await spy("/", { headers: { cookie: cookie.replaceAll("nave", "loggia") } }, "www.loggia.example");
  expect(seen).toEqual([9, undefined, undefined]);
});

test("ignores port, case and final dot of a host, and shows the maintenance page", async () => {
  const visit = open({ html: ({ name }) => name });
  await push("faro");
  for (const host of ["www.faro.example", "WWW.Faro.Example", "www.faro.example.", "www.faro.example:8443"])
    expect((await visit("/", {}, host)).text, host).toBe("Chain faro");
  await push("porto");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await kv.put("state:porto", JSON.stringify({ switches: { maintenance: true } }));
  const closed = await visit("/", {}, "www.porto.example");
  expect([closed.status, closed.headers.get("Retry-After")]).toEqual([503, "600"]);
  expect(closed.text).toContain("Chain porto torna presto");
});

test("the session is sealed once by the entry, appended, and opens only at its own tenant", async () => {
  const visit = open({
    loader: ({ context: { shop } }) => Response.json(shop.session.user ?? null),
    action: ({ context: { shop } }) => {
      shop.updateSession({ user: { id: 7, login: "a@example.com" } });
      shop.flash({ kind: "ok", text: "Ciao" });
      return redirect("/", { status: 303, headers: { "Set-Cookie": "lng=x" } });
    },
    html: () => "",
  });
  const { status, headers } = await visit("/", { method: "POST", body: new URLSearchParams() });
  expect(status).toBe(303);
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => /^(lng|loggia-(login|[sof]))/.exec(cookie)?.[0])).toEqual([
    "lng",
    "loggia-s",
    "loggia-login",
    "loggia-o",
    "loggia-f",
  ]);
  const session = cookies
    .slice(1, 3)
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const seen: unknown[] = [];
  const spy = open({ loader: ({ context: { shop } }) => seen.push(shop.session.user?.id) });
  await spy("/", { headers: { cookie: session } });
  await spy(
    "/",
    { headers: { cookie: session.replaceAll("loggia-", "quantobasta-") } },
    "quantobasta.localhost",
  );
  await spy("/", { headers: { cookie: session.replace(/.{8};/, "xxxxxxxx;") } });
  expect(seen).toEqual([7, undefined, undefined]);
});

test("sends a Cache-Control on every response, private or no-store", async () => {
  const visit = open({ html: () => "page" });
  expect((await visit("/")).headers.get("Cache-Control")).toBe("private, no-cache");
  expect((await visit("/payment")).headers.get("Cache-Control")).toBe("no-store");
  expect((await visit("/", {}, "evil.example")).headers.get("Cache-Control")).toBe("no-store");
});

// spec attacked: F10 a page without a part is made again, not kept
test("F10: a page without one of its parts is not cached", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve(new Response(null, { status: 503 })),
  );
  const rendered: boolean[] = [];
  const loader: LoaderFunction = async ({ context: { shop } }) => {
    const menu = await shop.ebsn.catalog.roots().catch(() => undefined);
    rendered.push(menu !== undefined);
    return Response.json(null, { headers: { "x-page-cache": "900" } });
  };
  const visit = open({ loader, html: () => "<h1>page</h1>", headers: true });
  for (let round = 0; round < 2; round += 1) {
    expect((await visit("/")).headers.get("Server-Timing")).not.toContain("page hit");
    await settled();
  }
  expect(rendered).toEqual([false, false]);
  const whole = open({
    loader: () => Response.json(null, { headers: { "x-page-cache": "900" } }),
    html: () => "<h1>whole</h1>",
    headers: true,
  });
  await whole("/");
  await settled();
  expect((await whole("/")).headers.get("Server-Timing")).toContain("page hit");
});

// spec operator: all sessions of a chain end at an operator's word <- app/platform/tenant/settings.ts, app/platform/tenant/served.ts
test("ending a chain's sessions signs out its shoppers, and not another chain's", async () => {
  const login: Page = {
    action: ({ context: { shop } }) => {
      shop.updateSession({ user: { id: 9, login: "b@example.com" } });
      return redirect("/", 303);
    },
  };
  const hosts = ["www.ended.example", "www.stays.example"] as const;
  for (const id of ["ended", "stays"]) await push(id);
  const visit = open(login);
  const jars = await Promise.all(
    hosts.map(async (host) => {
      const { headers } = await visit("/", { method: "POST" }, host);
      return headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    }),
  );
  const signedIn = Date.now();
  await vi.waitUntil(() => Date.now() > signedIn);
  await kv.put("state:ended", JSON.stringify({ loginsFrom: new Date().toISOString() }));
  // Like an isolate that reads KV now.
  const later = open(login);
  const [ended, stays] = await Promise.all(
    hosts.map(async (host, at) => {
      const { headers } = await later("/", { headers: { Cookie: jars[at]?.join("; ") ?? "" } }, host);
      return headers.getSetCookie();
    }),
  );
  expect(ended?.filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(2);
  expect(
    ended?.some((cookie) => /^__Host-ended-f\w+=/.test(cookie)),
    "and the next page says so",
  ).toBe(true);
  expect(stays).toEqual([]);
});

// spec house: last-resort page without any framework <- app/platform/http/answers/last-resort.ts
test("shows a plain Italian page with the request's id if rendering fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const visit = open({
    html: () => {
      throw new Error("render");
    },
  });
  const { status, text, headers } = await visit("/");
  expect(status).toBe(500);
  expect(text).toContain("Qualcosa non ha funzionato");
  expect(text).toContain(headers.get("X-Request-Id")?.slice(0, 8) ?? "no id");
});

// spec house: last-resort page without any framework
test("a mistake in the Worker's own settings ends on the same page, with an error in the log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const app = createStorefront(buildOf({}), false);
  const response = await app.fetch(
    new Request("http://loggia.localhost/"),
    { ...bindings, SESSION_KEYS: "weak" },
    context,
  );
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Qualcosa non ha funzionato");
  expect(String(log.mock.calls[0])).toContain("SESSION_KEYS");
});

// spec again: X13: nothing is served with a published or weak secret
test("X13: the published secret serves loopback and fails with 500 on a public host", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const app = createStorefront(buildOf({}), false);
  const published = {
    ...bindings,
    SESSION_KEYS: "dev:development-only-key-0123456789abcdef0123456789abcdef",
  };
  const answer = (host: string) => app.fetch(new Request(host), published, context);
  expect((await answer("http://loggia.localhost/")).status).toBe(200);
  const refused = await answer("https://www.loggia.example/");
  expect(refused.status).toBe(500);
  expect(await refused.text()).toContain("Qualcosa non ha funzionato");
  expect(String(log.mock.calls[0])).toContain("SESSION_KEYS: the secret of dev is the published one");
  expect(String(log.mock.calls[0])).not.toContain("0123456789abcdef");
});
