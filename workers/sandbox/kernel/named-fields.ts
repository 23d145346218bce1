const names = (text: string): readonly string[] => text.split(/\s+/);

const person =
  "first_name last_name e_mail e_mail_confirm password address1 addressNumber postalcode city province store_id birth_date mobile phone fidelity_card fiscal_code username disclaimers";
const invoiced =
  "personFiscalId personType first_name last_name fiscal_code vat_number company_name sdi_code pec address1 addressNumber postalcode city province";
const address =
  "addressId addressTypeId addressType addressName address1 addressNumber city province postalcode latitude longitude gpsLatitude gpsLongitude doorbellName floor addressNote referencePhoneNumber elevator";
const payment =
  "payment_type_id user_payment_auth_id payment_data payment_data.idempotency_key payment_data.return_url_ok payment_data.return_url_ko payment_data.user_person_fiscal_id";
const line = "items.infos items.infos.notes items.infos.accept_alternatives items.infos.customWeight";
const widely =
  "page page_size fetch_detail fetch_only_suborders_matching_filter show_pending show_replaced order_id_filter order_from_date_filter order_to_date_filter suborder_id_filter suborder_warehouseid_filter suborder_delivery_from_date_filter suborder_delivery_to_date_filter shipping_address_id_filter";
const listed = "wishlistId items items.itemId items.productId items.quantity items.weight";
const device = "external_id model platform platform_version manufacturer uuid";

/**
 * Field names of each call in the specification (§7), or in docs/wire.md if it names none.
 * A dot leads to an inner member; lists add no step. A call missing here takes any names.
 */
