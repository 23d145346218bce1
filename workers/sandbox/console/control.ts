import * as z from "zod";
import { blockInput, editHome, slideInput } from "../cms/home-store";
import { editPage } from "../cms/page-store";
import { commerce } from "../commerce/part";
import { reachable } from "../commerce/rules/order-states";
import { shopperKinds } from "../kernel/commerce-part";
import { resetShop } from "../reset";
import { romeInstant } from "../kernel/rome-time";
import type { Sandbox } from "../kernel/sandbox";
import { callFaults, scenarioNames } from "../kernel/scenarios";

const zoned = /(Z|[+-]\d\d:\d\d)$/;

/** Parses an ISO time; without an offset it is Rome's local time, as a form's field sends it. */
const instant = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) =>
    zoned.test(text) ? Date.parse(text) : romeInstant(text.slice(0, 10), text.slice(11, 16)),
  );
const flag = z.union([z.boolean(), z.stringbool()]);
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const resetInput = z.object({ now: unlessEmpty(instant) });
const clockInput = z.object({
  now: unlessEmpty(instant),
  advanceMinutes: unlessEmpty(z.coerce.number().min(-525_600).max(525_600)),
  run: unlessEmpty(flag),
});
const scenarioInput = z
  .object({
    name: z.enum(scenarioNames),
    on: flag,
    shopper: unlessEmpty(z.string().trim()),
    seconds: unlessEmpty(z.coerce.number().min(0).max(120)),
    path: unlessEmpty(
      z
        .string()
        .trim()
        .max(200)
        .transform((path) => path.replace(/^\//, "")),
    ),
    times: unlessEmpty(z.coerce.number().int().min(1).max(10_000)),
  })
  .refine(
    ({ name, path, times }) =>
      (path === undefined && times === undefined) || callFaults.some((fault) => fault === name),
    { error: `path and times are for ${callFaults.join(", ")}` },
  );
const shopperInput = z.object({ like: z.enum(shopperKinds) });

type Input = Record<string, unknown>;

/**
 * Resets to the known state, with the clock at `now` or at real time. Throws a ZodError for invalid
 * input, like all functions here.
 */
export function reset(sandbox: Sandbox, input: Input): void {
  resetShop(sandbox, resetInput.parse(input));
}

/** Moves the clock to `now`, or by minutes, or back to real time; it keeps running. */
export function moveClock({ clock }: Sandbox, input: Input): void {
  const { now, advanceMinutes, run } = clockInput.parse(input);
  if (run) clock.run();
  if (now !== undefined) clock.moveTo(now);
  if (advanceMinutes !== undefined) clock.advance(advanceMinutes * 60_000);
}

/** Switches a scenario on or off, for one shopper or for all. */
export function setScenario({ scenarios }: Sandbox, input: Input): void {
  scenarios.set(scenarioInput.parse(input));
}

const contentInput = z.object({
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/),
  title: z.string().trim().min(1).max(200),
  html: z.string().max(500_000),
  validity: z.string().trim().max(200).default(""),
});

/** Changes or adds a page of the content system. */
export function setContent(sandbox: Sandbox, input: Input): void {
  editPage(sandbox, contentInput.parse(input));
}

/** Changes or adds a slide of the home. */
export function setSlide(sandbox: Sandbox, input: Input): void {
  editHome(sandbox, "slide", slideInput.parse(input));
}

/** Changes or adds a block of the home. */
export function setBlock(sandbox: Sandbox, input: Input): void {
  editHome(sandbox, "block", blockInput.parse(input));
}

const orderState = z.object({
  orderStatusId: z.coerce.number().refine((id) => reachable.some((state) => state.id === id)),
});

/** Moves an order; undefined for an unknown order. */
export function moveOrder(sandbox: Sandbox, orderId: number, input: Input) {
  return commerce.moveOrder(sandbox, orderId, orderState.parse(input).orderStatusId);
}

/** Creates a shopper of this kind. */
export async function makeShopper(sandbox: Sandbox, input: Input) {
  return commerce.createShopper(sandbox, shopperInput.parse(input).like);
}
