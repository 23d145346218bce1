import { eq } from "drizzle-orm";
import { shopperKinds, type ShopperKind } from "../../kernel/commerce-part";
import type { Sandbox } from "../../kernel/sandbox";
import { destinationOf, openCart, type Destination } from "../cart/current-cart";
import { card, onDelivery } from "../checkout/payment-types";
import { favourites } from "../lists/list-store";
import { addressFields, saveAddress } from "../places/save-address";
import { orders } from "../order-tables";
import { socialTies } from "../person-tables";
import { status } from "../rules/order-states";
import { decide } from "../shoppers/consents";
import { shopperNamed, updateShopper } from "../shoppers/find-shopper";
import { carts, shoppers, wishlistLines, wishlists } from "../tables";
import { basketOf, likedProducts, type Basket } from "./baskets";
import { homes } from "./homes";
import { people, socialPerson, traitsOf } from "./people";
import { placeDemoOrder, type DemoOrder } from "./demo-order";

export const demoPassword = "bottega-demo";
/** Made by shoppers/password.ts of the demo password and this salt; a test compares them. */
export const demoSalt = "bottega";
export const demoHash = "20cc3432c99809d201d43d17963b28fca10e11d99a94d1f7bb59a27f6d135b29";

const firstUserId = 1001;

/** Every kind under its own name, and the one Google and Facebook know. */
export function seedShoppers(sandbox: Sandbox): void {
  const { db } = sandbox;
  for (const like of shopperKinds) register(sandbox, like, `${like}@example.com`);
  register(sandbox, "new", "social@example.com", socialPerson);
  const userId = shopperNamed(sandbox, "social@example.com")?.userId;
  if (userId === undefined) throw new Error("The social shopper is not there");
  for (const provider of ["google", "facebook"] as const)
    db.insert(socialTies).values({ provider, subject: "soc-1", userId }).run();
}

/**
 * Registers a shopper of a kind under a login: `regular` with two homes, orders and lists, `changing` with an order to change, `delivering`
 * with one that is out.
 */
export function register(
  sandbox: Sandbox,
  like: ShopperKind,
  login: string,
  { firstName, lastName } = people[like],
): void {
  const { db } = sandbox;
  const nobody = db.select({ userId: shoppers.userId }).from(shoppers).limit(1).get() === undefined;
  const shopper = db
    .insert(shoppers)
    .values({
      userId: nobody ? firstUserId : undefined,
      login,
      firstName,
      lastName,
      salt: demoSalt,
      passwordHash: demoHash,
    })
    .returning()
    .get();
  const { userId } = shopper;
  updateShopper(sandbox, userId, traitsOf(sandbox, like, shopper));
  decide(sandbox, userId, { "1": true });
  if (like !== "regular" && like !== "changing" && like !== "delivering") return;
  const [first, second] = saveHomes(sandbox, userId, like);
  const liked = likedProducts(sandbox);
  const basket = (turn: number, size: number) => basketOf(sandbox, liked, turn, size);
  if (like === "changing") {
    const order = {
      destination: first,
      slotInDays: 5,
      placedBefore: 6,
      base: status.ordered,
      paymentTypeId: onDelivery,
    };
    placeDemoOrder(sandbox, userId, order, basket(3, 12));
    return;
  }
  if (like === "delivering") {
    const order = {
      destination: first,
      slotInDays: 1,
      placedBefore: 2,
      base: status.ordered,
      paymentTypeId: onDelivery,
    };
    placeDemoOrder(sandbox, userId, order, basket(5, 8));
    db.update(orders).set({ floor: status.out }).where(eq(orders.userId, userId)).run();
    return;
  }
  shopForMonths(sandbox, userId, first, second, basket);
  writeLists(sandbox, userId, basket);
}

/** Saves a shopper's homes and returns them as places to deliver to. */
function saveHomes(sandbox: Sandbox, userId: number, like: ShopperKind): [Destination, Destination] {
  const { lastName, phone } = people[like];
  const destinations = homes[sandbox.tenant.id].slice(0, like === "regular" ? 2 : 1).map((home) => {
    const form = {
      ...home,
      doorbellName: lastName,
      floor: "3",
      referencePhoneNumber: phone,
      elevator: "true",
    };
    const { addressId } = saveAddress(sandbox, userId, addressFields.parse(form));
    return homeOf(sandbox, userId, addressId);
  });
  const [first, second = first] = destinations;
  if (!first || !second) throw new Error(`No home for ${like}`);
  return [first, second];
}

function homeOf(sandbox: Sandbox, userId: number, addressId: number): Destination {
  const cart = openCart(sandbox, userId, { addressId });
  const destination = destinationOf(sandbox, cart);
  sandbox.db.delete(carts).where(eq(carts.cartId, cart.cartId)).run();
  if (!destination) throw new Error("A demo shopper's home is unknown");
  return destination;
}

type Fill = (turn: number, size: number) => Basket;

/** A good three months of shopping, oldest first, in every state an order ends in, and one that is still to come. */
function shopForMonths(
  sandbox: Sandbox,
  userId: number,
  first: Destination,
  second: Destination,
  basket: Fill,
): void {
  const [store] = sandbox.tenant.stores;
  const pickup: Destination = store
    ? { service: "pickup", store, slots: { kind: store.storeType, id: store.storeId } }
    : first;
  const weekly = (weeks: number, asked: Partial<DemoOrder> = {}): DemoOrder => ({
    destination: first,
    slotInDays: -7 * weeks,
    placedBefore: 2,
    base: status.ordered,
    paymentTypeId: weeks % 2 === 0 ? card : onDelivery,
    ...asked,
  });
  const past: DemoOrder[] = [
    ...[14, 13, 12, 11].map((weeks) => weekly(weeks)),
    weekly(10, { agent: true }),
    weekly(9, { destination: pickup, base: status.notCollected, paymentTypeId: onDelivery }),
    weekly(8, { destination: second }),
    weekly(7),
    weekly(6, { base: status.partlyDelivered }),
    weekly(5, { destination: pickup }),
    weekly(4, { note: "Lasciare la spesa in portineria." }),
    weekly(3, { base: status.cancelled }),
    weekly(2, { destination: second }),
    weekly(1),
    weekly(0, { slotInDays: 4, placedBefore: 5, paymentTypeId: card }),
  ];
  past.forEach((order, turn) => placeDemoOrder(sandbox, userId, order, basket(turn, 7 + (turn % 6))));
}

function writeLists(sandbox: Sandbox, userId: number, basket: Fill): void {
  const { db } = sandbox;
  const make = (name: string, grant: "WRITE" | "READ") =>
    db.insert(wishlists).values({ userId, name, isDefault: false, grant }).returning().get();
  const filled = [
    { list: favourites(sandbox, userId), goods: basket(20, 6) },
    { list: make("Spesa della settimana", "WRITE"), goods: basket(31, 10) },
    { list: make("Festa di Anna", "READ"), goods: basket(44, 5) },
  ];
  for (const { list, goods } of filled) {
    for (const { stored, amount } of goods) {
      db.insert(wishlistLines).values({ listId: list.listId, productId: stored.productId, amount }).run();
    }
  }
}
