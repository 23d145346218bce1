import { toCents } from "~/lib/money";
import { fromDisplayDate } from "~/lib/rome-date";
import type { Cart } from "~/model/cart";
import type { GiftCertificate } from "~/model/gift";
import type { CartCalls } from "../cart/calls/cart-calls";
import type { Ebsn } from "../client";
import { isEbsnError } from "../errors";
import { plainLine } from "../text/plain-text";
import { readData, type Transport } from "../transport/transport";
import { wireChecked, wireCertificates, type WireCertificate } from "./wire";

/** Creates the calls for gift codes of the cart and gift certificates. */
export function createGifts({ send }: Transport, { change, view }: CartCalls): Ebsn["gifts"] {
  /**
   * Sends a change. A refusal counts as success if the cart already has the desired state, after a
   * second tab or a lost response.
   */
  async function post(path: string, form: Record<string, string | number>, made: (cart: Cart) => boolean) {
    const call = { path: `cart-giftcertificate/${path}`, method: "POST", form, repeatable: true } as const;
    try {
      return await change(call, made);
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      const cart = await view();
      if (made(cart)) return cart;
      throw error;
    }
  }
  const holds = (cart: Cart, code: string) => cart.giftCodes.some((gift) => sameCode(gift.code, code));
  const listed = async (path: string): Promise<GiftCertificate[]> =>
    readData(wireCertificates, await send({ path })).giftCertificates.map(toCertificate);

  return {
    async check(code) {
      const checked = readData(
        wireChecked,
        await send({ path: "cart-giftcertificate/check", params: { code } }),
      );
      return { description: plainLine(checked?.giftCertificate?.description ?? "") || undefined };
    },

    add: (code) => post("add_code", { code }, (cart) => holds(cart, code)),

    // §7 names the path by code, but no path by id
    async remove({ id, code }) {
      const gone = (cart: Cart) => !cart.giftCodes.some((gift) => gift.id === id);
      try {
        return await post("remove_code", { code }, gone);
      } catch (error) {
        if (!isEbsnError(error, "notFound")) throw error;
        return post("remove", { gift_certificate_id: id }, gone);
      }
    },

    own: () => listed("giftcertificate/list"),
    given: () => listed("giftcertificate/list-manual-assigned"),
  };
}

/** Compares codes without regard to case. */
export const sameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

const toCertificate = (wire: WireCertificate): GiftCertificate => ({
  id: wire.giftCertificateId,
  code: wire.code,
  description: plainLine(wire.description),
  amount: toCents(wire.giftTotal),
  validTo: wire.validTo === undefined ? undefined : fromDisplayDate(wire.validTo),
  used: wire.used,
});
