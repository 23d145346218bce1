import { eq } from "drizzle-orm";
import { shopperKinds, type ShopperKind } from "../../kernel/commerce-part";
import type { Sandbox } from "../../kernel/sandbox";
import { destinationOf, openCart, type Destination } from "../cart/current-cart";
import { onDelivery } from "../checkout/payment-types";
import { addressFields, saveAddress } from "../places/save-address";
import { socialTies } from "../person-tables";
import { status } from "../rules/order-states";
import { decide } from "../shoppers/consents";
import { shopperNamed, updateShopper } from "../shoppers/find-shopper";
import { carts, shoppers } from "../tables";
import { basketOf, likedProducts } from "./baskets";
import { orderEverything, shopForCompany } from "./companies";
import { people, socialPerson, traitsOf } from "./people";
import { placeDemoOrder } from "./demo-order";
import { shopForMonths, writeLists } from "./months";

export const demoPassword = "bottega-demo";
/** Hash by shoppers/password.ts of the demo password with this salt; a test compares them. */
export const demoSalt = "bottega";
export const demoHash = "20cc3432c99809d201d43d17963b28fca10e11d99a94d1f7bb59a27f6d135b29";

const firstUserId = 1001;

/** Seeds a shopper of every kind under its own name, and the one known to Google and Facebook. */
export function seedShoppers(sandbox: Sandbox): void {
  const { db } = sandbox;
  for (const like of shopperKinds) register(sandbox, like, `${like}@example.com`);
  register(sandbox, "new", "social@example.com", socialPerson);
  const userId = shopperNamed(sandbox, "social@example.com")?.userId;
  if (userId === undefined) throw new Error("The social shopper is not there");
  for (const provider of ["google", "facebook"] as const)
    db.insert(socialTies).values({ provider, subject: "soc-1", userId }).run();
}

/** Kinds that have a home and orders. */
const ordering = ["regular", "changing", "delivering", "busy", "company", "master1", "master2"];

/**
 * Registers a shopper of a kind under a login:
 * - `regular`: two homes, orders and lists
 * - `changing`: an order to change
 * - `delivering`: an order out for delivery
 * - `busy`: orders in every state under way
 * - companies: orders with due dates
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
  if (!ordering.some((kind) => kind === like)) return;
  const [first, second] = saveHomes(sandbox, userId, like);
  const liked = likedProducts(sandbox);
  const basket = (turn: number, size: number) => basketOf(sandbox, liked, turn, size);
  if (like === "regular") {
    shopForMonths(sandbox, userId, first, second, basket);
    writeLists(sandbox, userId, basket);
    return;
  }
  if (like === "busy") return orderEverything(sandbox, userId, first, basket);
  if (like !== "changing" && like !== "delivering") return shopForCompany(sandbox, userId, first, basket);
  const isOut = like === "delivering";
  const order = {
    destination: first,
    slotInDays: isOut ? 1 : 5,
    placedBefore: isOut ? 2 : 6,
    base: status.ordered,
    paymentTypeId: onDelivery,
    floor: isOut ? status.out : 0,
  };
  placeDemoOrder(sandbox, userId, order, basket(3, 12));
}

/** Stores a shopper's homes and returns them as destinations. */
function saveHomes(sandbox: Sandbox, userId: number, like: ShopperKind): [Destination, Destination] {
  const { lastName, phone } = people[like];
  const destinations = sandbox.tenant.homes.slice(0, like === "regular" ? 2 : 1).map((home) => {
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
