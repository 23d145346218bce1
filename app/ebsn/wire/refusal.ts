import type { Refusal } from "~/model/refusal";
import { isFieldCode } from "./person-fields";

/** The backend's codes (docs/wire.md). */
const reasons = new Map<string, Refusal>([
  ["msg.login.invalid", "badLogin"],
  ["msg.login.locked", "loginLocked"],
  ["msg.login.notConfirmed", "loginNotConfirmed"],
  ["msg.cart.availability.errors", "soldOut"],
  ["msg.cart.max", "tooMany"],
  ["msg.cart.maxClass", "tooManyOfKind"],
  ["errors.minAcq", "tooFew"],
  ["msg.cart.multiple", "step"],
  ["msg.cart.quantity", "notAQuantity"],
  ["msg.product.options", "options"],
  ["msg.product.unknown", "unknownProduct"],
  ["msg.cart.item.unknown", "unknownLine"],
  ["msg.cart.locked", "locked"],
  ["msg.cart.empty", "emptyCart"],
  ["msg.address.needed", "addressNeeded"],
  ["msg.address.unknown", "unknownAddress"],
  ["message.invalidAddress1", "invalidAddress"],
  ["msg.address.inUse", "addressInUse"],
  ["msg.address.notServed", "notServed"],
  ["msg.address.notCovered", "notCovered"],
  ["msg.note.tooLong", "noteTooLong"],
  ["msg.store.unknown", "unknownStore"],
  ["msg.timeslot.needed", "slotNeeded"],
  ["msg.timeslot.unknown", "unknownSlot"],
  ["msg.timeslot.full", "slotFull"],
  ["msg.timeslot.expired", "slotOver"],
  ["msg.payment.unknown", "unknownPayment"],
  ["msg.checkout.prepare", "notPrepared"],
  ["msg.checkout.priceChanged", "priceChanged"],
  ["msg.checkout.minimum", "minimum"],
  ["msg.order.unknown", "unknownOrder"],
  ["msg.order.state", "orderState"],
  ["msg.list.unknown", "unknownList"],
  ["msg.list.name", "listName"],
  ["msg.list.readOnly", "listReadOnly"],
  ["msg.giftcode.invalid", "giftCode"],
  ["msg.token.invalid", "badToken"],
  ["msg.recaptcha", "challenge"],
  ["msg.sso.failed", "elsewhere"],
  ["msg.sso.cancelled", "elsewhere"],
  ["msg.sso.relayState", "elsewhere"],
  ["msg.social.failed", "elsewhere"],
  ["msg.social.cancelled", "elsewhere"],
]);

/** What a code of the backend means; "other" for one that is not in the list. */
export const toRefusal = (code: string): Refusal =>
  reasons.get(code) ?? (isFieldCode(code) ? "fields" : "other");
