import { expect, test, vi } from "vitest";
import * as z from "zod";
import { EbsnError } from "~/ebsn/errors";
import { homePath, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import type { InterruptedForm } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import type { PendingKind } from "./kind";
import { continuePending, loginReason, registerPending, pendingData } from "./kinds";
import { runOrDefer } from "./run-or-defer";
import { action as resume, loader as showResume } from "./routes/resume";

type Data = { id: number; note?: string };
const user = { id: 7, login: "a@example.com" };
const back = (answer: Response | undefined) => answer?.headers.get("Location");

/** A kind whose missing step and outcome the test sets. */
function kindOf(more: Partial<PendingKind<Data, string>> = {}) {
  const execute = vi.fn(async () => new Response(null, { status: 303, headers: { Location: "/done" } }));
  const kind: PendingKind<Data, string> = {
    name: "test",
    schema: z.object({ id: z.int(), note: z.string().optional() }),
    back: ({ id }) => `/things/${id}` as Path,
    describe: async (_shop, { id }) => `thing ${id}`,
    load: async () => "seen",
    nextStep: () => undefined,
    execute,
    ...more,
  };
  return { kind, execute };
}

test("a visitor is led to the login and back, with the described action pending", async () => {
  const { shop } = testShop();
  const { kind, execute } = kindOf();
  expect(back(await runOrDefer(shop, kind, { id: 3 }))).toBe("/login?back=/things/3");
  expect(shop.pending.action).toEqual({ kind: "test", data: { id: 3 }, back: "/things/3", label: "thing 3" });
  expect(execute).not.toHaveBeenCalled();
});

test("keeps the action pending while a step is missing, then executes it", async () => {
  const { shop } = testShop({ session: { user } });
  const nextStep = vi.fn<() => Path | undefined>(() => paths.deliveryAddress);
  const { kind, execute } = kindOf({ nextStep });
  expect(back(await runOrDefer(shop, kind, { id: 3 }))).toBe("/delivery/address");
  expect(pendingData(shop, kind)).toEqual({ id: 3 });
  nextStep.mockReturnValue(undefined);
  expect(back(await runOrDefer(shop, kind, { id: 3 }))).toBe("/done");
  expect(execute).toHaveBeenCalledWith(shop, { id: 3 }, "seen");
  expect(shop.pending.action).toBeUndefined();
});

test("a session that ends on the way leaves the action pending, also when it cannot be described", async () => {
  const { shop } = testShop({ session: { user } });
  const dead = async () => {
    throw new EbsnError("session", "cart/view");
  };
  await expect(runOrDefer(shop, kindOf({ execute: dead, describe: dead }).kind, { id: 3 })).rejects.toThrow(
    "session",
  );
  expect(shop.pending.action).toEqual({ kind: "test", data: { id: 3 }, back: "/things/3" });
});

test("data too long for the cookie are shortened", async () => {
  const { shop } = testShop();
  const savePendingAction = vi.spyOn(shop, "savePendingAction").mockReturnValueOnce(false);
  await runOrDefer(shop, kindOf({ shorten: ({ id }) => ({ id }) }).kind, { id: 3, note: "long" });
  expect(savePendingAction.mock.calls.map(([{ data }]) => data)).toEqual([
    { id: 3, note: "long" },
    { id: 3 },
  ]);
});

test("continues the pending action by its kind, and drops an outdated record", async () => {
  const { kind, execute } = kindOf();
  registerPending(kind);
  const waiting = (data: unknown, name = "test") =>
    testShop({ session: { user }, waiting: { action: { kind: name, data, back: homePath } } }).shop;
  expect(back(await continuePending(waiting({ id: 3 })))).toBe("/done");
  for (const shop of [waiting({ id: "three" }), waiting({ id: 3 }, "gone")]) {
    expect(await continuePending(shop)).toBeUndefined();
    expect(shop.pending.action).toBeUndefined();
  }
  expect(execute).toHaveBeenCalledTimes(1);
  expect(await continuePending(testShop({ session: { user } }).shop)).toBeUndefined();
});

// spec §4: a pending action that gets no answer is offered again, and never done again by itself <- app/features/pending/kinds.ts, app/features/pending/routes/resume.tsx
test("offers an interrupted action again, and repeats it only after confirmation", async () => {
  const execute = vi.fn(async (): Promise<Response> => {
    throw new EbsnError("lost", "cart/add");
  });
  const { kind } = kindOf({ execute });
  registerPending(kind);
  const action = { kind: "test", data: { id: 3 }, back: homePath, label: "thing 3" };
  const { shop } = testShop({ session: { user }, waiting: { action } });
  await expect(continuePending(shop)).rejects.toThrow("lost");
  expect(shop.pending.action).toEqual({ ...action, interrupted: true });

  expect(back(await continuePending(shop)), "the next step").toBe("/resume");
  expect(execute).toHaveBeenCalledTimes(1);

  const send = (intent: Record<string, string>) =>
    resume({
      context: { shop },
      request: new Request("http://shop.test/resume", { method: "POST", body: new URLSearchParams(intent) }),
      params: {},
    });
  execute.mockResolvedValueOnce(new Response(null, { status: 303, headers: { Location: "/done" } }));
  expect(await send({ intent: "execute" })).toMatchObject({ status: 303 });
  expect(shop.pending.action).toBeUndefined();
  await send({ intent: "execute" });
  expect(execute).toHaveBeenCalledTimes(2);
});

test("a shopper may leave an action that got no answer", async () => {
  const action = { kind: "test", data: { id: 3 }, back: homePath, interrupted: true };
  const { shop } = testShop({ session: { user }, waiting: { action } });
  const request = new Request("http://shop.test/resume", { method: "POST", body: new URLSearchParams() });
  await resume({ context: { shop }, request, params: {} });
  expect(shop.pending.action).toBeUndefined();
});

test("a refused action is not offered again", async () => {
  const refused = async (): Promise<Response> => {
    throw new EbsnError("refused", "cart/add", { reason: "soldOut" });
  };
  registerPending(kindOf({ execute: refused }).kind);
  const action = { kind: "test", data: { id: 3 }, back: homePath };
  const { shop } = testShop({ session: { user }, waiting: { action } });
  await expect(continuePending(shop)).rejects.toThrow("soldOut");
  expect(shop.pending.action).toBeUndefined();
});

test("an interrupted form is offered first, and the login then names no pending action", async () => {
  const form = { action: paths.cart, fields: [], back: paths.cart };
  const action = { kind: "test", data: { id: 3 }, back: homePath, label: "thing 3" };
  const { shop } = testShop({ session: { user }, waiting: { form, action } });
  expect(back(await continuePending(shop))).toBe("/resume");
  expect(loginReason(shop)).toBeUndefined();
});

test("S11: a form with secrets leads back to its page and says that it was not applied", async () => {
  const form = { action: paths.cart, fields: [], back: paths.cart, undone: "Non è cambiata." };
  const { shop, done } = testShop({ session: { user }, waiting: { form } });
  expect(loginReason(shop)).toBe("Non è cambiata.");
  expect(back(await continuePending(shop))).toBe("/cart");
  expect([shop.pending.form, done.flashes]).toEqual([undefined, [{ kind: "warn", text: "Non è cambiata." }]]);
});

test("the login names the pending action, in the kind's own sentence if it has one", () => {
  registerPending(kindOf({ name: "own", loginReason: (_t, label) => `to like ${label}` }).kind);
  const reason = (kind: string, label?: string) =>
    loginReason(
      testShop({ waiting: { action: { kind, data: {}, back: homePath, ...(label && { label }) } } }).shop,
    );
  expect(reason("own", "pane")).toBe("to like pane");
  expect(reason("test", "pane")).toBe("auth.login.waiting");
  expect(reason("own")).toBeUndefined();
});

test("S8: a form of a visitor is offered again without a login, one of a shopper is not", async () => {
  const form = { action: "/paste" as Path, fields: [], back: homePath };
  const show = async (waiting: { form: InterruptedForm }) =>
    showResume({
      context: { shop: testShop({ waiting }).shop },
      request: new Request("http://shop.test/resume"),
      params: {},
    });
  expect((await show({ form: { ...form, visitors: true } })).form).toEqual(form);
  await expect(show({ form })).rejects.toMatchObject({ status: 303 });
});
