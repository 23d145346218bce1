import { sampleProduct } from "~/lib/testing/sample-product";
import type { Ebsn } from "../client";

/** A call of §7: method and path, then its parameters; a dot separates an inner member. */
export type SpecifiedCall = {
  call: string;
  parameters: string;
  /** shopper's action that makes the call */
  make: (ebsn: Ebsn) => Promise<unknown>;
};

const loose = {
  ...sampleProduct({ id: 12, offerId: 40_000_012, warehouseId: 101 }),
  rule: { ...sampleProduct().rule, by: "weight" as const, first: 500, min: 500, step: 100 },
};
const kilo = { by: "weight" as const, value: 1000 };
const street = { street: "Via Cavour", number: "9", city: "Roma", province: "RM", postalCode: "00184" };
const point = { latitude: 41.9, longitude: 12.5 };
const returns = { returnOk: "https://shop.test/ok/{orderId}", returnKo: "https://shop.test/ko/{orderId}" };
const way = { paymentTypeId: 1, savedPaymentId: 5, ...returns };
const days = { from: "2026-11-01", to: "2026-11-24" } as const;
const wide = {
  ...{ page: 1, pageSize: 12, withItems: true, orderId: 900, ...days, subOrderId: 3, warehouseId: 101 },
  ...{ deliveredFrom: "2026-11-02", deliveredTo: "2026-11-25", addressId: 70 },
} as const;
const widely =
  "page page_size fetch_detail fetch_only_suborders_matching_filter show_pending show_replaced order_id_filter order_from_date_filter order_to_date_filter suborder_id_filter suborder_warehouseid_filter suborder_delivery_from_date_filter suborder_delivery_to_date_filter shipping_address_id_filter";
const phone = {
  ...{ externalId: "p-1", model: "Pixel", platform: "android" as const, platformVersion: "14" },
  ...{ manufacturer: "Google", uuid: "u-1" },
};
const person = { firstName: "Anna", lastName: "Ferri", ...street };

