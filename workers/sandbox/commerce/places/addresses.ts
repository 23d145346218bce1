import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import { infos } from "../../kernel/messages";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { anyId } from "../input";
import { change } from "../refusal";
import { chooseAddress, preferAddress } from "./choose-place";
import { addressesOf, ownAddress, preferredAddressId } from "./own-address";
import { addressJson, services, storeAddressJson } from "./place-json";
import { addressFields, checkAddress, deleteAddress, saveAddress } from "./save-address";
import { previewCart } from "./preview-cart";
import { storesNear } from "./served";

const one = z.object({ address_id: anyId });
const asked = z.object({
  delivery_service_id: anyId.optional(),
  address_type: z.string().optional(),
  latitude: z.coerce.number().optional().catch(undefined),
  longitude: z.coerce.number().optional().catch(undefined),
  distance: z.coerce.number().positive().catch(10_000),
});

function homesOf(sandbox: Sandbox, userId: number | undefined) {
  if (userId === undefined) return [];
  const preferred = preferredAddressId(sandbox, userId);
  return addressesOf(sandbox, userId).map((row) => addressJson(row, preferred));
}

function storesFor(sandbox: Sandbox, { latitude, longitude, distance }: z.infer<typeof asked>) {
  if (latitude === undefined || longitude === undefined) return sandbox.tenant.stores.map(storeAddressJson);
  return storesNear(sandbox, { latitude, longitude })
    .filter((near) => near.distance <= distance)
    .map((near) => storeAddressJson(near.store));
}

export const addressBook = new Hono<AppEnv>();

addressBook.get("/user-address/list", (c) =>
  ok(c, { addresses: homesOf(c.get("sandbox"), c.get("session")?.userId) }),
);

addressBook.get("/user-address/delivery-service-list", async (c) => {
  const sandbox = c.get("sandbox");
  const query = asked.parse(await readInput(c));
  const wantsStores = query.delivery_service_id === 1 || ["3", "5"].includes(query.address_type ?? "");
  const addresses = wantsStores ? storesFor(sandbox, query) : homesOf(sandbox, c.get("session")?.userId);
  return ok(c, { deliveryServices: [services.delivery, services.pickup], addresses });
});

addressBook.get("/user-address/view", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const { address_id } = one.parse(await readInput(c));
  return change(c, () => ({
    address: addressJson(ownAddress(sandbox, userId, address_id), preferredAddressId(sandbox, userId)),
  }));
});

addressBook.post("/user-address/select", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const { address_id } = one.parse(await readInput(c));
  return change(c, () => {
    chooseAddress(sandbox, userId, address_id);
    return cartJson(sandbox, userId, login);
  });
});

addressBook.get("/user-address/preview", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const input = await readInput(c);
  const { address_id } = one.parse(input);
  const edited = addressFields.parse(input);
  return change(c, () =>
    previewCart(sandbox, userId, login, () => {
      if (edited.address1) saveAddress(sandbox, userId, { ...edited, addressId: address_id });
      chooseAddress(sandbox, userId, address_id);
    }),
  );
});

addressBook.post("/user-address/prefer", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const { address_id } = one.parse(await readInput(c));
  return change(c, () => {
    preferAddress(sandbox, userId, address_id);
    return { addresses: homesOf(sandbox, userId) };
  });
});

addressBook.post("/user-address/check", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const fields = addressFields.parse(await readInput(c));
  return change(c, () => ({
    address: addressJson({ ...checkAddress(sandbox, fields), addressId: fields.addressId }, undefined),
  }));
});

addressBook.post("/user-address/update", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const fields = addressFields.parse(await readInput(c));
  return change(c, (notices) => {
    const saved = saveAddress(sandbox, userId, fields);
    notices.infos.push(infos.addressSaved());
    return { address: addressJson(saved, preferredAddressId(sandbox, userId)) };
  });
});

addressBook.get("/user-address/delete", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const { address_id } = one.parse(await readInput(c));
  return change(c, () => {
    deleteAddress(sandbox, userId, address_id);
    return { addresses: homesOf(sandbox, userId) };
  });
});
