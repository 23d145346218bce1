import { describe, expect, test } from "vitest";
import { answering, shopperEbsn, testBackend } from "./testing/test-backend";
import { answer, apples, cart, pasta } from "./testing/wire-samples";

const server = testBackend();
const unreadable = "<html>";
const elsewhere = { ...cart, shippingAddress: undefined, timeslot: undefined, cartInfos: {}, cartItems: [] };

type Ebsn = ReturnType<typeof shopperEbsn>;
const changes: [name: string, method: "get" | "post", path: string, set: (ebsn: Ebsn) => Promise<unknown>][] =
  [
    ["the note", "post", "cart/update-cart-info", ({ cart }) => cart.setNote(" Suonare\r\ndue volte")],
    [
      "what is wanted for a line",
      "post",
      "cart/update-infos",
      ({ cart }) => cart.setLinePreferences([{ itemId: 1, ifMissing: "similar" }]),
    ],
    ["the address", "post", "user-address/select", ({ places }) => places.selectAddress(70)],
    ["the timeslot", "get", "timeslot/select", ({ slots }) => slots.select("2026-11-27", 4)],
  ];

describe.each(changes)("F6: a lost response to setting %s", (_name, method, path, set) => {
  test("a lost response is looked up, and a value already set is not set again", async () => {
    const change = answering(method, path, unreadable);
    server.use(change.handler, answering("get", "cart/view", answer(cart)).handler);
    expect(await set(shopperEbsn())).toMatchObject({ id: 5, note: "Suonare due volte" });
    expect(change.seen).toHaveLength(1);
  });

  test("a lost response causes a second try if the value was not set, then an error", async () => {
    const change = answering(method, path, unreadable);
    const view = answering("get", "cart/view", answer(elsewhere));
    server.use(change.handler, view.handler);
    await expect(set(shopperEbsn())).rejects.toMatchObject({ kind: "lost" });
    expect([change.seen.length, view.seen.length]).toEqual([2, 2]);
  });
});

test("looks up a lost response to a substitution by its name", async () => {
  const [line] = cart.cartItems;
  const notes = "Se manca, prendi «Penne».";
  const standing = {
    ...cart,
    cartItems: [{ ...line, cartItemInfo: { accept_alternatives: "true", notes } }],
  };
  const wish = (substitute: string) => {
    const change = answering("post", "cart/update-infos", unreadable);
    server.use(change.handler, answering("get", "cart/view", answer(standing)).handler);
    const set = shopperEbsn().cart.setLinePreferences([{ itemId: 1, ifMissing: "similar", substitute }]);
    return { set, change };
  };
  const same = wish("Penne");
  await same.set;
  expect(same.change.seen).toHaveLength(1);
  await expect(wish("Fusilli").set).rejects.toMatchObject({ kind: "lost" });
});

const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 100 };
const home = {
  ...{ addressId: 70, addressTypeId: 2, addressName: "Casa", address1: "Via Cavour", addressNumber: "3" },
  ...{ city: "Roma", province: "RM", postalcode: "00184" },
};
const typed = {
  ...{ label: "Casa", street: "via Cavour", number: "3", city: "Roma", province: "RM", postalCode: "00184" },
};
const consent = { registrationDisclaimerId: 1, title: "Novità", description: "", mandatory: false };
const unknownList = answer({}, { status: 20, code: "msg.list.unknown" });
const listOf = (...wishlistItems: unknown[]) => answer({ listId: 4, name: "Cena", wishlistItems });
const line = (product: object, quantity = 2, itemId = 1) => ({ itemId, product, quantity });
const item = { itemId: 1, product: { id: 11 } as never, quantity: { by: "piece", value: 1 } } as const;

