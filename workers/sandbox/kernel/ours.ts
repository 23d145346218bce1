/**
 * Extensions in docs/wire.md: neither the specification nor a live shop shows that an eBSN knows
 * them.
 * The scenario `plain` removes all of them (plain.ts). Paths of calls follow `/ebsn/api`.
 */
export const ours = {
  /** return 404 like unknown paths */
  calls: ["/user-address/preview", "/user-address/prefer", "/store-proximity/preview"],

  /** members of requests, by call; a dot leads to an inner member, also inside JSON texts */
  requestFields: [
    { call: "/products", field: "product_id" },
    { call: "/checkout/prepare", field: "params.release" },
    { call: "/checkout/buy", field: "params.payment_data.idempotency_key" },
    { call: "/order/modify-payment-type", field: "payment_data.idempotency_key" },
  ],

  responseHeaders: ["x-ebsn-date"],

  /** calls that open a session */
  sessions: ["/registration/registration_confirm"],

  /** calls whose whole `data` is an extension: the specification reloads the cart after them */
  wholeData: ["/user-address/select", "/store-proximity/select", "/timeslot/select"],

  /** members of `data`, by the end of their path; lists add no step */
  responseFields: [
    // catalogue
    "did_you_mean",
    "productCount",
    "category.breadCrumbs",
    "leaflets.pageCount",
    // places
    "addresses.preferred",
    "address.preferred",
    "stores.distance",
    "stores.phone",
    "store.phone",
    "warehouses.storeId",
    // slots
    "timeslots.cutOff",
    "timeslots.closedReason",
    "timeslot.holdUntil",
    "timeslot.dateIso",
    // cart
    "itemsTotal",
    "variableTotal",
    "estimatedMax",
    "data.minimumOrder",
    "user.firstName",
    "cartItems.selectOptions",
    "cartItems.searchParams",
    "cartItems.warning",
    "data.changes",
    // checkout
    "data.cart",
    "data.prepareId",
    "data.expires",
    // orders
    "orderDateIso",
    "itemCount",
    "canModify",
    "canDelete",
    "canPay",
    "payBefore",
    "changeBefore",
    "heldAmount",
    "replacedBy",
    // shopper
    "userDetail.registered",
    "userDetail.social",
    "userPersonFiscals.preferred",
    "registrationDisclaimers.code",
    "userRegistrationDisclaimers.code",
    // lists
    "wishlists.selected",
  ],

  /** our values of a known field, with their replacements */
  values: [{ field: "cartStatusId", ours: 2, instead: 1 }],
} as const;

/**
 * Codes of the specification. All others are extensions: a plain backend sends their text instead.
 */
export const knownCodes: readonly string[] = [
  "msg.cart.availability.errors",
  "errors.minAcq",
  "message.invalidAddress1",
  "addresses.setAddress",
];
