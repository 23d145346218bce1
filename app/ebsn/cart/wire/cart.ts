import * as z from "zod";
import {
  flag,
  infos,
  int,
  list,
  name,
  number,
  optional,
  optionalInt,
  optionalNumber,
  optionalText,
  readable,
  text,
  words,
} from "../../transport/wire/fields";
import { wireAddress } from "../../places/wire";
import { wireChosenSlot } from "../../timeslots/wire";

const optionValues = z
  .record(z.string(), optional(words))
  .transform((map) =>
    Object.fromEntries(
      Object.entries(map).flatMap(([name, key]) => (key === undefined ? [] : [[name, key]])),
    ),
  );
const optionList = readable(z.object({ parameterName: name, selected: z.object({ key: words }) })).transform(
  (options) =>
    Object.fromEntries(options.map(({ parameterName, selected }) => [parameterName, selected.key])),
);
/** Chosen options of a line: a map, or the product's own list with `selected`. */
export const chosenOptions = z.union([optionValues, optionList]);

/** Lines of a cart or an order. Unreadable lines stay, because the shopper pays for them. */
export const lines = <T extends z.ZodObject>(line: T) =>
  z
    .array(line.catch(() => line.parse({})))
    .nullish()
    .transform((all) => all ?? []);

const wireCartItem = z.object({
  itemId: optionalInt,
  quantity: optionalNumber,
  grossTotal: optionalNumber,
  product: z.unknown().optional(),
  cartItemInfo: infos,
  selectOptions: optional(chosenOptions),
  warning: optionalText,
});
export type WireCartItem = z.infer<typeof wireCartItem>;

export const wirePackage = z.object({
  quantity: number,
  totalPrice: number,
  package: optional(z.object({ descr: text })),
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
  giftCertificate: optional(z.object({ description: text, giftTotal: optionalNumber })),
});
export type WireAdjustment = z.infer<typeof wireAdjustment>;

/** Deductions of a cart or an order. */
export const wireAdjustments = optional(z.object({ orderAdjustments: list(wireAdjustment) }));

export const wireCart = z.object({
  cartId: int,
  cartStatusId: optionalInt,
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
    userType: optional(z.object({ userTypeId: int })),
    betaTester: flag,
    profile: optional(z.object({ level: optionalInt })),
    legals: list(z.object({ legalId: int })),
  }),
  shippingAddress: optional(wireAddress.extend({ autoAssigned: flag, deliveryServiceId: optionalInt })),
  timeslot: optional(wireChosenSlot),
  warehouse: optional(z.object({ warehouseId: int })),
  ssoUser: flag,
  forcedPreviewDate: optionalText,
  cartItems: lines(wireCartItem),
  sectors: optional(readable(wireSector)),
  cartInfos: infos,
  userPoints: optional(z.object({ LOYALTY: optional(z.object({ value: optionalNumber })) })),
  giftCertificates: list(wireGift),
  giftCertificatesToGenerate: list(wireGiftToCome),
  orderAdjustmentSummary: wireAdjustments,
  orderPackages: list(wirePackage),
  changes: optional(z.object({ orderId: int, changeBefore: optionalText, heldAmount: optionalNumber })),
});
export type WireCart = z.infer<typeof wireCart>;
