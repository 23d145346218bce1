import { isRouteErrorResponse } from "@remix-run/react";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { asNotMade, EbsnError } from "~/ebsn/errors";
import { homePath, type Path } from "~/lib/path";
import { isTooSlow } from "./answers/too-slow";
import { backOf, seeOther } from "./redirects";
import { shopAction, shopLoader } from "./route";
import type { InterruptedForm, SessionData, SessionUser } from "../shop";
import { testShop } from "../testing/test-shop";

const failing = (kind: EbsnError["kind"]) => () => {
  throw new EbsnError(kind, "cart/view", { reason: "tooMany", texts: ["Troppi pezzi"] });
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

test("a loader returns what it loads", async () => {
  const { context } = testShop();
  const loader = shopLoader(({ url, params }) => ({ page: url.searchParams.get("page"), params }));
  expect(await loader({ context, request: get("/x?page=2"), params: { id: "1" } })).toEqual({
    page: "2",
    params: { id: "1" },
  });
});

// spec §4: 419 ends the session, says the sentence, keeps what was typed, resumes after login <- app/platform/http/route.ts, app/features/pending/routes/resume.tsx
// spec §8: 419: 'La sessione è scaduta...' <- app/platform/http/route.ts
test("a loader with an expired session ends it, shows the error and leads to login", async () => {
  const { context, done } = testShop();
  const error = await thrown(
    shopLoader(failing("session"))({ context, request: get("/profile/orders?page=2"), params: {} }),
  );
  expect(toResponse(error)).toEqual([303, "/login?back=/profile/orders%3Fpage%3D2"]);
  expect(done).toMatchObject({
    ended: 1,
    flashes: [{ kind: "error", text: "errors.sessionExpired" }],
  });
});

// spec §2.1: /service-down on server status 500-599 <- app/frame/routes/service-down.tsx, app/platform/http/route.ts
// spec §8: 500-599 on other than catalogue calls: /service-down <- app/platform/http/route.ts
// spec §8: 404 on category or product: the not-found page <- app/platform/http/route.ts, app/page/error-page.tsx
test("down is 503 for the catalogue, else /service-down, and notFound is 404", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { context } = testShop();
  const run = (kind: EbsnError["kind"], options: { catalogue?: boolean } = {}) =>
    thrown(shopLoader(options, failing(kind))({ context, request: get("/checkout"), params: {} }));
  expect(toResponse(await run("down"))).toEqual([303, "/service-down?back=/checkout"]);
  expect(await run("down", { catalogue: true })).toMatchObject({ init: { status: 503 } });
  expect(await run("notFound")).toMatchObject({ init: { status: 404 } });
});

// spec attacked: F20 what no cookie can hold is the backend's fault
test("F20: a refused read is 503 for the catalogue, else /service-down with its text", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { context, done } = testShop();
  const refusing = () => {
    throw new EbsnError("refused", "store-proximity/list", { texts: ["Oggi non si può."] });
  };
  const run = (options: { catalogue?: boolean }) =>
    thrown(shopLoader(options, refusing)({ context, request: get("/negozi"), params: {} }));
  expect(await run({ catalogue: true })).toMatchObject({ init: { status: 503 } });
  expect(toResponse(await run({}))).toEqual([303, "/service-down?back=/negozi"]);
  expect(done.flashes).toEqual([{ kind: "error", text: "Oggi non si può." }]);
  expect(String(log.mock.calls[0])).toContain("ebsn.refused");
});

test("an action reads its form, and the request stays readable", async () => {
  const { context } = testShop();
  const read = shopAction(async ({ form, request }) => [form.get("a"), await request.text()]);
  expect(await read({ context, request: post("a=1"), params: {} })).toEqual(["1", "a=1"]);
});

// spec §4: 419 ends the session, says the sentence, keeps what was typed, resumes after login
test("an action interrupted by an expired session or a down backend stores its form", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [kind, where] of [
    ["session", "/login?back=/search%3Fq%3Dlatte"],
    ["down", "/service-down?back=/search%3Fq%3Dlatte"],
  ] as const) {
    const { context, done, shop } = testShop();
    const request = post("productId=1&back=%2Fsearch%3Fq%3Dlatte");
    expect(toResponse(await thrown(shopAction(failing(kind))({ context, request, params: {} })))).toEqual([
      303,
      where,
    ]);
    expect(done.ended).toBe(kind === "session" ? 1 : 0);
    expect(shop.pending.form).toEqual({
      action: "/cart/add?x=1",
      fields: [
        ["productId", "1"],
        ["back", "/search?q=latte"],
      ],
      back: "/search?q=latte",
      visitors: true,
    });
  }
});

