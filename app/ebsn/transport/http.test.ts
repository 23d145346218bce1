import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Ebsn } from "../client";
import type { Verdict } from "~/net/breaker";
import { NotSent, type Caller, type Gate } from "~/net/gate";
import { pause } from "~/net/pause";
import { EbsnError } from "../errors";
import { answering, api, jsonText, shopperEbsn, testBackend } from "../testing/test-backend";
import { answer, cart } from "../testing/wire-samples";

const server = testBackend();

const failing = async (work: Promise<unknown>): Promise<EbsnError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof EbsnError) return error;
  throw new Error("expected an EbsnError", { cause: error });
};

describe("responses and their errors", () => {
  // spec §7: data.data and response.status <- app/ebsn/transport/transport.ts
  test.each([
    [419, "session"],
    [404, "notFound"],
    [403, "down"],
    [500, "down"],
    [503, "down"],
    [302, "down"],
  ] as const)("HTTP %d fails as %s", async (status, kind) => {
    server.use(http.get(api("cart/view"), () => new HttpResponse("", { status })));
    expect((await failing(shopperEbsn().cart.view())).kind).toBe(kind);
  });

  // spec §7: data.data and response.status
  // spec attacked: F17 what cannot be a slug is 404, unasked <- app/ebsn/catalog/calls/catalog.ts
  test.each([
    ["half a JSON", '{"response": {"sta'],
    ["HTML", "<html>"],
    ["nothing", ""],
    ["no envelope", "[]"],
    ["another cart", answer({ cartId: "none" })],
  ])("F17: %s fails as unreadable with its cause", async (_, body) => {
    server.use(answering("get", "cart/view", body).handler);
    const error = await failing(shopperEbsn().cart.view());
    expect(error.kind).toBe("unreadable");
    expect(error.cause).toBeInstanceOf(Error);
  });

  // spec house: a broken backend ends as a page, and takes nobody else's along <- app/net/limited-text.ts
  test("attack 22: stops reading an endless response", async () => {
    let sent = 0;
    const piece = new TextEncoder().encode("x".repeat(1_000_000));
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(piece);
        },
      });
    server.use(
      http.get(api("cart/view"), () => new HttpResponse(endless())),
      http.post(api("cart/update"), () => new HttpResponse(endless())),
    );
    const ebsn = shopperEbsn();
    expect((await failing(ebsn.cart.view())).kind).toBe("down");
    const update = ebsn.cart.update([{ itemId: 1, quantity: { by: "piece", value: 1 } }]);
    expect((await failing(update)).kind).toBe("lost");
    expect(sent).toBeLessThan(40);
  });

  test("the logged cause contains no data of an unreadable response", async () => {
    const personal = '{"user": {"login": Anna.Bo@example.com';
    for (const body of [personal, `<html>${personal}`, answer({ cartId: "Anna.Bo@example.com" })]) {
      server.use(answering("get", "cart/view", body).handler);
      expect(String((await failing(shopperEbsn().cart.view())).cause)).not.toContain("Bo@");
    }
  });

  // spec §7: data.data and response.status
  test("a refusal has reason and text and passes on the unchanged cart", async () => {
    const refused = answer(cart, { status: 20, code: "msg.cart.max", text: "Quantità massima superata." });
    server.use(answering("post", "cart/update", refused).handler);
    const onCart = vi.fn();
    const call = shopperEbsn({ onCart }).cart.update([{ itemId: 1, quantity: { by: "piece", value: 99 } }]);
    expect(await failing(call)).toMatchObject({
      kind: "refused",
      call: "cart/update",
      reason: "tooMany",
      text: "Quantità massima superata.",
    });
    expect(onCart).toHaveBeenCalledOnce();
  });
});

