import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEbsnError } from "./errors";
import { anyMember, memberPaths, withMember } from "./testing/every-member";
import { jsonText, shopperEbsn } from "./testing/test-backend";
import { answer, apples, cart, pasta } from "./testing/wire-samples";

type Client = ReturnType<typeof shopperEbsn>;
/**
 * `ids` names each item of the result; a wrong member at a path matching `identifying` may remove
 * its item.
 */
type Thing = {
  data: unknown;
  ask: (client: Client) => Promise<unknown[]>;
  identifying: RegExp;
};

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);
const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 24 };
const twice = (one: object, change: object) => [one, { ...one, ...change }];

const rich = {
  ...pasta,
  vendor: { vendorId: 9, name: "PASTIFICIO DEL BORGO" },
  maxAcq: 12,
  minAcq: 1,
  wpId: 5,
  productClassRuleMax: { productClassName: "Pasta", max: 12, unit: "pz" },
  selectOptions: [
    {
      parameterName: "cut",
      name: "Taglio",
      mode: "radio",
      values: twice({ key: "1", name: "Sottile" }, { key: "2" }),
      selected: { key: "1" },
    },
  ],
  barcode: "8000000000017",
  media: [{ medium: "/photo/1.jpg", large: "/photo/1-large.jpg" }],
  metaData: {
    product_description: {
      ingredients: "Semola",
      allergens: "Contiene glutine",
      nutritional_values: "<table><tr><th>Valori<th>per 100 g<tr><td>Sale<td>1 g</table>",
    },
  },
};
const category = {
  categoryId: 3,
  name: "DISPENSA",
  slug: "dispensa",
  productCount: 9,
  metaData: { category_info: { TITLE: "Dispensa", ICON: "jar", HIDE_IN_MENU: "false" } },
};
const leaf = { ...category, categoryId: 301, slug: "dispensa/pasta" };
const tree = { ...category, categories: [leaf] };
const line = {
  orderItemId: 1,
  quantity: 1,
  grossTotal: 0.67,
  product: pasta,
  cartItemInfo: { accept_alternatives: "true" },
  selectOptions: { cut: "1" },
  replacedItem: { productId: 12, name: "MELE", quantity: 1, grossTotal: 2 },
};
const order = {
  orderId: 900,
  orderStatusId: 3,
  orderDate: "24/11/2026 10:05",
  orderDateIso: "2026-11-24T10:05:00",
  paymentType: { paymentTypeId: 1, name: "Carta" },
  transactionStatus: 2,
  itemsTotal: 2.86,
  grossTotal: 9.86,
  deliveryFee: 6.9,
  shippingAddress: cart.shippingAddress,
  timeslot: cart.timeslot,
  orderItems: twice(line, { orderItemId: 2, product: apples, quantity: 1.5, grossTotal: 2.19 }),
  orderPackages: cart.orderPackages,
  subOrders: [{ subOrderId: 1, warehouseId: 101, orderStatusId: 3, deliveryDate: "27/11/2026" }],
  orderAdjustmentSummary: {
    orderAdjustments: [{ orderItemId: 1, giftCertificate: { description: "Buono", giftTotal: 1 } }],
  },
  giftCertificates: cart.giftCertificates,
  bankTransfer: { holder: "Bottega", iban: "IT60X0542811101000000123456", reason: "900", amount: 9.86 },
  invoices: [{ documentId: 4, name: "Fattura" }],
  person: { userId: 7, firstName: "Marta", lastName: "Rossi" },
};
const place = { ...cart.shippingAddress, latitude: 41.8, longitude: 12.6 };
const serviceHours = { default: [{ beginWeekDay: 1, beginHour: "08:30", endHour: "19:30" }] };
const store = {
  storeId: 6,
  name: "Frascati",
  slug: "frascati",
  storeType: "store",
  address: place,
  phone: "06 1",
  distance: 1.2,
  deliveryServices: [{ deliveryServiceId: 1 }],
  serviceHours,
};
const slot = { timeslotId: 1, beginTime: "08:00", endTime: "10:00", status: "empty", active: 1, cost: 5.9 };
const gift = { giftCertificateId: 1, code: "A", description: "Buono", giftTotal: 5, validTo: "31/12/2026" };
const list = {
  listId: 3,
  name: "Settimana",
  size: 2,
  default: false,
  sharingData: { grant: "WRITE" },
  wishlistItems: twice({ itemId: 1, quantity: 1, product: pasta }, { itemId: 2, product: apples }),
};
const person = { personFiscalId: 1, personType: "company", company_name: "Orto", vat_number: "01234567890" };
const flyer = {
  leafletId: 73,
  name: "Autunno",
  slug: "autunno",
  validityDate: "20/11/2026",
  expireDate: "03/12/2026",
  baseLocation: "https://app.example/73/",
  pageCount: 3,
};

