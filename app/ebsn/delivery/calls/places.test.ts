import { describe, expect, it } from "vitest";
import { answering, shopperEbsn, testBackend } from "../../testing/test-backend";
import { answer, cart } from "../../testing/wire-samples";

const server = testBackend();

const place = {
  addressName: "Frascati",
  address1: "Via Tuscolana",
  addressNumber: "31",
  city: "Frascati",
  province: "RM",
  postalcode: "00044",
  latitude: 41.8084,
  longitude: 12.6795,
};
const hours = { default: [{ beginWeekDay: 1, beginHour: "08:30-13:00", endHour: "15:30-19:30" }] };

describe("stores", () => {
  // spec delivery: §7 store-proximity, warehouse-locator, find-by-coordinates (§9 distance 10000.0), delivery-service-list <- app/ebsn/delivery/calls/stores.ts, app/ebsn/delivery/calls/places.ts
  // spec delivery: §7 opening hours (1 = Sunday), public page and GroceryStore data of each store <- app/ebsn/places/mapping/store.ts, app/features/delivery/stores/opening-hours.ts, app/features/delivery/stores/store-json-ld.ts, app/features/delivery/stores/routes/store.tsx
  it("requests stores by distance and reads branches with split opening hours", async () => {
    const near = answering(
      "get",
      "store-proximity/localize",
      answer({
        stores: [
          {
            storeId: 6,
            name: "La Loggia Frascati",
            slug: "la-loggia-frascati",
            storeType: "store",
            address: { ...place, addressId: 900_000_006 },
            distance: 1.2,
            deliveryServices: [{ deliveryServiceId: 1 }],
          },
        ],
      }),
    );
    const locator = answering(
      "get",
      "warehouse-locator/search",
      answer({
        warehouses: [
          {
            warehouseId: 2,
            name: "Ekom",
            slug: "ekom",
            address: place,
            metaData: { warehouse_locator: { PHONE: "06 1" } },
            serviceHours: hours,
          },
          { warehouseId: 3, name: "Nuovo", slug: "nuovo", address: { ...place, latitude: null } },
        ],
      }),
    );
    server.use(near.handler, locator.handler);
    const { places } = shopperEbsn();
    expect(await places.storesNear({ latitude: 41.8, longitude: 12.6 })).toMatchObject([
      { id: 6, addressId: 900_000_006, distance: 1.2, services: ["pickup"] },
    ]);
    const query = new URL(near.seen[0]?.url ?? "").searchParams;
    expect(Object.fromEntries(query)).toEqual({
      services: "1",
      latitude: "41.8",
      longitude: "12.6",
      orderby: "distance",
    });
    expect(await places.branches()).toMatchObject([
      {
        warehouseId: 2,
        phone: "06 1",
        hours: [
          { weekday: "sun", opens: "08:30", closes: "13:00" },
          { weekday: "sun", opens: "15:30", closes: "19:30" },
        ],
      },
      { warehouseId: 3, hours: [], latitude: undefined },
    ]);
  });

  // spec attacked: S4 a chain's own stores, and its default one <- app/ebsn/delivery/calls/stores.ts, app/features/delivery/stores/pickup-data.ts
  it("S4: lists only the chain's own stores if one backend serves several chains", async () => {
    const store = (storeId: number) => ({
      storeId,
      name: `Negozio ${storeId}`,
      slug: `s-${storeId}`,
      address: place,
    });
    const stores = answer({ stores: [5, 11, 6].map((id) => ({ ...store(id), storeType: "store" })) });
    const row = (warehouseId: number, storeId?: number) => ({ ...store(warehouseId), warehouseId, storeId });
    server.use(
      answering("get", "store-proximity/list", stores).handler,
      answering("get", "store-proximity/localize", stores).handler,
      answering("get", "warehouse-locator/search", answer({ warehouses: [row(1, 5), row(2, 11), row(3)] }))
        .handler,
    );
    const idsFor = async (storeIds?: number[]) => {
      const { places } = shopperEbsn({ storeIds });
      const [all, near, branches] = await Promise.all([
        places.stores(),
        places.storesNear({ latitude: 41.8, longitude: 12.6 }),
        places.branches(),
      ]);
      return [
        all.map(({ id }) => id),
        near.map(({ id }) => id),
        branches.map(({ warehouseId }) => warehouseId),
      ];
    };
    expect(await idsFor([5, 6, 7])).toEqual([
      [5, 6],
      [5, 6],
      [1, 3],
    ]);
    expect(await idsFor()).toEqual([
      [5, 11, 6],
      [5, 11, 6],
      [1, 2, 3],
    ]);
  });

  // spec delivery: §7 store-proximity, warehouse-locator, find-by-coordinates (§9 distance 10000.0), delivery-service-list
  it("servedBy sends the distance of §9", async () => {
    const found = answering(
      "get",
      "warehouse/find-by-coordinates",
      answer({ warehouses: [{ warehouseId: 1, name: "Roma" }] }),
    );
    server.use(found.handler);
    expect(await shopperEbsn().places.servedBy({ latitude: 41.8, longitude: 12.6 })).toEqual([
      { id: 1, name: "Roma" },
    ]);
    expect(new URL(found.seen[0]?.url ?? "").searchParams.get("distance")).toBe("10000.0");
  });
});

