import { isRouteErrorResponse } from "@remix-run/react";
import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { tenants } from "#tenants/registry";
import type { Path } from "~/lib/path";
import { backOf, seeOther } from "./redirects";
import { shopAction, shopLoader } from "./route";
import type { Flash, Kept, SessionData, SessionUser, ShopForAction } from "../shop";

type Done = { ended: number; flashes: Flash[]; kept: Kept[] };

/** The part of a shop that the wrappers touch; reaching for the backend is a mistake here. */
function shopWith(session: Partial<SessionData> = {}, waiting?: Kept) {
  const done: Done = { ended: 0, flashes: [], kept: [] };
  let kept = waiting;
  const shop: ShopForAction = {
    tenant: tenants.loggia,
    locale: "it",
    t: (key) => key,
    requestId: "id",
    nonce: "n",
    session: { uuid: "0".repeat(32), remember: false, ...session },
    get ebsn(): never {
      throw new Error("no backend in this test");
    },
    get kept() {
      return kept;
    },
    takeFlashes: () => [],
    streams: false,
    lite: false,
    absolute: (path) => path,
    updateSession: () => undefined,
    endSession: () => (done.ended += 1),
    flash: (flash) => done.flashes.push(flash),
    keep: (next) => done.kept.push((kept = next)) > 0,
    dropKept: () => (kept = undefined),
  };
  return { shop, done, context: { shop } satisfies AppLoadContext };
}

const failing = (kind: EbsnError["kind"]) => () => {
  throw new EbsnError(kind, "cart/view", "msg.cart.max", "Troppi pezzi");
};
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const toResponse = (value: unknown) => {
  if (!(value instanceof Response)) throw new Error("not a response");
  return [value.status, value.headers.get("Location")];
};
const get = (path: string) => new Request(`http://loggia.localhost${path}`);
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request("http://loggia.localhost/cart/add?x=1", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

afterEach(() => vi.restoreAllMocks());

test("a loader answers what it loads", async () => {
  const { context } = shopWith();
  const loader = shopLoader(({ url, params }) => ({ page: url.searchParams.get("page"), params }));
  expect(await loader({ context, request: get("/x?page=2"), params: { id: "1" } })).toEqual({
    page: "2",
    params: { id: "1" },
  });
});

test("a loader whose session is dead ends it, says so, and leads to login and back", async () => {
  const { context, done } = shopWith();
  const error = await thrown(
    shopLoader(failing("session"))({ context, request: get("/profile/orders?page=2"), params: {} }),
  );
  expect(toResponse(error)).toEqual([303, "/login?back=/profile/orders%3Fpage%3D2"]);
  expect(done).toMatchObject({
    ended: 1,
    flashes: [{ kind: "error", text: "errors.sessionExpired" }],
    kept: [],
  });
});

test("down: 503 on the page for the catalogue, /service-down else; unknown: 404; refused: the route's own business", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { context } = shopWith();
  const run = (kind: EbsnError["kind"], options: { catalogue?: boolean } = {}) =>
    thrown(shopLoader(options, failing(kind))({ context, request: get("/checkout"), params: {} }));
  expect(toResponse(await run("down"))).toEqual([303, "/service-down?back=/checkout"]);
  expect(await run("down", { catalogue: true })).toMatchObject({ init: { status: 503 } });
  expect(await run("notFound")).toMatchObject({ init: { status: 404 } });
  expect(await run("refused")).toBeInstanceOf(EbsnError);
});

test("an action reads its form, and the request can still be read", async () => {
  const { context } = shopWith();
  const action = shopAction(async ({ form, request }) => [form.get("a"), await request.text()]);
  expect(await action({ context, request: post("a=1"), params: {} })).toEqual(["1", "a=1"]);
});

