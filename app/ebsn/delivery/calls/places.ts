import type { CartCalls } from "../../cart/calls/cart-calls";
import type { Places } from "../../client-places";
import { EbsnError, isEbsnError } from "../../errors";
import { orAskWhetherMade, orLookUp } from "../../look-up";
import { savedAs } from "../../places/saved-address";
import { toCents } from "~/lib/money";
import {
  addressTypeIds,
  serviceIds,
  serviceOf,
  toAddress,
  toAddressForm,
} from "../../places/mapping/address";
import { createStores, type ChainStores } from "./stores";
import { readData, type Transport } from "../../transport/transport";
import { wireAddresses, wireDeliveryFee, wireOneAddress, wireServices } from "../../places/wire";

/** Creates the calls for addresses, stores and delivery fees. */
export function createPlaces(transport: Transport, carts: CartCalls, options: ChainStores = {}): Places {
  const { send, sendAnonymous } = transport;
  const toHome = (id: number) => ({ address_type: addressTypeIds.home, address_id: id });

  async function addresses() {
    const answer = await send({ path: "user-address/list", params: { address_type: "drive" } });
    // without a session this call returns 200 and an anonymous user
    if (answer.user && answer.user.userId <= 0) throw new EbsnError("session", answer.call);
    return readData(wireAddresses, answer).addresses.map(toAddress);
  }

  async function address(id: number) {
    const answer = await send({ path: "user-address/view", params: { address_id: id } });
    return toAddress(readData(wireOneAddress, answer).address);
  }

  return {
    ...createStores(transport, carts, options),

    addresses,
    address,

    async services(shown) {
      const params =
        "service" in shown
          ? { delivery_service_id: serviceIds[shown.service] }
          : { address_type: addressTypeIds[shown.kind] };
      const answer = await send({ path: "user-address/delivery-service-list", params });
      return readData(wireServices, answer).deliveryServices.map(({ deliveryServiceId, name, showTab }) => ({
        service: serviceOf(deliveryServiceId),
        name,
        tab: showTab,
      }));
    },

    selectAddress: (id) =>
      carts.choose(
        { path: "user-address/select", method: "POST", params: toHome(id), repeatable: true },
        ({ address }) => address?.id === id && !address.autoAssigned,
      ),

    previewAddress: (id, edited) =>
      carts.peek({
        path: "user-address/preview",
        params: { ...toHome(id), ...(edited && toAddressForm(edited)) },
      }),

    async preferAddress(id) {
      try {
        await orAskWhetherMade(
          () => send({ path: "user-address/prefer", method: "POST", form: { address_id: id } }),
          async () => {
            const { preferred } = await address(id);
            if (preferred === undefined) throw new EbsnError("unreadable", "user-address/view");
            return preferred;
          },
        );
      } catch (error) {
        // the backend supports no preferred address
        if (isEbsnError(error, "notFound")) throw new EbsnError("refused", error.call, { cause: error });
        throw error;
      }
    },

    async checkAddress(fields) {
      const answer = await send({
        path: "user-address/check",
        method: "POST",
        form: toAddressForm(fields),
        repeatable: true,
      });
      return toAddress(readData(wireOneAddress, answer).address);
    },

    saveAddress: (fields) =>
      orLookUp(
        async () => {
          const form = toAddressForm(fields);
          const answer = await send({ path: "user-address/update", method: "POST", form });
          return toAddress(readData(wireOneAddress, answer).address);
        },
        async () => savedAs(fields, await addresses()),
      ),

    deleteAddress: (id) =>
      orAskWhetherMade(
        () => send({ path: "user-address/delete", params: { address_id: id }, once: true }),
        async () => (await addresses()).every((one) => one.id !== id),
      ),

    async deliveryFee(ofCart) {
      // a shopper's call returns the fee of the cart's service, which may be pickup
      const ask = ofCart ? send : sendAnonymous;
      const { deliveryFee } = readData(wireDeliveryFee, await ask({ path: "delivery-fee/view" }));
      return {
        cost: toCents(deliveryFee.cost),
        freeFrom: deliveryFee.freeFrom === undefined ? undefined : toCents(deliveryFee.freeFrom),
        minimumOrder: toCents(deliveryFee.minimumOrder ?? 0),
      };
    },
  };
}