describe("timeouts and retries", () => {
  describe("the response time does not reveal a known e-mail", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const email = "a@example.com";
    const known = answer({});
    const unknown = answer({}, { status: 10, code: "msg.login.invalid", text: "No" });

    /** True if the response with this body is delayed until 500 ms have passed. */
    async function isDelayed(ask: (ebsn: Ebsn) => Promise<unknown>, body: string) {
      const over = vi.fn();
      const fetch = () => Promise.resolve(jsonText(body));
      const ended = ask(shopperEbsn({ uniformDelayMs: 500, fetch })).then(over, over);
      await vi.advanceTimersByTimeAsync(499);
      const calls = over.mock.calls.length;
      await vi.advanceTimersByTimeAsync(1);
      await ended;
      return calls === 0;
    }
    const person = {
      firstName: "Anna",
      lastName: "Rossi",
      email,
      password: "segreta",
      storeId: 5,
      consents: {},
      street: "Via Cavour",
      number: "12",
      postalCode: "00184",
      city: "Roma",
      province: "RM",
    };

    // spec §4: nor does the time tell it: registration, its mail, reset and e-mail change wait alike, a login where it is refused <- app/ebsn/transport/transport.ts, app/ebsn/account/calls/access.ts, app/ebsn/account/calls/registration.ts
    test.each<[string, (ebsn: Ebsn) => Promise<unknown>]>([
      ["registration", ({ registration }) => registration.register(person)],
      ["its mail once more", ({ registration }) => registration.resend(email)],
      ["reset", ({ access }) => access.requestReset({ email })],
      ["another e-mail", ({ access }) => access.requestEmail(email)],
    ])("%s: delays every response", async (_, ask) => {
      expect(await isDelayed(ask, known)).toBe(true);
      expect(await isDelayed(ask, unknown)).toBe(true);
    });

    // spec §4: nor does the time tell it: registration, its mail, reset and e-mail change wait alike, a login where it is refused
    test("login: delays a refusal but not a success", async () => {
      const login = ({ auth }: Ebsn) => auth.login({ login: email, password: "x", remember: false });
      expect(await isDelayed(login, known)).toBe(false);
      expect(await isDelayed(login, unknown)).toBe(true);
    });
  });

  test("the timeout ends a call, including its body", async () => {
    server.use(
      http.get(api("cart/view"), async () => {
        await delay("infinite");
        return new HttpResponse();
      }),
    );
    const timing = vi.fn();
    const error = await failing(shopperEbsn({ deadlineMs: 30, timing }).cart.view());
    expect(error.kind).toBe("down");
    expect(timing).toHaveBeenCalledWith("cart/view", expect.any(Number), "down");

    const endless: typeof fetch = () => Promise.resolve(new Response(new ReadableStream()));
    expect((await failing(shopperEbsn({ deadlineMs: 30, fetch: endless }).cart.view())).kind).toBe("down");
  });

  test("a repeatable call is tried twice if the network fails", async () => {
    const attempts: string[] = [];
    const broken: typeof fetch = (input) => {
      attempts.push(String(input));
      return attempts.length === 1
        ? Promise.reject(new TypeError("reset"))
        : Promise.resolve(jsonText(answer(cart)));
    };
    const shopper = shopperEbsn({ fetch: broken });
    const repeated = [
      () => shopper.cart.view(),
      () => shopper.cart.setNote("ciao"),
      () => shopper.slots.select("2026-11-27", 4),
    ];
    for (const call of repeated) {
      attempts.length = 0;
      expect((await call()).id).toBe(5);
      expect(attempts).toHaveLength(2);
    }
  });

  describe("F6: a call that adds is never repeated and fails as lost", () => {
    const returns = { returnOk: "https://shop.example/ok", returnKo: "https://shop.example/ko" };
    const key = "00000000-0000-4000-8000-000000000000";
    const adds = (shopper: Ebsn) => [
      () =>
        shopper.cart.add([{ product: { id: 11 }, quantity: { by: "piece", value: 3 } }], {
          ifMissing: "similar",
        }),
      () => shopper.orders.reorder(7),
      () => shopper.lists.toCart(3),
      () => shopper.lists.put(3, [{ productId: 11, quantity: { by: "piece", value: 3 } }]),
      () => shopper.checkout.buy({ paymentTypeId: 2, idempotencyKey: key, ...returns }),
    ];

    test.each<[string, () => Promise<Response>]>([
      ["the connection breaks", () => Promise.reject(new TypeError("reset"))],
      ["half a JSON comes back", () => Promise.resolve(jsonText('{"response": {"sta'))],
      ["an answer of another shape comes back", () => Promise.resolve(jsonText(answer({ odd: true })))],
      ["a gateway fails", () => Promise.resolve(new Response("", { status: 502 }))],
      ["nothing comes in time", () => new Promise(() => undefined)],
    ])("fails as lost after one attempt if %s", async (_, respond) => {
      const requests: string[] = [];
      const broken: typeof fetch = (input) => {
        requests.push(String(input));
        return respond();
      };
      for (const call of adds(shopperEbsn({ fetch: broken, deadlineMs: 30 }))) {
        requests.length = 0;
        expect((await failing(call())).kind).toBe("lost");
        // some changes are looked up afterwards, by a request of another path
        expect(requests.filter((url) => url === requests[0])).toHaveLength(1);
      }
    });

    test("outcomeUnknown is true only for an unanswered call that adds", async () => {
      const silent: typeof fetch = () => new Promise(() => undefined);
      const status = (code: number) => () => Promise.resolve(new Response("", { status: code }));
      const outcomeUnknown = async (
        fetch: typeof globalThis.fetch,
        call: (shopper: Ebsn) => Promise<unknown>,
      ) =>
        (await failing(call(shopperEbsn({ fetch, ...(fetch === silent && { deadlineMs: 30 }) }))))
          .outcomeUnknown;
      const add = ({ cart }: Ebsn) =>
        cart.add([{ product: { id: 11 }, quantity: { by: "piece", value: 3 } }], {
          ifMissing: "similar",
        });
      const set = ({ cart }: Ebsn) => cart.update([{ itemId: 1, quantity: { by: "piece", value: 3 } }]);
      expect(await outcomeUnknown(silent, add)).toBe(true);
      expect(await outcomeUnknown(status(504), add)).toBe(true);
      expect(await outcomeUnknown(status(502), add)).toBe(false);
      expect(await outcomeUnknown(silent, set)).toBe(false);
      expect(await outcomeUnknown(silent, ({ cart }) => cart.view())).toBe(false);
    });

    test("a refusal, an expired session and an unsent request are not lost", async () => {
      const controller = new AbortController();
      controller.abort();
      const never = shopperEbsn({ signal: controller.signal });
      for (const call of adds(never)) expect((await failing(call())).kind).toBe("down");
      const dead: typeof fetch = () => Promise.resolve(new Response("", { status: 419 }));
      for (const call of adds(shopperEbsn({ fetch: dead })))
        expect((await failing(call())).kind).toBe("session");
      const refused: typeof fetch = () =>
        Promise.resolve(jsonText(answer({}, { status: 20, code: "msg.cart.max" })));
      for (const call of adds(shopperEbsn({ fetch: refused })))
        expect((await failing(call())).kind).toBe("refused");
    });
  });

  // spec attacked: F11 one deadline for the whole request <- app/platform/http/guards/deadline.ts, app/features/lists/paste/match.ts
  test("F11: the request's deadline ends reads but not a sent change", async () => {
    const controller = new AbortController();
    const aborted: (boolean | undefined)[] = [];
    let respond: (response: Response) => void = () => undefined;
    const slow: typeof fetch = (_, init) =>
      new Promise((resolve, reject) => {
        respond = resolve;
        init?.signal?.addEventListener("abort", () => {
          aborted.push(true);
          reject(new Error("aborted"));
        });
      });
    const shopper = shopperEbsn({ fetch: slow, signal: controller.signal });
    const change = shopper.cart.add([{ product: { id: 11 }, quantity: { by: "piece", value: 3 } }], {
      ifMissing: "similar",
    });
    const respondToChange = respond;
    const question = shopper.orders.view(7);
    controller.abort();
    expect((await failing(question)).kind).toBe("down");
    expect(aborted).toEqual([true]);
    respondToChange(jsonText(answer(cart)));
    expect((await change).id).toBe(5);
    expect((await failing(shopper.cart.setNote("late"))).kind).toBe("down");
  });

  test("an aborted request makes no further calls", async () => {
    const controller = new AbortController();
    controller.abort();
    const error = await failing(shopperEbsn({ signal: controller.signal }).cart.view());
    expect(error).toMatchObject({ kind: "down", cause: { message: "the request's time is up" } });
  });
});