const things: Record<string, Thing> = {
  "a product": {
    data: rich,
    ask: async ({ catalog }) => {
      const { id, slug, name } = await catalog.product("penne");
      return [id, slug, name];
    },
    identifying: /^(productId|slug|name)$/,
  },
  "a listing": {
    data: {
      page,
      products: twice(pasta, { productId: 12, slug: "b", name: "MELE" }),
      facets: [
        { name: "Marchio", parameterName: "vendor_id", values: [{ id: 9, name: "BORGO", count: "4" }] },
      ],
    },
    ask: async ({ catalog }) => idsOf((await catalog.listing({})).products),
    identifying: /^products(\.\d+(\.(productId|slug|name))?)?$/,
  },
  "the category tree": {
    data: { categories: twice(tree, { categoryId: 4, slug: "frutta" }) },
    ask: async ({ catalog }) => idsOf(await catalog.tree()),
    identifying: /^categories(\.\d+(\.(categoryId|slug|name))?)?$/,
  },
  "a category": {
    data: { category: { ...tree, breadCrumbs: pasta.breadCrumbs }, breadCrumbs: pasta.breadCrumbs },
    ask: async ({ catalog }) => {
      const { id, slug } = await catalog.category({ id: 3 });
      return [id, slug];
    },
    identifying: /^category(\.(categoryId|slug|name))?$/,
  },
  "a cart": {
    data: cart,
    ask: async (client) => {
      const { id, user, total, items, unreadable } = await client.cart.view();
      return [id, user.id, total, items.length + unreadable.length];
    },
    identifying: /^(cartId|totalPrice|cartItems|user|user\.userId)$/,
  },
  "an order": {
    data: order,
    ask: async ({ orders }) => {
      const { id, total, items, unreadable } = await orders.view(900);
      return [id, total, items.length + unreadable.length];
    },
    identifying: /^(orderId|grossTotal|orderItems)$/,
  },
  "a page of orders": {
    data: { orders: twice(order, { orderId: 901 }), page },
    ask: async ({ orders }) => idsOf((await orders.listReadable({})).orders),
    identifying: /^orders(\.\d+(\.(orderId|grossTotal|orderItems))?)?$/,
  },
  "due dates": {
    data: {
      paymentDueDates: twice(
        { paymentDueDateId: 1, orderId: 900, dueDate: "03/12/2026", amount: 9, status: "paid" },
        { paymentDueDateId: 2 },
      ),
    },
    ask: async ({ orders }) => idsOf(await orders.dueDates()),
    identifying: /^paymentDueDates(\.\d+(\.(paymentDueDateId|orderId|dueDate|amount))?)?$/,
  },
  "a shopping list": {
    data: list,
    ask: async ({ lists }) => {
      const { items } = await lists.view(3);
      return items.map(({ itemId }) => itemId);
    },
    identifying: /^(listId|wishlistItems(\.\d+(\.(itemId|product|product\.(productId|slug|name)))?)?)$/,
  },
  "shopping lists": {
    data: { wishlists: twice(list, { listId: 4 }), page },
    ask: async ({ lists }) => idsOf((await lists.page({})).lists),
    identifying: /^wishlists(\.\d+(\.listId)?)?$/,
  },
  addresses: {
    data: { addresses: twice(place, { addressId: 71 }) },
    ask: async ({ places }) => idsOf(await places.addresses()),
    identifying: /^addresses(\.\d+(\.addressId)?)?$/,
  },
  stores: {
    data: { stores: twice(store, { storeId: 7 }) },
    ask: async ({ places }) => idsOf(await places.stores()),
    identifying: /^stores(\.\d+(\.(storeId|name))?)?$/,
  },
  branches: {
    data: {
      warehouses: twice(
        {
          warehouseId: 2,
          name: "Ekom",
          slug: "ekom",
          address: place,
          serviceHours,
          metaData: { warehouse_locator: { PHONE: "06 1" } },
        },
        { warehouseId: 3 },
      ),
    },
    ask: async ({ places }) => (await places.branches()).map(({ warehouseId }) => warehouseId),
    identifying: /^warehouses(\.\d+(\.(warehouseId|name))?)?$/,
  },
  timeslots: {
    data: {
      days: [
        { dateIso: "2026-11-27", timeslots: [slot] },
        { dateIso: "2026-11-28", timeslots: [{ ...slot, timeslotId: 2 }] },
      ],
    },
    ask: async ({ slots }) => (await slots.days()).flatMap(({ slots: all }) => idsOf(all)),
    identifying: /^days(\.\d+(\.(dateIso|timeslots(\.0(\.(timeslotId|beginTime|endTime))?)?))?)?$/,
  },
  "payment types": {
    data: {
      paymentTypes: twice(
        {
          paymentTypeId: 1,
          name: "Carta",
          description: "Sicura",
          userPaymentAuths: [{ userPaymentAuthId: 3, name: "Visa", expires: "12/2027" }],
        },
        { paymentTypeId: 2 },
      ),
    },
    ask: async ({ checkout }) => idsOf(await checkout.paymentTypes()),
    identifying: /^paymentTypes(\.\d+(\.paymentTypeId)?)?$/,
  },
  "gift certificates": {
    data: { giftCertificates: twice(gift, { giftCertificateId: 2 }) },
    ask: async ({ gifts }) => idsOf(await gifts.own()),
    identifying: /^giftCertificates(\.\d+(\.(giftCertificateId|giftTotal))?)?$/,
  },
  "a profile": {
    data: {
      userDetail: {
        e_mail: "marta@example.com",
        first_name: "Marta",
        birth_date: "17/05/1980",
        store_id: 6,
        profile: { level: 2 },
        contact: { mobile: "333", city: "Roma" },
      },
    },
    ask: async ({ profile }) => [Object.keys(await profile.view()).length > 0],
    identifying: /^userDetail$/,
  },
  "persons to invoice": {
    data: { userPersonFiscals: twice(person, { personFiscalId: 2 }) },
    ask: async ({ profile }) => idsOf(await profile.invoicePersons()),
    identifying: /^userPersonFiscals(\.\d+(\.personFiscalId)?)?$/,
  },
  consents: {
    data: {
      userRegistrationDisclaimers: twice(
        { registrationDisclaimerId: 1, code: "privacy", title: "Privacy", mandatory: true, accepted: true },
        { registrationDisclaimerId: 2 },
      ),
    },
    ask: async ({ profile }) => idsOf(await profile.consents("registration")),
    identifying: /^userRegistrationDisclaimers(\.\d+(\.registrationDisclaimerId)?)?$/,
  },
  flyers: {
    data: { leaflets: twice(flyer, { leafletId: 74 }) },
    ask: async ({ flyers }) => idsOf(await flyers.list()),
    identifying: /^leaflets(\.\d+(\.(leafletId|name|baseLocation|pageCount))?)?$/,
  },
  adverts: {
    data: {
      advs: twice({ advId: 1, title: "Pane", body: "caldo", image: "/1.svg", link: "/x" }, { advId: 2 }),
    },
    ask: async ({ adverts }) => idsOf(await adverts.list({ place: "home" })),
    identifying: /^advs(\.\d+(\.(advId|title))?)?$/,
  },
};