type Lookup = {
  change: ["get" | "post", string];
  set: (ebsn: Ebsn) => Promise<unknown>;
  question: string;
  made: string;
  notMade: string;
};
const lookups: [name: string, lookup: Lookup][] = [
  [
    "a new list",
    {
      change: ["post", "wishlist/insert"],
      set: ({ lists }) => lists.create("Cena"),
      question: "wishlist/list",
      made: answer({ wishlists: [{ listId: 4, name: "Cena" }], page }),
      notMade: answer({ wishlists: [{ listId: 3, name: "Pranzo" }], page }),
    },
  ],
  [
    "a list's name",
    {
      change: ["post", "wishlist/update"],
      set: ({ lists }) => lists.rename(4, "Cena"),
      question: "wishlist/view",
      made: listOf(),
      notMade: answer({ listId: 4, name: "Pranzo", wishlistItems: [] }),
    },
  ],
  [
    "a removed list",
    {
      change: ["post", "wishlist/delete"],
      set: ({ lists }) => lists.remove(4),
      question: "wishlist/view",
      made: unknownList,
      notMade: listOf(),
    },
  ],
  [
    "a favourite",
    {
      change: ["post", "wishlist/add_prod"],
      set: ({ lists }) => lists.put(undefined, [{ productId: 11 }]),
      question: "wishlist/view",
      made: listOf(line(pasta)),
      notMade: unknownList,
    },
  ],
  [
    "goods put into a list in a quantity",
    {
      change: ["post", "wishlist/add_prod"],
      set: ({ lists }) => lists.put(4, [{ productId: 11, quantity: { by: "piece", value: 2 } }]),
      question: "wishlist/view",
      made: listOf(line(apples, 0.5, 2), line(pasta)),
      notMade: listOf(line(pasta, 1)),
    },
  ],
  [
    "a quantity in a list",
    {
      change: ["post", "wishlist/update_prods"],
      set: ({ lists }) => lists.setQuantity(4, item, { by: "piece", value: 2 }),
      question: "wishlist/view",
      made: listOf(line(pasta)),
      notMade: listOf(line(pasta, 1)),
    },
  ],
  [
    "goods taken out of a list",
    {
      change: ["post", "wishlist/delete_prods"],
      set: ({ lists }) => lists.takeOut(4, 11),
      question: "wishlist/view",
      made: listOf(line(apples, 0.5)),
      notMade: listOf(line(pasta)),
    },
  ],
  [
    "a new address",
    {
      change: ["post", "user-address/update"],
      set: ({ places }) => places.saveAddress(typed),
      question: "user-address/list",
      made: answer({ addresses: [home] }),
      notMade: answer({ addresses: [{ ...home, postalcode: "00044" }] }),
    },
  ],
  [
    "a changed address",
    {
      change: ["post", "user-address/update"],
      set: ({ places }) => places.saveAddress({ ...typed, id: 70 }),
      question: "user-address/list",
      made: answer({ addresses: [home] }),
      notMade: answer({ addresses: [{ ...home, addressNumber: "5" }] }),
    },
  ],
  [
    "a removed address",
    {
      change: ["get", "user-address/delete"],
      set: ({ places }) => places.deleteAddress(70),
      question: "user-address/list",
      made: answer({ addresses: [] }),
      notMade: answer({ addresses: [home] }),
    },
  ],
  [
    "the preferred address",
    {
      change: ["post", "user-address/prefer"],
      set: ({ places }) => places.preferAddress(70),
      question: "user-address/view",
      made: answer({ address: { ...home, preferred: true } }),
      notMade: answer({ address: { ...home, preferred: false } }),
    },
  ],
  [
    "consents",
    {
      change: ["post", "user-registration-disclaimer/update-disclaimer"],
      set: ({ profile }) => profile.saveConsents("registration", { 1: true }),
      question: "user-registration-disclaimer/list-by-type",
      made: answer({ userRegistrationDisclaimers: [{ ...consent, accepted: true }] }),
      notMade: answer({ userRegistrationDisclaimers: [{ ...consent, accepted: false }] }),
    },
  ],
];

describe.each(lookups)(
  "S8: a lost response to %s",
  (_name, { change: [method, path], set, question, ...told }) => {
    const asked = (body: string) => {
      const change = answering(method, path, unreadable);
      server.use(change.handler, answering("get", question, body).handler);
      return { change, done: set(shopperEbsn()) };
    };

    test("a lost response is looked up without a second request", async () => {
      const { change, done } = asked(told.made);
      await done;
      expect(change.seen).toHaveLength(1);
    });

    test("a lost response counts as not made if the backend shows no change", async () => {
      await expect(asked(told.notMade).done).rejects.toMatchObject({
        kind: "lost",
        call: path,
        notMade: true,
      });
    });

    test("a lost response stays unknown if the lookup fails too", async () => {
      await expect(asked(unreadable).done).rejects.toMatchObject({
        kind: "lost",
        call: path,
        notMade: false,
      });
    });
  },
);

test.each([
  ["a new address in another spelling", "user-address/update", "user-address/list"],
  ["a preference that the backend does not show", "user-address/prefer", "user-address/view"],
])("S8: a lost response to %s stays unknown", async (_name, path, question) => {
  const there = { ...home, address1: "V. Cavour" };
  const shown = answer({ addresses: [there], address: there });
  server.use(answering("post", path, unreadable).handler, answering("get", question, shown).handler);
  const { places } = shopperEbsn();
  const done = path.endsWith("prefer") ? places.preferAddress(70) : places.saveAddress(typed);
  await expect(done).rejects.toMatchObject({ kind: "lost", notMade: false });
});
