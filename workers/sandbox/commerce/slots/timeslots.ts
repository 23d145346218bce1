import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import { infos } from "../../kernel/messages";
import { romeTime } from "../../kernel/rome-time";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { changeableCart, currentCart, destinationOf, slotPlaceOf, updateCart } from "../cart/current-cart";
import { anyId, flag } from "../input";
import { change, Refusal } from "../refusal";
import {
  cutOffInstant,
  cutOffOf,
  daysFrom,
  isOffered,
  isShut,
  statusOf,
  windowsOf,
  type SlotPlace,
  type Window,
} from "../rules/slot-rules";
import type { CartRow } from "../tables";
import { choosableSlot, heldUntil, holdPlace, lostSlot, slotKey, takenPlaces } from "./slot-places";

type Asking = { cart: CartRow; login: string } | undefined;

/** Returns the reason why a window is closed; undefined if only its free places matter. */
function closedReason(
  { tenant, clock }: Sandbox,
  place: SlotPlace,
  date: string,
  window: Window,
): "holiday" | "address" | "cutOff" | undefined {
  if (isShut(date, window)) return "holiday";
  if (!isOffered(place, window, tenant.warehouses[0].warehouseId)) return "address";
  return clock.now() >= cutOffInstant(place.kind, date, window) ? "cutOff" : undefined;
}

function dayJson(sandbox: Sandbox, place: SlotPlace, date: string, asking: Asking, showClosed: boolean) {
  const lost = asking && lostSlot(sandbox, asking.cart, asking.login);
  const timeslots = windowsOf(place.kind).flatMap((window) => {
    const reason = closedReason(sandbox, place, date, window);
    const closed = reason !== undefined;
    if (closed && !showClosed) return [];
    const full = closed || lost === slotKey(date, window.id);
    const taken = full ? window.capacity : takenPlaces(sandbox, { place, date, window }, asking?.cart);
    const cutOff = cutOffOf(place.kind, date, window);
    const selected = asking?.cart.slotDate === date && asking.cart.slotId === window.id;
    return {
      timeslotId: window.id,
      beginTime: window.begin,
      endTime: window.end,
      status: statusOf(window.capacity, taken),
      active: closed ? 0 : 1,
      selected: selected || undefined,
      cutOff: `${cutOff.date}T${cutOff.time}`,
      closedReason: reason,
    };
  });
  return { dateIso: date, selected: timeslots.some((slot) => slot.selected) || undefined, timeslots };
}

/**
 * Returns the place of the requested slots: the cart's destination, else the first warehouse;
 * undefined = not served.
 */
function placeFor(sandbox: Sandbox, asking: Asking): SlotPlace | undefined {
  const destination = asking && destinationOf(sandbox, asking.cart);
  return destination ? destination.slots : { kind: "delivery", id: sandbox.tenant.warehouses[0].warehouseId };
}

const listing = z.object({ "show-closed": flag.default(false) });
const choice = z.object({ sel_date: z.string().catch(""), timeslot_id: anyId });

export const timeslots = new Hono<AppEnv>();

timeslots.get("/timeslot/list", async (c) => {
  const sandbox = c.get("sandbox");
  const query = listing.parse(await readInput(c));
  const session = c.get("session");
  const asking = session && { cart: currentCart(sandbox, session.userId), login: session.login };
  const place = placeFor(sandbox, asking);
  const days = place
    ? daysFrom(sandbox.clock.today()).map((date) =>
        dayJson(sandbox, place, date, asking, query["show-closed"]),
      )
    : [];
  return ok(c, { days });
});

timeslots.on(["GET", "POST"], "/timeslot/select", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const { sel_date, timeslot_id } = choice.parse(await readInput(c));
  return change(c, (notices) => {
    const cart = changeableCart(sandbox, userId);
    const destination = destinationOf(sandbox, cart);
    if (!destination) throw new Refusal("msg.address.needed");
    const slot = choosableSlot(sandbox, slotPlaceOf(sandbox, destination), isoDate(sel_date), timeslot_id);
    holdPlace(sandbox, cart, slot, login);
    updateCart(sandbox, cart.cartId, { slotDate: slot.date, slotId: slot.window.id });
    notices.infos.push(infos.slotHeld(romeTime(heldUntil(sandbox, cart.cartId) ?? 0)));
    return cartJson(sandbox, userId, login);
  });
});

/** Accepts both date formats of the wire: `yyyy-MM-dd` and `dd/MM/yyyy`. */
const isoDate = (text: string): string =>
  /^\d{2}\/\d{2}\/\d{4}$/.test(text) ? text.split("/").reverse().join("-") : text;