test("calls fetch without a this value, as workerd requires", async () => {
  const strict: typeof fetch = function (this: unknown) {
    if (this !== undefined) throw new TypeError("Illegal invocation");
    return Promise.resolve(jsonText(answer(cart)));
  };
  expect((await shopperEbsn({ fetch: strict }).cart.view()).id).toBe(5);
});

describe("tokens and clock", () => {
  // spec §7: headers for session, account, client, version and uuid; session and account stored from responses <- app/ebsn/transport/http.ts
  // spec §7: auth/login, logout, test <- app/ebsn/account/calls/auth.ts
  test("sends tokens as headers, reports changed ones and removes them at logout", async () => {
    const seen: Headers[] = [];
    server.use(
      http.post(api("auth/login"), async ({ request }) => {
        seen.push(request.headers);
        expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual({
          login: "regular@example.com",
          password: "bottega-demo",
          remember_me: "true",
          show_sectors: "false",
        });
        return jsonText(answer({ cartId: 5 }), {
          headers: { "x-ebsn-account": "token-2", "x-ebsn-session": "s1" },
        });
      }),
      http.post(api("auth/logout"), ({ request }) => {
        seen.push(request.headers);
        return jsonText(answer(undefined, { userId: -1 }));
      }),
    );
    const onTokens = vi.fn();
    const { auth } = shopperEbsn({ tokens: {}, onTokens });
    const user = await auth.login({ login: "regular@example.com", password: "bottega-demo", remember: true });
    expect(user).toEqual({ id: 7, login: "regular@example.com" });
    expect(onTokens).toHaveBeenLastCalledWith({ account: "token-2", session: "s1" });
    await auth.logout();
    expect(onTokens).toHaveBeenLastCalledWith({ account: undefined, session: undefined });
    expect(seen.map((headers) => headers.get("x-ebsn-account"))).toEqual([null, "token-2"]);
    expect(seen.at(-1)?.get("x-ebsn-session")).toBe("s1");
    expect(seen.at(-1)?.get("x-ebsn-client-uuid")).toBe("0123456789abcdef0123456789abcdef");
  });

  // spec §7: headers for session, account, client, version and uuid; session and account stored from responses
  test("a visitor's response gives no user and rejects addresses as session", async () => {
    server.use(answering("get", "auth/test", answer(undefined, { userId: -1 })).handler);
    server.use(answering("get", "user-address/list", answer({ addresses: [] }, { userId: -1 })).handler);
    expect(await shopperEbsn().auth.test()).toBeUndefined();
    expect((await failing(shopperEbsn().places.addresses())).kind).toBe("session");
  });

  test("today comes from the backend's date header", async () => {
    const headers = { "x-ebsn-date": "2026-12-31T23:30:00+01:00" };
    server.use(http.get(api("cart/view"), () => jsonText(answer(cart), { headers })));
    const ebsn = shopperEbsn();
    expect(ebsn.today().date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await ebsn.cart.view();
    expect(ebsn.today()).toEqual({
      date: "2026-12-31",
      time: "23:30",
      at: Date.parse("2026-12-31T22:30:00Z"),
    });
  });
});

test("X2: forwards a known client address and sends no header without it", async () => {
  const { handler, seen } = answering("get", "cart/view", answer(cart));
  server.use(handler);
  await shopperEbsn({ clientAddress: "203.0.113.9" }).cart.view();
  await shopperEbsn().cart.view();
  expect(seen.map(({ headers }) => headers.get("x-forwarded-for"))).toEqual(["203.0.113.9", null]);
});

/** A gate that admits all calls or rejects all, with a record of the callers and verdicts. */
function watchedGate(isOpen: boolean) {
  const told: [Caller, Verdict?][] = [];
  const gate: Pick<Gate, "enter"> = {
    async enter(caller) {
      const one: [Caller, Verdict?] = [caller];
      told.push(one);
      if (!isOpen) throw new NotSent("crowded", "too many calls are under way");
      return (verdict) => void one.push(verdict);
    },
  };
  return { gate, told };
}

describe("calls through a gate", () => {
  // spec house: a broken backend ends as a page, and takes nobody else's along
  test("a change rejected by the gate fails as down with a known outcome", async () => {
    const { gate, told } = watchedGate(false);
    const ebsn = shopperEbsn({ gate });
    const error = await failing(ebsn.orders.cancel(7));
    expect([error.kind, error.outcomeUnknown]).toEqual(["down", false]);
    expect(error.cause).toBeInstanceOf(NotSent);
    expect((await failing(ebsn.cart.view())).kind).toBe("down");
    expect(told).toEqual([["change"], ["shopper"]]);
  });

  test("a call with its own timeout waits no longer, the gate included", async () => {
    vi.useFakeTimers();
    const told: Verdict[] = [];
    const gate: Pick<Gate, "enter"> = {
      async enter() {
        await pause(1500);
        return (verdict) => void told.push(verdict);
      },
    };
    const silent = () => new Promise<Response>(() => undefined);
    const { slots } = shopperEbsn({ gate, fetch: silent });
    const error = failing(slots.days(2000));
    await vi.advanceTimersByTimeAsync(2000);
    expect((await error).kind).toBe("down");
    expect(told).toEqual(["unsaid"]);
    expect((await failing(slots.days(0))).kind).toBe("down");
    expect(told).toHaveLength(1);
    vi.useRealTimers();
  });

  test("reports each call's verdict to the gate, unsaid if the request's time ran out", async () => {
    const { gate, told } = watchedGate(true);
    server.use(http.get(api("cart/view"), () => jsonText(answer(cart))));
    await shopperEbsn({ gate }).cart.view();
    server.use(http.get(api("cart/view"), () => new HttpResponse("", { status: 419 })));
    await failing(shopperEbsn({ gate }).cart.view());
    server.use(http.get(api("cart/view"), () => new HttpResponse("", { status: 503 })));
    await failing(shopperEbsn({ gate }).cart.view());
    server.use(http.get(api("cart/view"), async () => (await delay(500), jsonText(answer(cart)))));
    await failing(shopperEbsn({ gate, deadlineMs: 20 }).cart.view());
    await failing(shopperEbsn({ gate, signal: AbortSignal.timeout(20) }).cart.view());
    expect(told.map(([, verdict]) => verdict)).toEqual([
      "answered",
      "answered",
      "failed",
      "failed",
      "unsaid",
    ]);
  });
});
