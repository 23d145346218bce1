import { Hono, type Context } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok, refuse } from "../../kernel/envelope";
import type { AppEnv } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { currentCart, destinationOf } from "../cart/current-cart";
import { feeRule } from "../cart/view-cart";
import { districts } from "../geo/lazio";
import { kilometres } from "../geo/distance";
import { anyId } from "../input";
import { change } from "../refusal";
import { euro } from "../rules/money";
import { chooseStore } from "./choose-place";
import { preferredStoreId } from "./own-address";
import { storeJson } from "./place-json";
import { previewCart } from "./preview-cart";
import { findStore, storesNear, storeOfWarehouse, warehouseFor } from "./served";

const point = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});
const one = z.object({ store_id: anyId });
const choiceOfStores = z.object({
  /** ids of delivery services, separated by commas; empty = all */
  services: z
    .string()
    .catch("")
    .transform((text) =>
      text
        .split(",")
        .filter((id) => id !== "")
        .map(Number),
    ),
  orderby: z.enum(["name", "city"]).optional().catch(undefined),
});

/**
 * Filters stores by delivery service and sorts them by `orderby`. Without it they keep their order
 * (located stores: nearest first).
 */
function chosenStores(
  found: ReturnType<typeof storeJson>[],
  { services, orderby }: z.infer<typeof choiceOfStores>,
) {
  const serving = found.filter(
    ({ deliveryServices }) =>
      services.length === 0 ||
      deliveryServices.some(({ deliveryServiceId }) => services.includes(deliveryServiceId)),
  );
  if (orderby === undefined) return serving;
  const keyOf = (store: (typeof serving)[number]) => (orderby === "name" ? store.name : store.address.city);
  return serving.sort((a, b) => keyOf(a).localeCompare(keyOf(b), "it"));
}

/** Max distance in kilometres from a point to its postal district. */
const districtKm = 8;

/** Returns the signed-in shopper's preferred store: null if missing, undefined for a visitor. */
function preferredBy(c: Context<AppEnv>): number | null | undefined {
  const session = c.get("session");
  return session && preferredStoreId(c.get("sandbox"), session.userId);
}

export const stores = new Hono<AppEnv>();

stores.get("/store-proximity/list", async (c) => {
  const asked = choiceOfStores.parse(await readInput(c));
  const preferred = preferredBy(c);
  const found = c.get("sandbox").tenant.stores.map((store) => storeJson(store, preferred));
  return ok(c, { stores: chosenStores(found, asked) });
});

stores.get("/store-proximity/localize", async (c) => {
  const input = await readInput(c);
  const preferred = preferredBy(c);
  const found = storesNear(c.get("sandbox"), point.parse(input)).map(({ store, distance }) =>
    storeJson(store, preferred, distance),
  );
  return ok(c, { stores: chosenStores(found, choiceOfStores.parse(input)) });
});

stores.post("/store-proximity/select", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const { store_id } = one.parse(await readInput(c));
  return change(c, () => {
    chooseStore(sandbox, userId, store_id);
    return cartJson(sandbox, userId, login);
  });
});

stores.get("/store-proximity/preview", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const { store_id } = one.parse(await readInput(c));
  return change(c, () => previewCart(sandbox, userId, login, () => chooseStore(sandbox, userId, store_id)));
});

stores.get("/store/view", async (c) => {
  const { store_id } = one.parse(await readInput(c));
  const store = findStore(c.get("sandbox"), store_id);
  return store ? ok(c, { store: storeJson(store, preferredBy(c)) }) : refuse(c, "msg.store.unknown");
});

stores.get("/warehouse-locator/search", (c) => {
  const warehouses = c.get("sandbox").tenant.stores.map((store) => ({
    warehouseId: store.warehouseId,
    storeId: store.storeId,
    name: store.name,
    slug: store.slug,
    address: store.address,
    metaData: store.phone ? { warehouse_locator: { PHONE: store.phone } } : undefined,
    serviceHours: { default: store.hours },
  }));
  return ok(c, { warehouses });
});

stores.get("/warehouse/find-by-coordinates", async (c) => {
  const sandbox = c.get("sandbox");
  const where = point.parse(await readInput(c));
  const nearest = districts
    .map((district) => ({ district, distance: kilometres(where, district) }))
    .sort((a, b) => a.distance - b.distance)[0];
  const warehouse =
    nearest && nearest.distance <= districtKm
      ? warehouseFor(sandbox, nearest.district.postalcode)
      : undefined;
  if (!warehouse) return ok(c, { warehouses: [] });
  const { warehouseId, name } = warehouse;
  return ok(c, {
    warehouses: [{ warehouseId, name, address: storeOfWarehouse(sandbox, warehouseId)?.address }],
  });
});

stores.get("/delivery-fee/view", (c) => {
  const sandbox = c.get("sandbox");
  const session = c.get("session");
  const destination = session && destinationOf(sandbox, currentCart(sandbox, session.userId));
  const { cost, freeFrom, minimumOrder } = feeRule(sandbox, destination?.service ?? "delivery");
  const deliveryFee = {
    cost: euro(cost),
    freeFrom: freeFrom === undefined ? undefined : euro(freeFrom),
    minimumOrder: euro(minimumOrder),
  };
  return ok(c, { deliveryFee });
});

/** Companies with pickup at work, by the code on the company's notice board. */
const workplaces: Readonly<Record<string, string>> = { LAVORO2026: "Spesa al lavoro" };

stores.get("/shopatwork/subscribe", needSession, async (c) => {
  const { subscriptionCode } = z
    .object({ subscriptionCode: z.string().trim().max(60).catch("") })
    .parse(await readInput(c));
  const name = workplaces[subscriptionCode.toUpperCase()];
  return name
    ? ok(c, { subscription: { subscriptionCode: subscriptionCode.toUpperCase(), name } })
    : refuse(c, "msg.generic");
});