describe("a preview", () => {
  it("a preview of a store is a cart not passed to onCart", async () => {
    const carts: unknown[] = [];
    server.use(answering("get", "store-proximity/preview", answer(cart)).handler);
    const { places } = shopperEbsn({ onCart: (one) => carts.push(one) });
    expect((await places.previewStore(6)).items).toHaveLength(2);
    expect(carts).toEqual([]);
  });

  it("a preview of an address releases the lock of an abandoned checkout", async () => {
    const locked = answer(cart, { status: 20, code: "msg.cart.locked" });
    const preview = answering("get", "user-address/preview", locked, answer(cart));
    const release = answering("post", "checkout/prepare", answer({ cart }));
    server.use(preview.handler, release.handler);
    expect((await shopperEbsn().places.previewAddress(70)).id).toBe(5);
    expect([preview.seen.length, release.seen.length]).toEqual([2, 1]);
  });
});

describe("the chain's services", () => {
  // spec delivery: §7 store-proximity, warehouse-locator, find-by-coordinates (§9 distance 10000.0), delivery-service-list
  it("services are listed as pickup and delivery, with their tab flag", async () => {
    const services = [
      { deliveryServiceId: 2, name: "Consegna", showTab: true },
      { deliveryServiceId: 1, name: "Ritiro", showTab: "false" },
    ];
    server.use(
      answering(
        "get",
        "user-address/delivery-service-list",
        answer({ deliveryServices: services, addresses: [] }),
      ).handler,
    );
    expect(await shopperEbsn().places.services({ kind: "home" })).toEqual([
      { service: "delivery", name: "Consegna", tab: true },
      { service: "pickup", name: "Ritiro", tab: false },
    ]);
  });
});

// spec §7: user-address, store-proximity, store/view, delivery-fee/view
it("T16: store requests a store by id and reads its address and hours", async () => {
  const one = { storeId: 6, name: "La Loggia Frascati", slug: "la-loggia-frascati", storeType: "store" };
  const store = { ...one, address: { ...place, addressId: 900_000_006 }, serviceHours: hours };
  const asked = answering("get", "store/view", answer({ store }));
  server.use(asked.handler);
  expect(await shopperEbsn().places.store(6)).toMatchObject({
    id: 6,
    name: "La Loggia Frascati",
    slug: "la-loggia-frascati",
    addressId: 900_000_006,
    hours: [
      { weekday: "sun", opens: "08:30", closes: "13:00" },
      { weekday: "sun", opens: "15:30", closes: "19:30" },
    ],
  });
  expect(asked.seen[0]?.url).toContain("store/view?store_id=6");
});

// spec §7: user-address, store-proximity, store/view, delivery-fee/view
it("T16: requests the home delivery fee without tokens and the cart's fee with them", async () => {
  const fee = answering(
    "get",
    "delivery-fee/view",
    answer({ deliveryFee: { cost: 5.9, freeFrom: 80, minimumOrder: 30 } }),
  );
  server.use(fee.handler);
  expect(await shopperEbsn().places.deliveryFee()).toEqual({ cost: 590, freeFrom: 8000, minimumOrder: 3000 });
  await shopperEbsn().places.deliveryFee("ofCart");
  expect(fee.seen.map(({ headers }) => headers.has("x-ebsn-account"))).toEqual([false, true]);
});

it("a preview sends the edited address", async () => {
  const preview = answering("get", "user-address/preview", answer(cart));
  server.use(preview.handler);
  const edited = { ...place, label: "Casa", street: "Via Cairoli", number: "8", postalCode: "00044" };
  await shopperEbsn().places.previewAddress(70, edited);
  const query = new URL(preview.seen[0]?.url ?? "").searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    address_id: "70",
    address1: "Via Cairoli",
    city: "Frascati",
  });
});

it("reads the reason of a closed slot and omits an unknown one", async () => {
  const slot = { timeslotId: 1, beginTime: "08:00", endTime: "10:00", status: "full", active: 0 };
  const days = [
    {
      dateIso: "2026-11-24",
      timeslots: ["address", "holiday", "cutOff", "moon"].map((closedReason) => ({ ...slot, closedReason })),
    },
  ];
  server.use(answering("get", "timeslot/list", answer({ days })).handler);
  const [day] = await shopperEbsn().slots.days();
  expect(day?.slots.map(({ closedBy }) => closedBy)).toEqual(["place", "holiday", "cutOff", undefined]);
});