const named: Readonly<Record<string, readonly string[]>> = {
  "/cart/view": names("show_sectors"),
  "/cart/add": names(
    "items items.productId items.quantity items.useWpId items.searchParams items.deliveryWarehouseId items.options infos infos.notes infos.accept_alternatives infos.customWeight",
  ),
  "/cart/update": names("items items.itemId items.quantity items.searchParams"),
  "/cart/delete": names("items items.itemId items.productId"),
  "/cart/empty": [],
  "/cart/add-all-from-order": names("order_id"),
  "/cart/add-all-from-wishlist": names("list_id"),
  "/cart/update-cart-info": names("property value"),
  "/cart/update-infos": names(`items items.itemId ${line}`),
  "/cart-giftcertificate/check": names("code"),
  "/cart-giftcertificate/add_code": names("code"),
  "/cart-giftcertificate/remove_code": names("code"),
  "/cart-giftcertificate/remove": names("gift_certificate_id"),
  "/checkout/prepare": names("params params.release"),
  "/checkout/buy": names(`params ${payment.replace(/(^| )/g, "$1params.")}`),
  "/checkout/prebilled-amount": names("payment_type_id order_id"),
  "/packaging-type/list": [],
  "/payment-type/list-auth": names("payment_type_id"),
  "/payment-due-date/list": [],
  "/auth/test": names("operation"),
  "/auth/login": names("login password remember_me show_sectors"),
  "/auth/logout": [],
  "/wishlist/view": names("list_id calculate_stock"),
  "/wishlist/list": names("page pageSize"),
  "/wishlist/confirm": names("address_id list_id"),
  "/wishlist/update": names("list_id name"),
  "/wishlist/insert": names("name"),
  "/wishlist/delete": names("list_id"),
  "/wishlist/select": names("list_id"),
  "/wishlist/add_prod": names(listed),
  "/wishlist/update_prods": names(listed),
  "/wishlist/delete_prods": names(listed),
  "/registration/user_detail": [],
  "/registration/update_user_detail": names(person),
  "/registration/update_billing_address": names(invoiced),
  "/registration/update_contact": names(person),
  "/registration/register_user": names(person),
  "/registration/update_username": names("username"),
  "/registration/password_reset": names("e_mail reset_token password login"),
  "/registration/password_reset_token_request": names("e_mail fiscal_code login"),
  "/registration/password_reset_token_check": names("e_mail reset_token"),
  "/registration/update_email": names("token"),
  "/registration/update_email_request": names("new_email"),
  "/registration/update_password": names("old_password new_password"),
  "/registration/registration_confirm": names("e_mail reg_control_code"),
  "/registration/registration_resend_email": names("e_mail"),
  "/registration/user_anonymize": [],
  "/registration/social_user_detail": [],
  "/registration-disclaimer/list": names("store_id registration_module_type_id"),
  "/user-registration-disclaimer/list-by-type": names("registration_module_type_id"),
  "/user-registration-disclaimer/check-disclaimer": names("registration_module_type_id"),
  "/user-registration-disclaimer/update-disclaimer": names("disclaimers"),
  "/giftcertificate/list": [],
  "/giftcertificate/list-manual-assigned": [],
  "/user-person-fiscal/list": [],
  "/saml/do-login": names("relay_state_url"),
  "/saml/do-logout": names("relay_state_url"),
  "/store-proximity/list": names("services orderby"),
  "/store-proximity/localize": names("latitude longitude services orderby"),
  "/store-proximity/select": names("store_id"),
  "/store-proximity/preview": names("store_id"),
  "/store/view": names("store_id"),
  "/user-address/delivery-service-list": names(
    "delivery_service_id address_type latitude longitude distance",
  ),
  "/user-address/select": names("address_type address_id"),
  "/user-address/preview": names(`address_type address_id ${address}`),
  "/user-address/prefer": names("address_id"),
  "/user-address/view": names("address_id"),
  "/user-address/delete": names("address_id"),
  "/user-address/list": names("address_type"),
  "/user-address/check": names(address),
  "/user-address/update": names(address),
  "/timeslot/list": names("show-closed check-locker"),
  "/timeslot/select": names("sel_date timeslot_id"),
  "/warehouse/find-by-coordinates": names("latitude longitude distance"),
  "/shopatwork/subscribe": names("subscriptionCode"),
  "/delivery-fee/view": [],
  "/category": names("filtered depth slug categoryId q hash"),
  "/category-block/info": names("categoryBlockId hash"),
  "/externalregistration/register": names(device),
  "/externalregistration/unregister": names("platform uuid"),
  "/order/view": names("order_id show_replaced"),
  "/order/list": names(
    "page page_size fetch_detail show_pending show_replaced from_date to_date from_gross_total to_gross_total",
  ),
  "/order/delete": names("order_id"),
  "/order/modify": names("order_id"),
  "/order/cancel-modify": names("order_id"),
  "/order/payment": names("order_id return_url_ok return_url_ko"),
  "/order/modify-payment-type": names(`order_id ${payment}`),
  "/order/invoice": names("order_id document_id"),
  "/order/reserve": names("order_id distance"),
  "/note/order/add": names("orderId note rating"),
  "/note/order/update": names("noteId note rating"),
  "/note/list": names("orderId"),
  "/order/list-for-all-user-shipping-addresses": names(widely),
  "/order/list-for-all-person-orders": names(widely),
};

/** Accepted by every call that a challenge guards (§7). */
const anywhere = ["token_recaptcha"];

const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Members with free names inside: a product's options, by parameter. */
const open = ["options"];

/** Returns the paths of all members, also inside JSON texts. */
function membersOf(value: unknown, before = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => membersOf(one, before));
  if (!isMembers(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = before + name;
    return [path, ...(open.includes(name) ? [] : membersOf(unwrapped(name, inner), `${path}.`))];
  });
}

function unwrapped(name: string, value: unknown): unknown {
  if (name !== "payment_data" || typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** True if the names of a call's input are known. */
export const hasNames = (call: string): boolean => pathOf(call) in named;

const pathOf = (call: string): string => call.replace(/\/$/, "");

/**
 * Returns the sent names that a call does not have, without duplicates. The real backend ignores
 * them silently.
 */
export function unnamedFields(call: string, input: Record<string, unknown>): string[] {
  const known = named[pathOf(call)];
  if (!known) return [];
  return [...new Set(membersOf(input))].filter((path) => !known.includes(path) && !anywhere.includes(path));
}
