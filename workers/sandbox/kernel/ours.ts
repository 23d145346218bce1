/**
 * What docs/wire.md marks as ours: neither the specification nor a live shop shows that an eBSN knows it. Under the scenario `plain` the sandbox
 * knows none of it (plain.ts). Paths of calls are those behind `/ebsn/api`.
 */
export const ours = {
  /** answered as unknown paths are */
  calls: ["/user-address/preview", "/user-address/prefer", "/store-proximity/preview"],

  /** members of what is asked, by call; a dot leads to an inner member, also inside JSON texts */
  requestFields: [
    { call: "/products", field: "product_id" },
    { call: "/checkout/prepare", field: "params.release" },
    { call: "/checkout/buy", field: "params.payment_data.idempotency_key" },
    { call: "/order/modify-payment-type", field: "payment_data.idempotency_key" },
  ],

  responseHeaders: ["x-ebsn-date"],

  /** calls that open a session */
  sessions: ["/registration/registration_confirm"],

  /** calls whose `data` is ours as a whole: the specification reloads the cart after them */
  wholeData: ["/user-address/select", "/store-proximity/select", "/timeslot/select"],

  /** members of `data`, by the end of their path; lists do not count as a step */
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
    // who
    "userDetail.registered",
    "userDetail.social",
    "userPersonFiscals.preferred",
    "registrationDisclaimers.code",
    "userRegistrationDisclaimers.code",
    // lists
    "wishlists.selected",
  ],

  /** values that only we give to a known field, and what stands there instead */
  values: [{ field: "cartStatusId", ours: 2, instead: 1 }],
} as const;

/** The codes that the specification names. Every other one is ours: a plain backend says its text instead. */
export const knownCodes: readonly string[] = [
  "msg.cart.availability.errors",
  "errors.minAcq",
  "message.invalidAddress1",
  "addresses.setAddress",
];
