import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call, login } from "../../kernel/testing";
import { cartOf, code, freshShop, post, settleIn, shopper } from "../testing";

beforeAll(freshShop);

const address = z.looseObject({
  addressId: z.int().optional(),
  addressTypeId: z.int(),
  active: z.boolean(),
  postalcode: z.string(),
  preferred: z.boolean().optional(),
});
const book = z.object({ addresses: z.array(address) });
const stores = z.object({
  stores: z.array(z.object({ storeId: z.int(), storeType: z.string(), distance: z.number().optional() })),
});
const form = { address1: "via cavour", city: "ROMA", addressNumber: "9" };
const one = z.object({ address });

describe("addresses", () => {
  // spec §7: user-address, store-proximity, store/view, delivery-fee/view <- app/ebsn/delivery/calls/places.ts
  it("has two served addresses for the regular shopper, no address without login", async () => {
    const account = await login("regular@example.com");
    const { data } = await ask("user-address/list?address_type=drive", book, { account });
    expect(data.addresses.map(({ active, preferred }) => [active, preferred])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect((await cartOf(account)).shippingAddress).toMatchObject({ autoAssigned: true });
    const anonymous = await ask("user-address/list", book);
    expect([anonymous.http, anonymous.user.userId, anonymous.data.addresses]).toEqual([200, -1, []]);
  });

  it("are completed and checked by the map", async () => {
    const { account } = await shopper();
    const found = await ask("user-address/check", one, { account, form });
    expect(found.data.address).toMatchObject({
      address1: "Via Cavour",
      city: "Roma",
      province: "RM",
      postalcode: "00184",
      active: true,
    });
    const far = await ask("user-address/check", one, {
      account,
      form: { address1: "Via Marittima", city: "Frosinone" },
    });
    expect(far.data.address.active).toBe(false);
    const nowhere = { address1: "Via che non c'è", city: "Roma" };
    expect(await code(ask("user-address/check", z.unknown(), { account, form: nowhere }))).toBe(
      "message.invalidAddress1",
    );
    expect(await code(ask("user-address/update", z.unknown(), { account, form: nowhere }))).toBe(
      "message.invalidAddress1",
    );
  });

  // spec §7: user-address, store-proximity, store/view, delivery-fee/view
  it("can be saved and chosen, and cannot be deleted while in use", async () => {
    const { account } = await shopper();
    const saved = await ask("user-address/update", one, { account, form: { ...form, addressName: "Casa" } });
    expect(saved.response.infos).toEqual([{ info: "addresses.setAddress" }]);
    const addressId = saved.data.address.addressId ?? 0;
    await post(account, `user-address/select?address_type=2&address_id=${addressId}`);
    expect((await cartOf(account)).shippingAddress).toMatchObject({
      addressId,
      addressTypeId: 2,
      autoAssigned: false,
    });
    expect(await code(ask(`user-address/delete?address_id=${addressId}`, z.unknown(), { account }))).toBe(
      "msg.address.inUse",
    );
    await post(account, "store-proximity/select", { store_id: 5 });
    expect(
      await code(ask(`user-address/delete?address_id=${addressId}`, z.unknown(), { account })),
    ).toBeUndefined();
    expect((await ask("user-address/list", book, { account })).data.addresses).toEqual([]);
  });

  it("are one when the same form is sent twice at once, two under two names", async () => {
    const { account } = await shopper();
    const save = (addressName: string) =>
      ask("user-address/update", one, { account, form: { ...form, addressName } });
    const [first, second] = await Promise.all([save("Casa"), save("Casa")]);
    expect(second.data.address.addressId).toBe(first.data.address.addressId);
    await save("Ufficio");
    expect((await ask("user-address/list", book, { account })).data.addresses).toHaveLength(2);
  });

  it("outside the served area are saved when one insists, but not delivered to", async () => {
    const { account } = await shopper();
    const away = {
      address1: "Via Mia",
      addressNumber: "1",
      city: "Milano",
      province: "MI",
      postalcode: "20121",
    };
    const saved = await ask("user-address/update", one, { account, form: away });
    expect(saved.data.address.active).toBe(false);
    expect(await code(post(account, `user-address/select?address_id=${saved.data.address.addressId}`))).toBe(
      "msg.address.notCovered",
    );
  });

  // spec attacked: S8 each refusal has its own sentence
  it("S8: near a store, but without home delivery, has another refusal than outside the service", async () => {
    const { account } = await shopper();
    const near = { address1: "Corso della Repubblica", addressNumber: "1", city: "Castel Gandolfo" };
    const saved = await ask("user-address/update", one, { account, form: near });
    const { response } = await post(
      account,
      `user-address/select?address_id=${saved.data.address.addressId}`,
    );
    expect(response.errors).toEqual([{ error: "msg.address.notServed" }]);
    expect(response.errorsMessage[0]).toContain("consegna a domicilio");
  });

  it("are unknown to another shopper", async () => {
    const [one_, two] = [await shopper(), await shopper()];
    const addressId = await settleIn(one_.account);
    for (const id of [addressId, "abc", -5, ""]) {
      expect(await code(post(two.account, `user-address/select?address_id=${id}`))).toBe(
        "msg.address.unknown",
      );
      expect(
        await code(ask(`user-address/delete?address_id=${id}`, z.unknown(), { account: two.account })),
      ).toBe("msg.address.unknown");
    }
    expect(
      await code(
        ask("user-address/update", z.unknown(), {
          account: two.account,
          form: { ...form, addressId: String(addressId) },
        }),
      ),
    ).toBe("msg.address.unknown");
    expect((await post("", `user-address/select?address_id=${addressId}`)).http).toBe(419);
  });
});

describe("stores", () => {
  // spec §7: user-address, store-proximity, store/view, delivery-fee/view
  it("are two and a locker, nearest first when one says where", async () => {
    expect((await ask("store-proximity/list", stores)).data.stores.map((store) => store.storeType)).toEqual([
      "store",
      "store",
      "locker",
    ]);
    const near = await ask("store-proximity/localize?latitude=41.808&longitude=12.681", stores);
    expect(near.data.stores[0]).toMatchObject({ storeId: 6, distance: expect.toBeOneOf([0, 0.1, 0.2]) });
  });

  // spec §7: user-address, store-proximity, store/view, delivery-fee/view
  it("can be chosen, by store or by address", async () => {
    const { account } = await shopper();
    await post(account, "store-proximity/select", { store_id: 7 });
    const { shippingAddress } = await cartOf(account);
    expect(shippingAddress).toMatchObject({ addressTypeId: 5, storeId: 7 });
    await post(account, "store-proximity/select", { store_id: 5 });
    await post(account, `user-address/select?address_type=3&address_id=${shippingAddress?.addressId}`);
    expect((await cartOf(account)).shippingAddress?.storeId).toBe(7);
    expect(await code(post(account, "store-proximity/select", { store_id: 999 }))).toBe("msg.store.unknown");
    expect(await code(ask("store/view?store_id=x", z.unknown()))).toBe("msg.store.unknown");
  });

  // spec §7: user-address, store-proximity, store/view, delivery-fee/view
  it("pickup is free and has no minimum order, unlike delivery", async () => {
    const fee = z.object({
      deliveryFee: z.object({ cost: z.number(), freeFrom: z.number().optional(), minimumOrder: z.number() }),
    });
    expect((await ask("delivery-fee/view", fee)).data.deliveryFee).toEqual({
      cost: 5.9,
      freeFrom: 80,
      minimumOrder: 30,
    });
    const { account } = await shopper();
    await post(account, "store-proximity/select", { store_id: 5 });
    expect((await ask("delivery-fee/view", fee, { account })).data.deliveryFee).toEqual({
      cost: 0,
      minimumOrder: 0,
    });
  });

  it("find the warehouse that serves a point", async () => {
    const found = z.object({ warehouses: z.array(z.object({ warehouseId: z.int() })) });
    const at = async (latitude: number, longitude: number) =>
      (
        await ask(
          `warehouse/find-by-coordinates?latitude=${latitude}&longitude=${longitude}&distance=10000.0`,
          found,
        )
      ).data.warehouses;
    expect(await at(41.8925, 12.4935)).toMatchObject([{ warehouseId: 2321001 }]);
    expect(await at(45.4642, 9.19)).toEqual([]);
  });
});

it("the map suggests streets for a few letters, with the number", async () => {
  const found = z.object({
    results: z.array(z.object({ label: z.string(), addressNumber: z.string().optional(), city: z.string() })),
  });
  const search = async (q: string) =>
    found.parse(await (await call(`/maps/search?q=${encodeURIComponent(q)}`)).json()).results;
  expect(await search("via cav 12 roma")).toMatchObject([
    { addressNumber: "12", city: "Roma", label: "Via Cavour, 12, 00184 Roma (RM)" },
  ]);
  expect((await search("velletri")).length).toBeGreaterThan(3);
  expect(await search("santa mària nettuno")).toHaveLength(1);
  for (const nothing of ["", "via", "x", "zzzzzz", "%%%"]) expect(await search(nothing)).toEqual([]);
});