describe("S11: a form with secrets that are not stored", () => {
  const send = async (session: Partial<SessionData>, act: () => never, open: string[] = []) => {
    const { context, shop } = testShop({ session, open });
    const request = post("oldPassword=segreta&owner=8", {
      Referer: "http://loggia.localhost/profile/password",
    });
    const options = { login: true, preserveInput: false, undone: "account.password.undone" } as const;
    const to = toResponse(await thrown(shopAction(options, act)({ context, request, params: {} })));
    return { to, form: shop.pending.form };
  };
  const form = {
    action: "/cart/add?x=1",
    fields: [],
    back: "/profile/password",
    undone: "account.password.undone",
  };

  it.each([
    ["has ended at the backend", { user: { id: 8, login: "b@example.com" } }],
    ["has ended here", {}],
  ])("stores a note that it was not carried out if the session %s", async (_, session) => {
    const sent = await send(session, failing("session") as () => never);
    expect(sent).toEqual({ to: [303, "/login?back=/profile/password"], form });
  });

  it("stores no note if the backend is down", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { form: left } = await send({ user: { id: 8, login: "b" } }, failing("down") as () => never);
    expect(left).toBeUndefined();
  });

  it("requests the login over the page that our script keeps open", async () => {
    const sent = await send({ user: { id: 8, login: "b" } }, failing("session") as () => never, ["/cart"]);
    expect(sent.to).toEqual([303, "/login?stays=1&back=/profile/password"]);
  });
});

// spec attacked: F7 a typed form belongs to who typed it
test("F7: a form of a different shopper's page is not carried out or stored", async () => {
  const { context, done, shop } = testShop({ session: { user: { id: 8, login: "b@example.com" } } });
  const act = vi.fn(failing("down"));
  const request = post("note=citofono+3&owner=7&back=%2Fcart");
  const answer = await thrown(shopAction({ login: true }, act)({ context, request, params: {} }));
  expect(toResponse(answer)).toEqual([303, "/cart"]);
  expect(done.flashes).toEqual([{ kind: "error", text: "errors.otherShopper" }]);
  expect(act).not.toHaveBeenCalled();
  expect(shop.pending.form).toBeUndefined();
});

test("F7: a form of the shopper's own page or of a visitor's is carried out", async () => {
  for (const fields of ["note=uno&owner=8", "note=uno"]) {
    const { context, done } = testShop({ session: { user: { id: 8, login: "b@example.com" } } });
    const act = shopAction({ login: true }, ({ form }) => form.get("note"));
    expect(await act({ context, request: post(fields), params: {} })).toBe("uno");
    expect(done.flashes).toEqual([]);
  }
});

test("F7: a form sent without a session is stored for the shopper of its page", async () => {
  const { context, done, shop } = testShop();
  const request = post("note=uno&owner=7");
  await thrown(shopAction({ login: true }, () => null)({ context, request, params: {} }));
  expect(done.attributed).toBe(7);
  expect(shop.pending.form?.fields).toEqual([["note", "uno"]]);
});

const action = { kind: "addToCart", data: { productId: 7 }, back: homePath, label: "Mele" };
const cart = "/cart" as Path;
const cutOff: InterruptedForm = {
  action: "/cart/add?x=1" as Path,
  fields: [["note", "uno"]],
  back: cart,
};

// spec §4: a step cut off by a dead session leaves the pending action waiting <- app/platform/http/route.ts
test("a stored form is dropped when sent again, while its pending action stays", async () => {
  const sent = async (form: InterruptedForm, body: string) => {
    const { context, shop } = testShop({ waiting: { form, action } });
    await shopAction(() => null)({ context, request: post(body), params: {} });
    expect(shop.pending.action).toBe(action);
    return shop.pending.form;
  };
  expect(await sent(cutOff, "note=due")).toBeUndefined();
  expect(await sent(cutOff, "itemId=4"), "another form of the same page").toBe(cutOff);
  const elsewhere = { ...cutOff, action: cart };
  expect(await sent(elsewhere, "note=due"), "another page").toBe(elsewhere);
});

test("an action saved as pending when the session ended stores no form too", async () => {
  const { context, shop } = testShop();
  const act = shopAction(({ shop }) => {
    shop.savePendingAction(action);
    return failing("session")();
  });
  await thrown(act({ context, request: post("productId=7"), params: {} }));
  expect([shop.pending.action, shop.pending.form]).toEqual([action, undefined]);
});

// spec §4: a step cut off by a dead session leaves the pending action waiting
test("a pending action stays when a step's form is interrupted", async () => {
  const { context, shop } = testShop({ waiting: { action } });
  await thrown(shopAction(failing("session"))({ context, request: post("slot=4"), params: {} }));
  expect(shop.pending.action).toBe(action);
  expect(shop.pending.form).toMatchObject({ fields: [["slot", "4"]] });
});

