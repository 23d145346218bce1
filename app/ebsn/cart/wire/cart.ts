import * as z from "zod";
import {
  flag,
  infos,
  int,
  list,
  number,
  optionalInt,
  optionalNumber,
  optionalText,
  text,
} from "../../transport/wire/fields";
import { wireAddress } from "../../places/wire";
import { wireChosenSlot } from "../../timeslots/wire";

/** The chosen options of a line: a map, or the product's own list with `selected`. */
export const chosenOptions = z.union([
  z.record(z.string(), z.coerce.string()),
  z
    .array(z.object({ parameterName: z.string(), selected: z.object({ key: z.coerce.string() }).nullish() }))
    .transform((options) =>
      Object.fromEntries(
        options.flatMap(({ parameterName, selected }) => (selected ? [[parameterName, selected.key]] : [])),
      ),
    ),
]);

const wireCartItem = z.object({
  itemId: int,
  quantity: number,
  grossTotal: number,
  product: z.unknown(),
  cartItemInfo: infos,
  selectOptions: chosenOptions.nullish(),
  warning: optionalText,
});
export type WireCartItem = z.infer<typeof wireCartItem>;

export const wirePackage = z.object({
  quantity: number,
  totalPrice: number,
  package: z.object({ descr: text }).nullish(),
});

export const wireGift = z.object({
  giftCertificateId: int,
  code: text,
  description: text,
  giftTotal: optionalNumber,
  amount: optionalNumber,
});

const wireSector = z.object({ name: text, cartItems: list(z.object({ itemId: int })) });

const wireGiftToCome = z.object({ description: text, giftTotal: optionalNumber });

const wireAdjustment = z.object({
  orderItemId: optionalInt,
  userGiftCertificateId: optionalInt,
  giftCertificate: z.object({ description: text, giftTotal: optionalNumber }).nullish(),
});
export type WireAdjustment = z.infer<typeof wireAdjustment>;

/** What is taken off in a cart or an order. */
export const wireAdjustments = z.object({ orderAdjustments: list(wireAdjustment) }).nullish();

export const wireCart = z.object({
  cartId: int,
  cartStatusId: int,
  itemsTotal: optionalNumber,
  totalPrice: number,
  packageTotal: optionalNumber,
  deliveryFee: optionalNumber,
  variableTotal: optionalNumber,
  estimatedMax: optionalNumber,
  minimumOrder: optionalNumber,
  user: z.object({
    userId: int,
    firstName: optionalText,
    defaultDeliveryAddressId: optionalInt,
    defaultStoreAddressId: optionalInt,
    userType: z.object({ userTypeId: int }).nullish(),
    betaTester: flag,
    profile: z.object({ level: optionalInt }).nullish(),
    legals: list(z.object({ legalId: int })),
  }),
  shippingAddress: wireAddress.extend({ autoAssigned: flag, deliveryServiceId: optionalInt }).nullish(),
  timeslot: wireChosenSlot.nullish(),
  warehouse: z.object({ warehouseId: int }).nullish(),
  ssoUser: flag,
  forcedPreviewDate: optionalText,
  cartItems: list(wireCartItem),
  sectors: z.array(wireSector).nullish(),
  cartInfos: infos,
  userPoints: z.object({ LOYALTY: z.object({ value: optionalNumber }).nullish() }).nullish(),
  giftCertificates: list(wireGift),
  giftCertificatesToGenerate: list(wireGiftToCome),
  orderAdjustmentSummary: wireAdjustments,
  orderPackages: list(wirePackage),
  changes: z
    .object({ orderId: int, changeBefore: optionalText, heldAmount: optionalNumber })
    .nullish()
    .catch(undefined),
});
export type WireCart = z.infer<typeof wireCart>;
