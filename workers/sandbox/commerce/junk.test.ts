import { beforeAll, expect, it } from "vitest";
import { call } from "../kernel/testing";
import { freshShop, shopper } from "./testing";

const junk: unknown[] = [
  {},
  { items: [{}] },
  { items: [{ productId: -1, itemId: "x", quantity: "NaN", options: 7 }], infos: 3, wishlistId: {} },
  {
    params: 5,
    order_id: {},
    list_id: [],
    address_id: null,
    store_id: 1e400,
    timeslot_id: "9".repeat(400),
    sel_date: 5,
  },
  {
    params: { release: {}, payment_type_id: [], payment_data: 9 },
    property: "x",
    value: {},
    name: 7,
    code: {},
    noteId: -3,
  },
  {
    first_name: {},
    e_mail: 1e99,
    store_id: [],
    birth_date: "99/99/9999",
    disclaimers: [[]],
    personType: {},
    personFiscalId: "\u0000",
    username: null,
    mobile: "9".repeat(5000),
  },
  {
    params: { payment_type_id: 1, payment_data: "[]" },
    payment_data: "{",
    payment_type_id: 1,
    latitude: "x",
    longitude: {},
  },
];
const posts = [
  "auth/login",
  "auth/logout",
  "registration/register_user",
  "registration/update_user_detail",
  "registration/update_billing_address",
  "registration/update_contact",
  "registration/update_username",
  "user-registration-disclaimer/update-disclaimer",
  "user-address/select",
  "user-address/check",
  "user-address/update",
  "user-address/prefer",
  "store-proximity/select",
  "timeslot/select",
  "cart/add",
  "cart/update",
  "cart/delete",
  "cart/update-cart-info",
  "cart/update-infos",
  "cart/empty",
  "cart/add-all-from-order",
  "cart/add-all-from-wishlist",
  "cart-giftcertificate/add_code",
  "cart-giftcertificate/remove_code",
  "checkout/prepare",
  "checkout/buy",
  "order/delete",
  "order/modify",
  "order/payment",
  "order/modify-payment-type",
  "order/reserve",
  "note/order/add",
  "note/order/update",
  "note/list/",
  "wishlist/insert",
  "wishlist/update",
  "wishlist/delete",
  "wishlist/select",
  "wishlist/confirm",
  "wishlist/add_prod",
  "wishlist/update_prods",
  "wishlist/delete_prods",
];
const gets = [
  "registration/user_detail",
  "registration/password_reset",
  "registration/password_reset_token_request",
  "registration/password_reset_token_check",
  "registration/update_email",
  "registration/update_email_request",
  "registration/update_password",
  "registration/registration_confirm",
  "registration/registration_resend_email",
  "registration/social_user_detail",
  "registration-disclaimer/list",
  "user-registration-disclaimer/list-by-type",
  "user-registration-disclaimer/check-disclaimer",
  "user-person-fiscal/list",
  "saml/acs",
  "social-redir/facebook-mobile",
  "user-address/list",
  "user-address/view",
  "user-address/delete",
  "user-address/preview",
  "user-address/delivery-service-list",
  "store-proximity/list",
  "store-proximity/localize",
  "store-proximity/preview",
  "store/view",
  "warehouse-locator/search",
  "warehouse/find-by-coordinates",
  "delivery-fee/view",
  "shopatwork/subscribe",
  "timeslot/list",
  "timeslot/select",
  "cart/view",
  "cart-giftcertificate/check",
  "payment-type/list-auth",
  "checkout/prebilled-amount",
  "order/list",
  "order/view",
  "wishlist/list",
  "wishlist/view",
];

beforeAll(freshShop);

it.each(posts)("POST %s answers anything without breaking", async (path) => {
  const { account } = await shopper();
  for (const json of junk)
    expect([200, 419]).toContain((await call(`/ebsn/api/${path}`, { account, json })).status);
});

it.each(gets)("GET %s answers anything without breaking", async (path) => {
  const { account } = await shopper();
  for (const query of [
    "",
    "?address_id=%00&order_id=1e99&page=-1&latitude=NaN&sel_date=9999-99-99&timeslot_id=101",
    "?show-closed&code=%FF",
  ]) {
    expect((await call(`/ebsn/api/${path}${query}`, { account })).status).toBe(200);
  }
});
