import * as z from "zod";
import type { ShopperKind } from "../kernel/commerce-part";
import { ask, control, login } from "../kernel/testing";

const adjustment = z.object({
  orderItemId: z.int().optional(),
  userGiftCertificateId: z.int(),
  giftCertificate: z.object({ description: z.string(), giftTotal: z.number() }),
});

/** Parts of a cart that the tests read. */
export const cartData = z.object({
  cartId: z.int(),
  cartStatusId: z.int(),
  itemsTotal: z.number(),
  totalPrice: z.number(),
  totalItems: z.int(),
  packageTotal: z.number(),
  deliveryFee: z.number(),
  variableTotal: z.number(),
  estimatedMax: z.number(),
  minimumOrder: z.number(),
  shippingAddress: z
    .object({
      addressId: z.int(),
      addressTypeId: z.int(),
      autoAssigned: z.boolean(),
      storeId: z.int().optional(),
    })
    .optional(),
  timeslot: z
    .object({ dateIso: z.string(), date: z.string(), timeslotId: z.int(), holdUntil: z.string().optional() })
    .optional(),
  warehouse: z.object({ warehouseId: z.int() }),
  cartItems: z.array(
    z.object({
      itemId: z.int(),
      quantity: z.number(),
      weight: z.number().optional(),
      grossTotal: z.number(),
      product: z.object({
        productId: z.int(),
        priceDisplay: z.number(),
        deliveryWarehouse: z.object({ warehouseId: z.int() }),
      }),
      searchParams: z.string().optional(),
      cartItemInfo: z.object({
        accept_alternatives: z.enum(["true", "false"]),
        customWeight: z.string().optional(),
        notes: z.string().optional(),
      }),
      warning: z.string().optional(),
    }),
  ),
  sectors: z.array(z.object({ name: z.string(), cartItems: z.array(z.unknown()) })).optional(),
  cartInfos: z.object({
    order_comment: z.string(),
    need_invoice: z.string(),
    packaging_type_id: z.string(),
  }),
  userPoints: z.object({ LOYALTY: z.object({ value: z.int() }) }),
  giftCertificates: z.array(
    z.object({ giftCertificateId: z.int(), code: z.string(), giftTotal: z.number() }),
  ),
  giftCertificatesToGenerate: z.array(z.object({ description: z.string(), giftTotal: z.number() })),
  orderPackages: z.array(z.object({ quantity: z.int(), totalPrice: z.number() })),
  orderAdjustmentSummary: z.object({ orderAdjustments: z.array(adjustment) }),
  changes: z
    .object({ orderId: z.int(), changeBefore: z.string(), heldAmount: z.number().optional() })
    .optional(),
});

const productData = z.object({
  productId: z.int(),
  wpId: z.int(),
  name: z.string(),
  available: z.number(),
  priceDisplay: z.number(),
  priceUnitDisplay: z.string(),
  productInfos: z.record(z.string(), z.string()),
  maxAcq: z.number().optional(),
  minAcq: z.number().optional(),
  productClassRuleMax: z.object({ productClassName: z.string(), max: z.number() }).optional(),
  selectOptions: z
    .array(z.object({ parameterName: z.string(), values: z.array(z.object({ key: z.string() })) }))
    .optional(),
});
export type WireProduct = z.infer<typeof productData>;
const page = z.object({ products: z.array(productData), page: z.object({ totPages: z.int() }) });

let catalogue: WireProduct[] | undefined;

/** Loads every product of the first chain, in the wire's format. */
export async function allProducts(): Promise<WireProduct[]> {
  if (catalogue) return catalogue;
  const found: WireProduct[] = [];
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const { data } = await ask(`products?page=${number}&page_size=500`, page);
    found.push(...data.products);
    pages = data.page.totPages;
  }
  catalogue = found;
  return found;
}

/** Returns a matching product, or fails the test. */
export async function productWith(fits: (product: WireProduct) => boolean): Promise<WireProduct> {
  const found = (await allProducts()).find(fits);
  if (!found) throw new Error("The catalogue has no such product");
  return found;
}

/**
 * True for a product without limits, options, bounds or packages: any number of pieces is valid.
 */
export const isPlain = (product: WireProduct): boolean =>
  product.productInfos["TIPOLOGIA"] === "Pezzo" &&
  product.available === 100_000_000 &&
  !product.selectOptions &&
  !product.productClassRuleMax &&
  product.maxAcq === undefined &&
  (product.productInfos["MINACQ"] ?? "1") === "1" &&
  product.productInfos["QTY_MULT"] === undefined;

export const tuesday = "2026-11-24T10:00:00+01:00";

/** Resets to the known state, on a Tuesday in November at ten. */
export const freshShop = () => control("reset", { now: tuesday });

const made = z.object({ login: z.string(), password: z.string() });

