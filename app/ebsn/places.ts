import type { Carts } from "./carts";
import type { Ebsn } from "./client";
import { EbsnError } from "./errors";
import { toCents } from "~/lib/money";
import { homeTypeId, toAddress, toAddressForm } from "./mapping/address";
import { toStore } from "./mapping/store";
import { readData, type Transport } from "./transport";
import { wireAddresses, wireDeliveryFee, wireOneAddress, wireOneStore, wireStores } from "./wire/place";

/** Addresses, stores, and what bringing the goods there costs. */
export function createPlaces({ send }: Transport, { change }: Carts): Ebsn["places"] {
  return {
    async addresses() {
      const answer = await send({ path: "user-address/list", params: { address_type: "drive" } });
      // Without a session this call answers 200 and nobody.
      if (answer.user && answer.user.userId <= 0) throw new EbsnError("session", answer.call);
      return readData(wireAddresses, answer).addresses.map(toAddress);
    },

    selectAddress: (id) =>
      change({
        path: "user-address/select",
        method: "POST",
        params: { address_type: homeTypeId, address_id: id },
      }),

    async checkAddress(fields) {
      const answer = await send({ path: "user-address/check", method: "POST", form: toAddressForm(fields) });
      return toAddress(readData(wireOneAddress, answer).address);
    },

    async saveAddress(fields) {
      const answer = await send({ path: "user-address/update", method: "POST", form: toAddressForm(fields) });
      return toAddress(readData(wireOneAddress, answer).address);
    },

    async deleteAddress(id) {
      await send({ path: "user-address/delete", params: { address_id: id }, once: true });
    },

    async stores() {
      return readData(wireStores, await send({ path: "store-proximity/list" })).stores.map(toStore);
    },

    selectStore: (storeId) =>
      change({ path: "store-proximity/select", method: "POST", form: { store_id: storeId } }),

    async store(storeId) {
      return toStore(
        readData(wireOneStore, await send({ path: "store/view", params: { store_id: storeId } })).store,
      );
    },

    async deliveryFee() {
      const { deliveryFee } = readData(wireDeliveryFee, await send({ path: "delivery-fee/view" }));
      return {
        cost: toCents(deliveryFee.cost),
        freeFrom: deliveryFee.freeFrom === undefined ? undefined : toCents(deliveryFee.freeFrom),
        minimumOrder: toCents(deliveryFee.minimumOrder ?? 0),
      };
    },
  };
}