test("an action cut off by a dead session or backend keeps what was typed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [kind, where] of [
    ["session", "/login?back=/search%3Fq%3Dlatte"],
    ["down", "/service-down?back=/search%3Fq%3Dlatte"],
  ] as const) {
    const { context, done } = shopWith();
    const request = post("productId=1&back=%2Fsearch%3Fq%3Dlatte");
    expect(toResponse(await thrown(shopAction(failing(kind))({ context, request, params: {} })))).toEqual([
      303,
      where,
    ]);
    expect(done.ended).toBe(kind === "session" ? 1 : 0);
    expect(done.kept).toEqual([
      {
        kind: "interrupted",
        action: "/cart/add?x=1",
        fields: [
          ["productId", "1"],
          ["back", "/search?q=latte"],
        ],
        back: "/search?q=latte",
      },
    ]);
  }
});

const wish = {
  action: "/cart/add" as Path,
  fields: [["productId", "7"]] as [string, string][],
  back: "/" as Path,
  label: "Mele",
};
const cutOff: Kept = {
  kind: "interrupted",
  action: "/cart/add?x=1" as Path,
  fields: [["note", "uno"]],
  back: "/cart" as Path,
};

test("a form that was cut off waits no more once it comes again; the wish behind it does", async () => {
  const sent = async (kept: Kept, body: string) => {
    const { context, shop } = shopWith({}, kept);
    await shopAction(() => null)({ context, request: post(body), params: {} });
    return shop.kept;
  };
  expect(await sent(cutOff, "note=due")).toBeUndefined();
  expect(await sent({ ...cutOff, wish }, "note=due")).toEqual({ ...wish, kind: "wish" });
  expect(await sent(cutOff, "itemId=4"), "another form of the same page").toBe(cutOff);
  expect(await sent({ ...cutOff, action: "/cart" as Path }, "note=due"), "another page").toMatchObject({
    fields: cutOff.fields,
  });
  expect(await sent({ ...wish, kind: "wish" }, "productId=7"), "a wish is the cart's business").toMatchObject(
    wish,
  );
});

test("a wish that waited for a step goes with the step's form when that is cut off, and again", async () => {
  const { context, shop } = shopWith({}, { ...wish, kind: "wish" });
  const send = () => thrown(shopAction(failing("session"))({ context, request: post("slot=4"), params: {} }));
  await send();
  expect(shop.kept).toMatchObject({ kind: "interrupted", fields: [["slot", "4"]], wish });
  await send();
  expect(shop.kept).toMatchObject({ kind: "interrupted", fields: [["slot", "4"]], wish });
});

test("a form that is worth nothing without what may not be kept leaves alone what waits", async () => {
  const waiting: Kept = { ...wish, kind: "wish" };
  const { context, shop } = shopWith({}, waiting);
  await thrown(
    shopAction({ keeps: false }, failing("session"))({ context, request: post("login=a"), params: {} }),
  );
  expect(shop.kept).toBe(waiting);
});

test("a refusal the action did not handle is told where the form came from", async () => {
  const { context, done } = shopWith();
  const request = post("a=1", { Referer: "http://loggia.localhost/product/mele?x=1" });
  expect(toResponse(await thrown(shopAction(failing("refused"))({ context, request, params: {} })))).toEqual([
    303,
    "/product/mele?x=1",
  ]);
  expect(done.flashes).toEqual([{ kind: "error", text: "Troppi pezzi" }]);
});

test("too long is 413, no form is 400", async () => {
  const { context } = shopWith();
  const run = (request: Request) => thrown(shopAction(() => null)({ context, request, params: {} }));
  expect(await run(post("a".repeat(70_000)))).toMatchObject({ init: { status: 413 } });
  expect(await run(post("{}", { "Content-Type": "application/json" }))).toMatchObject({
    init: { status: 400 },
  });
});

test("other errors and responses pass through untouched", async () => {
  const { context } = shopWith();
  const answer = seeOther("/" as Path);
  const thrower = (value: unknown) => () => {
    throw value;
  };
  expect(await thrown(shopLoader(thrower(answer))({ context, request: get("/"), params: {} }))).toBe(answer);
  expect(await thrown(shopAction(thrower(answer))({ context, request: post(""), params: {} }))).toBe(answer);
  expect(isRouteErrorResponse(answer)).toBe(false);
});