/** Creates and logs in a shopper of a kind. Returns account token and login. */
export async function shopper(like: ShopperKind = "new"): Promise<{ account: string; name: string }> {
  const answer = made.parse(await (await control("shopper", { like })).json());
  return { account: await login(answer.login), name: answer.login };
}

/** Sends a shopper's call without parsing its data. */
export const post = (account: string, path: string, json: unknown = {}) =>
  ask(path, z.unknown(), { account, json });
export const code = async (
  asked: Promise<{ response: { errors: { error: string }[] } }>,
): Promise<string | undefined> => (await asked).response.errors[0]?.error;

export const cartOf = async (account: string) => (await ask("cart/view", cartData, { account })).data;

const home = {
  addressName: "Casa",
  address1: "Via Cavour",
  addressNumber: "9",
  city: "Roma",
  postalcode: "00184",
  province: "RM",
};

/** Creates a home in Rome and chooses it for the shopper. */
export async function settleIn(account: string): Promise<number> {
  const saved = z.object({ address: z.object({ addressId: z.int() }) });
  const { data } = await ask("user-address/update", saved, { account, form: home });
  await post(account, `user-address/select?address_type=2&address_id=${data.address.addressId}`);
  return data.address.addressId;
}

export const daysData = z.object({
  days: z.array(
    z.object({
      dateIso: z.string(),
      selected: z.literal(true).optional(),
      timeslots: z.array(
        z.object({
          timeslotId: z.int(),
          beginTime: z.string(),
          endTime: z.string(),
          status: z.enum(["empty", "intermediate", "full"]),
          active: z.union([z.literal(0), z.literal(1)]),
          selected: z.literal(true).optional(),
          cutOff: z.string(),
        }),
      ),
    }),
  ),
});
export const slotsOf = async (account?: string) =>
  (await ask("timeslot/list?show-closed=true", daysData, { account })).data.days;
export const chooseSlot = (account: string, date: string, id: number) =>
  ask(`timeslot/select?sel_date=${date}&timeslot_id=${id}`, z.unknown(), { account });

/** Returns the first slot with this status, some days from today. */
export async function slotWith(
  account: string,
  status: string,
  fromDay = 2,
): Promise<{ date: string; id: number }> {
  for (const day of (await slotsOf(account)).slice(fromDay)) {
    const slot = day.timeslots.find((candidate) => candidate.active === 1 && candidate.status === status);
    if (slot) return { date: day.dateIso, id: slot.timeslotId };
  }
  throw new Error(`No slot is ${status}`);
}

/** Creates a shopper with a home, a slot and a sufficient cart: ready for checkout. */
export async function readyShopper(like: "new" | "regular" = "new") {
  const who = await shopper(like);
  const addressId = await settleIn(who.account);
  const slot = await slotWith(who.account, "empty");
  await chooseSlot(who.account, slot.date, slot.id);
  const product = await productWith((candidate) => isPlain(candidate) && candidate.priceDisplay >= 2);
  const quantity = Math.ceil(40 / product.priceDisplay);
  await post(who.account, "cart/add", { items: [{ productId: product.productId, quantity }] });
  return { ...who, addressId, slot, product, quantity };
}

export const answerData = z.object({
  orderId: z.int(),
  orderStatusId: z.int(),
  redirectUrl: z.string().optional(),
});
export const returns = {
  return_url_ok: "http://shop.localhost/ok/{orderId}",
  return_url_ko: "http://shop.localhost/ko/{orderId}",
};

/** Calls `checkout/buy` and parses the response. */
export const buy = (account: string, payment_type_id: number, idempotency_key: string) =>
  ask("checkout/buy", answerData, {
    account,
    json: { params: { payment_type_id, payment_data: JSON.stringify({ idempotency_key, ...returns }) } },
  });

export const orderData = z.object({
  orderId: z.int(),
  orderStatusId: z.int(),
  transactionStatus: z.int(),
  grossTotal: z.number(),
  canModify: z.boolean(),
  canDelete: z.boolean(),
  canPay: z.boolean(),
  payBefore: z.string().optional(),
  heldAmount: z.number().optional(),
  bankTransfer: z
    .object({ holder: z.string(), iban: z.string(), reason: z.string(), amount: z.number() })
    .optional(),
  user_person_fiscal_id: z.int().optional(),
  paymentType: z.object({ paymentTypeId: z.int(), name: z.string() }),
  changeBefore: z.string().optional(),
  orderItems: z
    .array(z.object({ productId: z.int(), quantity: z.number(), grossTotal: z.number() }))
    .optional(),
  timeslot: z.object({ dateIso: z.string(), timeslotId: z.int(), beginTime: z.string() }),
});
export const orderOf = async (account: string, orderId: number) =>
  (await ask(`order/view?order_id=${orderId}`, orderData, { account })).data;