test("a form with preserveInput false is not stored, and the pending action stays", async () => {
  const { context, shop } = testShop({ waiting: { action } });
  await thrown(
    shopAction(
      { preserveInput: false },
      failing("session"),
    )({ context, request: post("login=a"), params: {} }),
  );
  expect(shop.pending).toMatchObject({ action, form: undefined });
});

test("an unhandled refusal is shown on the page of the form", async () => {
  const { context, done } = testShop();
  const request = post("a=1", { Referer: "http://loggia.localhost/product/mele?x=1" });
  expect(toResponse(await thrown(shopAction(failing("refused"))({ context, request, params: {} })))).toEqual([
    303,
    "/product/mele?x=1",
  ]);
  expect(done.flashes).toEqual([{ kind: "error", text: "Troppi pezzi" }]);
});

// spec §8: other failures: the generic sentence, with the request's id in small type <- app/platform/http/route.ts, app/page/request-code.tsx
test("a refusal without a reason shows the generic error with the request's id", async () => {
  const { context, done } = testShop();
  const refuse = () => {
    throw new EbsnError("refused", "cart/update");
  };
  await thrown(shopAction(refuse)({ context, request: post("a=1"), params: {} }));
  expect(done.flashes).toEqual([{ kind: "error", text: "errors.generic", code: "id" }]);
});

describe("S8: an action with a lost or unreadable response", () => {
  const run = async (
    error: EbsnError,
    options: { preserveInput?: boolean } = {},
    session: Partial<SessionData> = { user: { id: 1, login: "a@example.com" } },
    body = "note=ciao&back=/cart",
  ) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { context, done, shop } = testShop({ session });
    const act = shopAction(options, () => {
      throw error;
    });
    const sent = act({ context, request: post(body), params: {} });
    return { where: toResponse(await thrown(sent)), flashes: done.flashes, form: shop.pending.form };
  };

  // spec §8: other failures: the generic sentence, with the request's id in small type
  it.each(["lost", "unreadable"] as const)(
    "shows an error on the page of the form and stores the form: %s",
    async (kind) => {
      const { where, flashes, form } = await run(new EbsnError(kind, "cart/update"));
      expect(where).toEqual([303, "/cart"]);
      expect(flashes).toEqual([{ kind: "error", text: "errors.maybeMade", code: "id", resumes: true }]);
      expect(form?.fields).toContainEqual(["note", "ciao"]);
    },
  );

  it("shows that the change was not made if a lookup settled it", async () => {
    const lost = new EbsnError("lost", "cart/update");
    expect((await run(asNotMade(lost))).flashes).toMatchObject([{ text: "errors.notMade" }]);
    const unsettled = new EbsnError("lost", "cart/add", { outcomeUnknown: true });
    expect((await run(asNotMade(unsettled))).flashes).toMatchObject([{ text: "errors.maybeMade" }]);
  });

  it("S8: links a visitor to the stored form if it needs no login", async () => {
    const visitor = {};
    const lost = new EbsnError("lost", "cart/add");
    const { flashes, form } = await run(lost, {}, visitor);
    expect(flashes).toMatchObject([{ resumes: true }]);
    expect(form).toMatchObject({ visitors: true });
    const shoppers = await run(lost, {}, visitor, "note=ciao&back=/cart&owner=8");
    expect(shoppers.flashes[0]?.resumes).toBeUndefined();
    expect(shoppers.form?.visitors).toBeUndefined();
    expect((await run(lost)).form?.visitors).toBeUndefined();
  });

  it("links to no form if it is not stored", async () => {
    const { flashes } = await run(new EbsnError("lost", "registration/x"), { preserveInput: false });
    expect(flashes).toEqual([{ kind: "error", text: "errors.maybeMade", code: "id" }]);
  });

  it("leads to /service-down if the status is 500 to 599 (§2.1)", async () => {
    const { where, flashes } = await run(new EbsnError("lost", "cart/update", { status: 502 }));
    expect([where, flashes]).toEqual([[303, "/service-down?back=/cart"], []]);
  });
});

test("an action responds 413 to a form too long and 400 to a body that is no form", async () => {
  const { context } = testShop();
  const run = (request: Request) => thrown(shopAction(() => null)({ context, request, params: {} }));
  expect(await run(post("a".repeat(70_000)))).toMatchObject({ init: { status: 413 } });
  expect(await run(post("{}", { "Content-Type": "application/json" }))).toMatchObject({
    init: { status: 400 },
  });
});