test("back never leaves the shop", () => {
  const where = (body: string, referer?: string) => {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(body)) form.set(name, value);
    return backOf(post("", referer ? { Referer: referer } : {}), form);
  };
  expect(where("back=/cart")).toBe("/cart");
  for (const evil of ["//evil", "https://evil", "/%5Cevil/..//evil", "javascript:alert(1)"]) {
    expect(where(`back=${encodeURIComponent(evil)}`)).not.toMatch(/^(\/\/|[a-z]+:)/);
  }
  expect(where("", "http://evil.example/steal")).toBe("/");
  expect(where("", "http://loggia.localhost//evil")).toBe("/");
  expect(where("", "http://loggia.localhost/cart")).toBe("/cart");
});

const user = { id: 1, login: "a@example.com" };

test("a loader for who is logged in gets them; anybody else is led to login and back, and nothing is loaded", async () => {
  const load = vi.fn(({ user: { login } }: { user: SessionUser }) => ({ login }));
  const loader = shopLoader({ login: true }, load);
  const visit = (session: Partial<SessionData>) =>
    loader({ context: shopWith(session).context, request: get("/checkout?a=1"), params: {} });
  expect(await visit({ user })).toEqual({ login: user.login });
  load.mockClear();
  expect(toResponse(await thrown(visit({})))).toEqual([303, "/login?back=/checkout%3Fa%3D1"]);
  expect(load).not.toHaveBeenCalled();
});

test("an action for who is logged in gets them with their form; anybody else is led to login, and nothing is done", async () => {
  const act = vi.fn(({ user, form }: { user: SessionUser; form: FormData }) => [user.id, form.get("a")]);
  const action = shopAction({ login: true }, act);
  const send = (session: Partial<SessionData>) =>
    action({ context: shopWith(session).context, request: post("a=1&inPlace=1"), params: {} });
  expect(await send({ user })).toEqual([1, "1"]);
  act.mockClear();
  expect(toResponse(await thrown(send({})))).toEqual([303, "/login?back=/cart/add%3Fx%3D1"]);
  expect(act).not.toHaveBeenCalled();
});

test("a route without a guard is anybody's", async () => {
  const { context } = shopWith();
  expect(await shopLoader({}, () => "page")({ context, request: get("/"), params: {} })).toBe("page");
  expect(await shopAction({}, () => "done")({ context, request: post(""), params: {} })).toBe("done");
});

describe("a form whose page stays", () => {
  const inPlace = data(undefined);
  const answerTo = (body: string, act: () => unknown) => {
    const { context, done } = shopWith();
    const answer = Promise.resolve(shopAction(act)({ context, request: post(body), params: {} }));
    return { answer, done };
  };

  test("gets no redirect to where it stands: its field `back`, else its own address", async () => {
    const to = (path: string) => () => seeOther(path as Path);
    expect(await answerTo("inPlace=1&back=/search?q=latte", to("/search?q=latte")).answer).toEqual(inPlace);
    expect(await answerTo("inPlace=1", to("/cart/add?x=1")).answer).toEqual(inPlace);
  });

  test("is led on to where something is still to be done", async () => {
    const { answer } = answerTo("inPlace=1&back=/cart", () => seeOther("/cart/lines/4/remove" as Path));
    expect(toResponse(await answer)).toEqual([303, "/cart/lines/4/remove"]);
  });

  test("gets what was wrong with it like any other", async () => {
    expect(await answerTo("inPlace=1&back=/cart", () => ({ error: "lungo" })).answer).toEqual({
      error: "lungo",
    });
  });

  test("hears of a refusal where it stands", async () => {
    const { answer, done } = answerTo("inPlace=1&back=/cart", failing("refused"));
    expect(await answer).toEqual(inPlace);
    expect(done.flashes).toEqual([{ kind: "error", text: "Troppi pezzi" }]);
  });

  test("is redirected without our script, and so is one that was cut off and comes again", async () => {
    expect(toResponse(await answerTo("back=/cart", () => seeOther("/cart" as Path)).answer)).toEqual([
      303,
      "/cart",
    ]);
    const { answer, done } = answerTo("inPlace=1&productId=7&back=/cart", failing("session"));
    await thrown(answer);
    expect(done.kept[0]?.fields).toEqual([
      ["productId", "7"],
      ["back", "/cart"],
    ]);
  });
});