const answering = (data: unknown) => shopperEbsn({ fetch: () => Promise.resolve(jsonText(answer(data))) });

describe("C9: a wrong member costs only itself", () => {
  it.each(Object.entries(things))("keeps the rest of %s", async (_name, { data, ask, identifying }) => {
    const whole = await ask(answering(data));
    expect(whole.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...memberPaths(data)), anyMember, async (path, member) => {
        const read = ask(answering(withMember(data, path, member)));
        if (!identifying.test(path.join("."))) {
          expect(await read).toEqual(whole);
          return;
        }
        // A wrong identifying member may remove its own item, and no further item.
        const left = await read.catch((error: unknown) => {
          if (isEbsnError(error)) return undefined;
          throw error;
        });
        const index = path.find((key) => typeof key === "number");
        if (left && index !== undefined && path.length > 1)
          expect(left).toEqual(expect.arrayContaining(whole.filter((_, at) => at !== index)));
      }),
      { numRuns: 80 },
    );
  });

  const derived: Record<string, readonly string[]> = {
    shortDescr: ["brand"],
    description: ["pack", "price", "promo", "text"],
    mediaURL: ["image", "imageLarge", "pictures"],
    mediaURLMedium: ["image", "imageLarge", "pictures"],
    media: ["pictures"],
    price: ["price", "promo"],
    priceDisplay: ["price", "promo"],
    priceStandardDisplay: ["price", "promo"],
    priceUm: ["price"],
    priceUmDisplay: ["price"],
    weightUnitDisplay: ["price"],
    priceUnitDisplay: ["price"],
    available: ["rule", "soldOut", "left"],
    maxAcq: ["rule", "soldOut"],
    minAcq: ["rule", "soldOut"],
    productInfos: ["rule", "soldOut", "weighed", "pack", "price", "piecesInside", "left", "text"],
    productClasses: ["classes"],
    warehousePromo: ["promo", "price"],
    productClassRuleMax: ["classMax"],
    selectOptions: ["options"],
    categoryId: ["categoryId"],
    breadCrumbs: ["crumbs", "categoryId"],
    vendor: ["vendor", "brand"],
    deliveryWarehouse: ["warehouseId", "warehouse"],
    metaData: ["text", "features", "ingredients", "storage", "nutrition", "allergens"],
    barcode: ["barcode"],
    isNew: ["isNew"],
    highlight: ["highlight"],
    wpId: ["offerId"],
  };

  it("keeps all values of a product that do not derive from the odd member", async () => {
    const read = (data: unknown) => answering(data).catalog.product("penne");
    const whole = new Map<string, unknown>(Object.entries(await read(rich)));
    const paths = memberPaths(rich).filter(
      ([name = ""]) => !["productId", "slug", "name"].includes(String(name)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), anyMember, async (path, member) => {
        const changed = Object.entries(await read(withMember(rich, path, member))).filter(
          ([key, value]) => JSON.stringify(value) !== JSON.stringify(whole.get(key)),
        );
        const mayChange = derived[String(path[0])] ?? [];
        expect(changed.filter(([key]) => !mayChange.includes(key))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["a barcode that is a number", { barcode: 8000000000017 }, { barcode: "8000000000017" }],
    ["a price with a comma", { priceDisplay: "0,67" }, { price: { now: 67 } }],
    ["a price with its sign", { priceDisplay: "€ 1.234,50" }, { price: { now: 123_450 } }],
    ["a number in a string", { available: "4" }, { left: 4 }],
    [
      "one odd option beside a good one",
      { selectOptions: [7, null, { name: "x" }, ...rich.selectOptions] },
      { options: [{ parameter: "cut" }] },
    ],
    [
      "one odd value of an option",
      {
        selectOptions: [{ ...rich.selectOptions[0], values: [{ key: {} }, null, { key: 2, name: "Alto" }] }],
      },
      { options: [{ values: [{ key: "2", name: "Alto" }] }] },
    ],
  ])("reads %s", async (_name, member, expected) => {
    expect(await answering({ ...rich, ...member }).catalog.product("penne")).toMatchObject(expected);
  });

  it("lists a cart line without id, quantity or price as unreadable and keeps the sum", async () => {
    const [first, second] = cart.cartItems;
    for (const odd of [
      null,
      7,
      {},
      { ...second, itemId: {} },
      { ...second, quantity: "x" },
      { ...second, grossTotal: [] },
    ]) {
      const { items, unreadable, itemsTotal } = await answering({
        ...cart,
        cartItems: [first, odd],
      }).cart.view();
      expect([items.length, unreadable.length]).toEqual([1, 1]);
      expect(itemsTotal).toBe(177);
    }
  });
});
