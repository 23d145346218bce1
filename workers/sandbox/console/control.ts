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

/** An ISO time; without an offset it is Rome's wall clock, as a form's field sends it. */
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

/** Known state; the clock at `now`, or running real time. Throws a ZodError on a wrong value, like all of these. */
export function reset(sandbox: Sandbox, input: Input): void {
  resetShop(sandbox, resetInput.parse(input));
}

/** Moves the clock to `now`, or by minutes, or lets it run real time again; it goes on ticking. */
export function moveClock({ clock }: Sandbox, input: Input): void {
  const { now, advanceMinutes, run } = clockInput.parse(input);
  if (run) clock.run();
  if (now !== undefined) clock.moveTo(now);
  if (advanceMinutes !== undefined) clock.advance(advanceMinutes * 60_000);
}

/** Switches a scenario, for one shopper or for everybody. */
export function setScenario({ scenarios }: Sandbox, input: Input): void {
  scenarios.set(scenarioInput.parse(input));
}

const contentInput = z.object({
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/),
  title: z.string().trim().min(1).max(200),
  html: z.string().max(500_000),
  validity: z.string().trim().max(200).default(""),
});

/** Changes a page of the content system, or adds it. */
export function setContent(sandbox: Sandbox, input: Input): void {
  editPage(sandbox, contentInput.parse(input));
}

/** Changes a slide of the home, or adds it. */
export function setSlide(sandbox: Sandbox, input: Input): void {
  editHome(sandbox, "slide", slideInput.parse(input));
}

/** Changes a block of the home, or adds it. */
export function setBlock(sandbox: Sandbox, input: Input): void {
  editHome(sandbox, "block", blockInput.parse(input));
}

const orderState = z.object({
  orderStatusId: z.coerce.number().refine((id) => reachable.some((state) => state.id === id)),
});

/** Moves an order; undefined = it does not exist. */
export function moveOrder(sandbox: Sandbox, orderId: number, input: Input) {
  return commerce.moveOrder(sandbox, orderId, orderState.parse(input).orderStatusId);
}

/** A fresh shopper of that kind. */
export async function makeShopper(sandbox: Sandbox, input: Input) {
  return commerce.createShopper(sandbox, shopperInput.parse(input).like);
}