test("A6: a form that arrives too late loads no page", async () => {
  vi.useFakeTimers();
  const { context } = testShop();
  const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
  const request = new Request("http://loggia.localhost/cart/add", {
    ...{ method: "POST", body, duplex: "half" },
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  const answer = thrown(shopAction(() => null)({ context, request, params: {} }));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const slow = await answer;
  expect(slow instanceof Response && isTooSlow(slow)).toBe(true);
});

test("attack 23: drops field names that could crash or overload the form parser", async () => {
  const read: string[] = [];
  const { context } = testShop();
  const act = shopAction(({ form }) => {
    read.push(...[...form.keys()]);
    return null;
  });
  const names = [
    "__intent__",
    "__state__",
    "a[99999999]",
    `a${".a".repeat(15_000)}`,
    `a${"[0]".repeat(5000)}`,
  ];
  const kept = ["a", "option.RIPENESS", "a[b]", "a[12]", "a.b.c"];
  for (const name of [...names, ...kept])
    await act({ context, request: post(`${encodeURIComponent(name)}=1`), params: {} });
  expect(read).toEqual(kept);
});

test("other errors and responses pass through unchanged", async () => {
  const { context } = testShop();
  const answer = seeOther(homePath);
  const thrower = (value: unknown) => () => {
    throw value;
  };
  expect(await thrown(shopLoader(thrower(answer))({ context, request: get("/"), params: {} }))).toBe(answer);
  expect(await thrown(shopAction(thrower(answer))({ context, request: post(""), params: {} }))).toBe(answer);
  expect(isRouteErrorResponse(answer)).toBe(false);
});

test("backOf never leaves the shop", () => {
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

// spec §2.1: /checkout and /payment, login required
// spec §6: a visitor browses and searches; login is asked when needed <- app/platform/http/route.ts, app/features/cart/add/add-to-cart-action.ts
test("a loader with a login guard loads for a user and redirects a visitor to login", async () => {
  const load = vi.fn(({ user: { login } }: { user: SessionUser }) => ({ login }));
  const loader = shopLoader({ login: true }, load);
  const visit = (session: Partial<SessionData>) =>
    loader({ context: testShop({ session }).context, request: get("/checkout?a=1"), params: {} });
  expect(await visit({ user })).toEqual({ login: user.login });
  load.mockClear();
  expect(toResponse(await thrown(visit({})))).toEqual([303, "/login?back=/checkout%3Fa%3D1"]);
  expect(load).not.toHaveBeenCalled();
});

test("an action with a login guard runs for a user and redirects a visitor to login", async () => {
  const act = vi.fn(({ user, form }: { user: SessionUser; form: FormData }) => [user.id, form.get("a")]);
  const action = shopAction({ login: true }, act);
  const send = (session: Partial<SessionData>) =>
    action({ context: testShop({ session }).context, request: post("a=1&inPlace=1&back=/cart"), params: {} });
  expect(await send({ user })).toEqual([1, "1"]);
  act.mockClear();
  expect(toResponse(await thrown(send({})))).toEqual([303, "/login?back=/cart"]);
  expect(act).not.toHaveBeenCalled();
});

test("the login leads back to the form's back field or page, never to its action", async () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    thrown(
      shopAction(
        { login: true },
        () => null,
      )({
        context: testShop().context,
        request: post(body, headers),
        params: {},
      }),
    );
  const Referer = "http://loggia.localhost/product/mele?x=1";
  const login = (back: string) => [303, `/login?back=${back}`];
  expect(toResponse(await send("back=/cart", { Referer }))).toEqual(login("/cart"));
  expect(toResponse(await send("a=1", { Referer }))).toEqual(login("/product/mele%3Fx%3D1"));
  expect(toResponse(await send("back=https://evil.example"))).toEqual(login("/"));
});

test("a route without a guard is open to all", async () => {
  const { context } = testShop();
  expect(await shopLoader({}, () => "page")({ context, request: get("/"), params: {} })).toBe("page");
  expect(await shopAction({}, () => "done")({ context, request: post(""), params: {} })).toBe("done");
});

// spec attacked: F9 what was typed survives a cookie that is gone <- app/platform/session/pending.ts, app/platform/http/route.ts
test("F9: a form that needs a login is stored even if the session has already ended", async () => {
  const { context, shop } = testShop();
  const send = shopAction({ login: true }, () => null)({ context, request: post("note=ciao"), params: {} });
  expect(toResponse(await thrown(send))).toEqual([303, "/login?back=/"]);
  expect(shop.pending.form).toMatchObject({ action: "/cart/add?x=1", fields: [["note", "ciao"]] });
});

test("an interrupted form is stored with its route's label", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { context, shop } = testShop();
  const act = shopAction({ actionLabel: "auth.resume.actions.cart" }, failing("down"));
  await thrown(act({ context, request: post("note=ciao"), params: {} }));
  expect(shop.pending.form?.label).toBe("auth.resume.actions.cart");
});