/** Every call of §7 that this client makes, in the order of the specification. */
export const specifiedCalls: SpecifiedCall[] = [
  { call: "GET cart/view", parameters: "show_sectors", make: ({ cart }) => cart.view() },
  {
    call: "POST cart/add",
    parameters:
      "items.productId items.quantity items.useWpId items.searchParams items.deliveryWarehouseId infos.notes infos.accept_alternatives",
    make: ({ cart }) =>
      cart.add([{ product: loose, quantity: kilo, searched: "mele" }], { ifMissing: "call" }),
  },
  {
    call: "POST cart/update",
    parameters: "items.itemId items.quantity items.searchParams",
    make: ({ cart }) => cart.update([{ itemId: 1, quantity: kilo, searched: "mele" }]),
  },
  {
    call: "POST cart/delete",
    parameters: "items.itemId items.productId",
    make: ({ cart }) => cart.remove([{ itemId: 1, productId: 12 }]),
  },
  {
    call: "POST cart/add-all-from-order",
    parameters: "order_id",
    make: ({ orders }) => orders.reorder(900),
  },
  { call: "POST cart/add-all-from-wishlist", parameters: "list_id", make: ({ lists }) => lists.toCart(4) },
  {
    call: "POST cart/update-cart-info",
    parameters: "property value",
    make: ({ cart }) => cart.setNote("Piano 3"),
  },
  {
    call: "POST cart/update-infos",
    parameters: "items.itemId items.infos",
    make: ({ cart }) => cart.setLinePreferences([{ itemId: 1, ifMissing: "nothing" }]),
  },
  { call: "GET cart-giftcertificate/check", parameters: "code", make: ({ gifts }) => gifts.check("ESTATE") },
  {
    call: "POST cart-giftcertificate/add_code",
    parameters: "code",
    make: ({ gifts }) => gifts.add("ESTATE"),
  },
  {
    call: "POST cart-giftcertificate/remove_code",
    parameters: "code",
    make: ({ gifts }) => gifts.remove({ id: 1, code: "ESTATE" }),
  },
  { call: "POST checkout/prepare", parameters: "params", make: ({ checkout }) => checkout.prepare() },
  {
    call: "POST checkout/buy",
    parameters: "params.user_payment_auth_id params.payment_type_id params.payment_data",
    make: ({ checkout }) => checkout.buy({ ...way, idempotencyKey: "k" }),
  },
  {
    call: "GET checkout/prebilled-amount",
    parameters: "payment_type_id order_id",
    make: ({ checkout }) => checkout.preauthorised(1, 900),
  },
  { call: "GET packaging-type/list", parameters: "", make: ({ cart }) => cart.packagings() },
  {
    call: "GET payment-type/list-auth",
    parameters: "payment_type_id",
    make: ({ checkout }) => checkout.paymentTypes(1),
  },
  { call: "GET auth/test", parameters: "operation", make: ({ auth }) => auth.test() },

  { call: "GET wishlist/view", parameters: "list_id calculate_stock", make: ({ lists }) => lists.view(4) },
  { call: "GET wishlist/list", parameters: "page pageSize", make: ({ lists }) => lists.page({}) },
  {
    call: "POST wishlist/confirm",
    parameters: "address_id list_id",
    make: ({ lists }) => lists.deliver(4, 70),
  },
  { call: "POST wishlist/update", parameters: "list_id name", make: ({ lists }) => lists.rename(4, "Casa") },
  { call: "POST wishlist/insert", parameters: "name", make: ({ lists }) => lists.create("Casa") },
  { call: "POST wishlist/delete", parameters: "list_id", make: ({ lists }) => lists.remove(4) },
  { call: "POST wishlist/select", parameters: "list_id", make: ({ lists }) => lists.select(4) },
  { call: "POST wishlist/delete_prods", parameters: "", make: ({ lists }) => lists.takeOut(4, 12) },
  {
    call: "POST wishlist/add_prod",
    parameters: "",
    make: ({ lists }) => lists.put(4, [{ productId: 12, quantity: kilo }]),
  },
  {
    call: "POST wishlist/update_prods",
    parameters: "wishlistId items.itemId items.productId items.quantity items.weight",
    make: ({ lists }) => lists.setQuantity(4, { itemId: 1, product: loose, quantity: kilo }, kilo),
  },

  {
    call: "POST auth/login",
    parameters: "login password remember_me show_sectors",
    make: ({ auth }) => auth.login({ login: "a@b.it", password: "segreta", remember: true }),
  },
  { call: "POST auth/logout", parameters: "", make: ({ auth }) => auth.logout() },
  { call: "GET registration/user_detail", parameters: "", make: ({ profile }) => profile.view() },
  {
    call: "POST registration/update_user_detail",
    parameters: "",
    make: ({ profile }) => profile.saveDetails(person),
  },
  {
    call: "POST registration/update_billing_address",
    parameters: "",
    make: ({ profile }) => profile.saveInvoicePerson({ kind: "private", ...person }),
  },
  {
    call: "POST registration/update_contact",
    parameters: "",
    make: ({ profile }) => profile.saveContact(street),
  },
  {
    call: "POST registration/register_user",
    parameters: "disclaimers password e_mail",
    make: ({ registration }) =>
      registration.register({
        ...person,
        email: "a@b.it",
        password: "segreta",
        storeId: 1,
        consents: { 1: true },
      }),
  },
  {
    call: "POST registration/update_username",
    parameters: "username",
    make: ({ profile }) => profile.saveUsername("anna"),
  },
  {
    // §7 does not explain `login`: here the e-mail is the login name
    call: "GET registration/password_reset",
    parameters: "e_mail reset_token password",
    make: ({ access }) => access.resetPassword({ token: "t", email: "a@b.it", password: "segreta" }),
  },
  {
    call: "GET registration/password_reset_token_request",
    parameters: "e_mail fiscal_code",
    make: ({ access }) => access.requestReset({ email: "a@b.it", fiscalCode: "RSSMRA80A01H501U" }),
  },
  {
    call: "GET registration/password_reset_token_check",
    parameters: "",
    make: ({ access }) => access.checkReset({ token: "t", email: "a@b.it" }),
  },
  {
    call: "GET registration/update_email",
    parameters: "token",
    make: ({ access }) => access.confirmEmail("t"),
  },
  {
    call: "GET registration/update_email_request",
    parameters: "new_email",
    make: ({ access }) => access.requestEmail("b@b.it"),
  },
  {
    call: "GET registration/update_password",
    parameters: "old_password new_password",
    make: ({ access }) => access.changePassword("segreta", "segretissima"),
  },
  {
    call: "GET registration/registration_confirm",
    parameters: "e_mail reg_control_code",
    make: ({ registration }) => registration.confirm("a@b.it", "c"),
  },
  {
    call: "GET registration/registration_resend_email",
    parameters: "e_mail",
    make: ({ registration }) => registration.resend("a@b.it"),
  },
  { call: "GET registration/user_anonymize", parameters: "", make: ({ profile }) => profile.remove() },
  {
    call: "GET registration/social_user_detail",
    parameters: "",
    make: ({ registration }) => registration.socialPerson(),
  },
  {
    call: "GET registration-disclaimer/list",
    parameters: "store_id registration_module_type_id",
    make: ({ registration }) => registration.consents(1),
  },
  {
    call: "GET user-registration-disclaimer/list-by-type",
    parameters: "",
    make: ({ profile }) => profile.consents("registration"),
  },
  {
    call: "GET user-registration-disclaimer/check-disclaimer",
    parameters: "",
    make: ({ profile }) => profile.consentsGiven("singleSignOn"),
  },
  {
    call: "POST user-registration-disclaimer/update-disclaimer",
    parameters: "",
    make: ({ profile }) => profile.saveConsents("registration", { 1: true }),
  },
  { call: "GET giftcertificate/list", parameters: "", make: ({ gifts }) => gifts.own() },
  { call: "GET giftcertificate/list-manual-assigned", parameters: "", make: ({ gifts }) => gifts.given() },
  { call: "GET user-person-fiscal/list", parameters: "", make: ({ profile }) => profile.invoicePersons() },
  {
    call: "GET saml/do-login",
    parameters: "relay_state_url",
    make: ({ identity }) => identity.go("companyLogin", new URLSearchParams({ relay_state_url: "/profile" })),
  },
  {
    call: "GET saml/do-logout",
    parameters: "relay_state_url",
    make: ({ identity }) => identity.go("companyLogout", new URLSearchParams({ relay_state_url: "/" })),
  },
  {
    call: "GET /api/social-redir/google-mobile",
    parameters: "",
    make: ({ identity }) => identity.go("google", new URLSearchParams()),
  },
  {
    call: "GET social-redir/facebook-mobile",
    parameters: "code use-plugin",
    make: ({ identity }) =>
      identity.go("facebookReturn", new URLSearchParams({ code: "c", "use-plugin": "false" })),
  },
  {
    call: "GET social-redir/facebook-mobile-init",
    parameters: "",
    make: ({ identity }) => identity.go("facebook", new URLSearchParams()),
  },

  { call: "GET store-proximity/list", parameters: "services orderby", make: ({ places }) => places.stores() },
  {
    call: "GET store-proximity/localize",
    parameters: "latitude longitude services orderby",
    make: ({ places }) => places.storesNear(point),
  },
  {
    call: "POST store-proximity/select",
    parameters: "store_id",
    make: ({ places }) => places.selectStore(6),
  },
  { call: "GET store/view", parameters: "store_id", make: ({ places }) => places.store(6) },
  {
    call: "GET user-address/delivery-service-list",
    parameters: "delivery_service_id",
    make: ({ places }) => places.services({ service: "pickup" }),
  },
  {
    call: "GET user-address/delivery-service-list",
    parameters: "address_type",
    make: ({ places }) => places.services({ kind: "locker" }),
  },
  {
    call: "GET user-address/delivery-service-list",
    parameters: "delivery_service_id latitude longitude distance",
    make: ({ places }) => places.collectsNear(point),
  },
  {
    call: "POST user-address/select",
    parameters: "address_type address_id",
    make: ({ places }) => places.selectAddress(70),
  },
  { call: "GET user-address/view", parameters: "address_id", make: ({ places }) => places.address(70) },
  {
    call: "GET user-address/delete",
    parameters: "address_id",
    make: ({ places }) => places.deleteAddress(70),
  },
  { call: "GET user-address/list", parameters: "address_type", make: ({ places }) => places.addresses() },
  {
    call: "POST user-address/check",
    parameters: "address1 addressNumber city province postalcode",
    make: ({ places }) => places.checkAddress({ label: "", ...street }),
  },
  {
    call: "POST user-address/update",
    parameters:
      "addressName address1 addressNumber city province postalcode doorbellName referencePhoneNumber",
    make: ({ places }) =>
      places.saveAddress({ label: "Casa", doorbell: "Ferri", phone: "06123456", ...street }),
  },
  { call: "GET timeslot/list", parameters: "show-closed check-locker", make: ({ slots }) => slots.days() },
  {
    call: "GET timeslot/select",
    parameters: "sel_date timeslot_id",
    make: ({ slots }) => slots.select("2026-11-27", 4),
  },
  {
    call: "GET warehouse/find-by-coordinates",
    parameters: "latitude longitude distance",
    make: ({ places }) => places.servedBy(point),
  },
  {
    call: "GET shopatwork/subscribe",
    parameters: "subscriptionCode",
    make: ({ places }) => places.joinWorkplace("LAVORO2026"),
  },
  { call: "GET delivery-fee/view", parameters: "", make: ({ places }) => places.deliveryFee() },

  {
    call: "GET category",
    parameters: "filtered depth q hash",
    make: ({ catalog }) => catalog.departmentsFor("latte"),
  },
  {
    call: "GET category",
    parameters: "filtered slug hash",
    make: ({ catalog }) => catalog.category({ slug: "pane" }),
  },
  {
    call: "GET category",
    parameters: "filtered categoryId hash",
    make: ({ catalog }) => catalog.category({ id: 7 }),
  },
  { call: "GET category-block/info", parameters: "categoryBlockId", make: ({ adverts }) => adverts.block(1) },
  {
    call: "GET externalregistration/register",
    parameters: "external_id model platform platform_version manufacturer uuid",
    make: ({ devices }) => devices.register(phone),
  },
  {
    call: "GET externalregistration/unregister",
    parameters: "platform uuid",
    make: ({ devices }) => devices.unregister(phone),
  },

  { call: "GET order/view", parameters: "order_id show_replaced", make: ({ orders }) => orders.view(900) },
  {
    call: "GET order/list",
    parameters:
      "page page_size fetch_detail show_pending show_replaced from_date to_date from_gross_total to_gross_total",
    make: ({ orders }) =>
      orders.listReadable({ withItems: true, withReplaced: true, ...days, least: 100, most: 9900 }),
  },
  { call: "POST order/delete", parameters: "order_id", make: ({ orders }) => orders.cancel(900) },
  { call: "POST order/modify", parameters: "order_id", make: ({ orders }) => orders.modify(900) },
  { call: "POST order/payment", parameters: "order_id", make: ({ orders }) => orders.pay(900, returns) },
  {
    call: "POST order/modify-payment-type",
    parameters: "order_id payment_type_id user_payment_auth_id payment_data",
    make: ({ checkout }) => checkout.changePayment(900, way),
  },
  {
    call: "POST note/list/",
    parameters: "",
    make: ({ orders }) => orders.note(900),
  },
  {
    call: "POST note/order/add",
    parameters: "",
    make: ({ orders }) => orders.saveNote({ orderId: 900, text: "Bene", rating: 5 }),
  },
  {
    call: "GET order/list-for-all-user-shipping-addresses",
    parameters: widely,
    make: ({ orders }) => orders.listWide({ ...wide, scope: "addresses" }),
  },
  {
    call: "GET order/list-for-all-person-orders",
    parameters: widely,
    make: ({ orders }) => orders.listWide({ ...wide, scope: "persons" }),
  },
  {
    call: "POST order/reserve",
    parameters: "order_id distance",
    make: ({ orders }) => orders.reserveParking(900, 120),
  },
];
