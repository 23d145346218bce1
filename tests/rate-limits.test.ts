import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cms } from "~/cms/cms";
import type { Maps } from "~/maps/maps";
import { homePath } from "~/lib/path";
import type { ContactField } from "~/model/content";
import type { Limited, Shop, ShopForAction } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { confirm } from "~/features/account/registration/confirm";
import { register } from "~/features/account/registration/register";
import { resend } from "~/features/account/registration/resend";
import { typedRegistration } from "~/features/account/testing/typed-registration";
import { signIn } from "~/features/account/login/sign-in";
import { refuseStranger } from "~/features/account/password/confirm-identity";
import { isChangedAlready } from "~/features/account/profile/new-password";
import { requestReset } from "~/features/account/reset/request-reset";
import { redeemCode } from "~/features/cart/gifts/redeem-code";
import { eventAddress } from "~/features/consent/event-address";
import { sendContact } from "~/features/content/contact/send-contact";
import { withdraw } from "~/features/content/withdrawal/withdraw";
import { readStreet } from "~/features/delivery/address/address-editor";
import { saveAddress } from "~/features/delivery/address/save-address";
import { lookUp } from "~/features/delivery/place/look-up";
import { joinWorkplace } from "~/features/delivery/service/join-workplace";
import { createList } from "~/features/lists/list/create-list";
import { registerPhone } from "~/features/native/register-phone";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { sampleCart } from "~/lib/testing/sample-cart";
import * as counted from "~/features/consent/routes/counted";
import * as dataFile from "~/features/account/profile/routes/data-file";
import * as emailRoute from "~/features/account/profile/routes/email";
import * as emailConfirmed from "~/features/account/profile/routes/email-confirmed";
import * as fastSearch from "~/features/search/results/routes/fast-search";
import * as invoicePerson from "~/features/account/profile/routes/invoice-person";
import * as note from "~/features/orders/order/routes/note";
import * as password from "~/features/account/profile/routes/password";
import { textField } from "~/features/lists/paste/field-names";
import * as paste from "~/features/lists/paste/routes/paste";
import * as problem from "~/features/orders/problem/routes/problem";
import * as reset from "~/features/account/reset/routes/reset";
import * as search from "~/features/search/results/routes/search";
import * as step from "~/features/account/identity/routes/step";
import * as suggest from "~/features/search/suggest/routes/suggest";
import * as suggestions from "~/features/delivery/address/routes/suggestions";
import * as username from "~/features/account/profile/routes/username";
import * as version from "~/features/native/routes/version";

type Calls = NonNullable<NonNullable<Parameters<typeof testShop>[0]>["ebsn"]>;
type Fields = Record<string, string>;
type Walk = {
  /** The file that applies the limit. */
  file: string;
  limit: Limited;
  run: (shop: ShopForAction) => Promise<unknown>;
  /** Backend calls before the limit; any other call throws. */
  ebsn?: Calls;
  more?: Partial<ShopForAction>;
  /** Replaces the check for status 429. */
  expected?: (outcome: unknown) => void | Promise<void>;
};

const email = "anna@example.com";
const city = { street: "Via Cavour", number: "12", postalCode: "00184", city: "Roma", province: "RM" };

const formOf = (fields: Fields) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
};
type Route = (args: { context: { shop: Shop }; request: Request; params: Fields }) => Promise<unknown>;
const get =
  (loader: unknown, address: string, params: Fields = {}): Walk["run"] =>
  (shop) =>
    (loader as Route)({ context: { shop }, request: new Request(`http://shop.test${address}`), params });
const post =
  (action: unknown, fields: Fields, params: Fields = {}, address = "/"): Walk["run"] =>
  (shop) => {
    const body = new URLSearchParams(fields);
    const request = new Request(`http://shop.test${address}`, { method: "POST", body });
    return (action as Route)({ context: { shop }, request, params });
  };

const contactFields = (names: [string, ContactField["kind"]][]) =>
  names.map(([name, kind]) => ({ name, label: name, kind, required: true, options: [] }));
const cmsWith = (names: [string, ContactField["kind"]][]) =>
  ({ contactForm: async () => ({ fields: contactFields(names) }) }) as Partial<Cms> as Cms;
const mute = {} as Maps;
const profile = {
  view: () =>
    Promise.resolve({
      email,
      username: "anna",
      details: { firstName: "Anna", lastName: "Rossi" },
      contact: {},
    }),
};
const delivered = { ...sampleOrder(), status: "delivered" as const };
const order: Calls = {
  orders: { view: () => Promise.resolve(delivered), note: () => Promise.resolve(undefined) },
};

const walks: Walk[] = [
  {
    file: "delivery/place/look-up.ts",
    limit: "suggest",
    more: { maps: mute },
    run: (shop) => lookUp(shop, "via cavour", null),
  },
  {
    file: "delivery/service/join-workplace.ts",
    limit: "workplace",
    run: (shop) => joinWorkplace(shop, "ABC"),
    expected: (said) => expect(said).toEqual({ kind: "error", text: "auth.login.tooMany" }),
  },
  {
    file: "delivery/address/save-address.ts",
    limit: "create",
    ebsn: {
      places: {
        checkAddress: () => Promise.resolve({ id: 5, kind: "home", label: "", active: true, ...city }),
        addresses: () => Promise.resolve([]),
      },
    },
    run: (shop) =>
      saveAddress(
        shop,
        formOf({ ...city, doorbell: "Rossi", phone: "06 555 01870", label: "Casa" }),
        new URL("http://shop.test/delivery/address/new"),
      ),
  },
  {
    file: "delivery/address/address-editor.ts",
    limit: "suggest",
    more: { maps: mute },
    run: (shop) => readStreet(shop, new URLSearchParams({ q: "via cavour 12" })),
  },
  {
    file: "delivery/address/routes/suggestions.tsx",
    limit: "suggest",
    more: { maps: mute },
    run: get(suggestions.loader, "/delivery/address/suggestions?q=via+cavour"),
  },
  {
    file: "search/suggest/routes/suggest.tsx",
    limit: "suggest",
    run: get(suggest.loader, "/search/suggest?q=latte"),
  },
  {
    file: "search/results/routes/fast-search.tsx",
    limit: "search",
    run: get(fastSearch.loader, "/fast-search?q=latte"),
  },
  {
    file: "search/results/routes/search.tsx",
    limit: "search",
    run: get(search.loader, "/search?query=latte"),
  },
  {
    file: "account/identity/routes/step.tsx",
    limit: "login",
    more: {
      tenant: {
        ...testShop().shop.tenant,
        identity: { ...testShop().shop.tenant.identity, providers: ["company", "google", "facebook"] },
      },
    },
    run: get(step.loader, "/ebsn/api/saml/do-login"),
  },
  {
    file: "account/registration/confirm.ts",
    limit: "mail",
    run: (shop) => confirm(shop, { email, code: "abc" }),
  },
  {
    file: "account/registration/register.ts",
    limit: "mail",
    ebsn: {
      registration: { consents: () => Promise.resolve([]) },
      today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }),
    } as Calls,
    more: { draft: () => typedRegistration },
    run: (shop) => register(shop, formOf({ emailConfirm: email, password: "tre-mele-7" }), homePath),
  },
  {
    file: "account/registration/resend.ts",
    limit: "mail",
    run: (shop) => resend(shop, formOf({ email }), homePath),
  },
  {
    file: "account/profile/new-password.ts",
    limit: "password",
    run: (shop) => isChangedAlready(shop, shop.session, "tre-mele-7"),
    expected: (outcome) => expect(outcome).toBe(false),
  },
  {
    file: "account/profile/routes/username.tsx",
    limit: "name",
    run: post(username.action, { username: "annarossi" }),
  },
  {
    file: "account/profile/routes/email-confirmed.tsx",
    limit: "mail",
    run: post(emailConfirmed.action, { token: "abc" }),
  },
  {
    file: "account/profile/routes/email.tsx",
    limit: "mail",
    more: {
      session: {
        ...{ uuid: "0".repeat(32), remember: false, provider: "google" },
        ...{ user: { id: 7, login: email }, login: { key: "k", at: Date.now() } },
      },
    },
    run: post(emailRoute.action, { newEmail: "rossi@example.com" }),
  },
  {
    file: "account/profile/routes/password.tsx",
    limit: "password",
    ebsn: { profile },
    run: post(password.action, { oldPassword: "due-pere-5", newPassword: "tre-mele-7" }),
  },
  {
    file: "account/profile/routes/invoice-person.tsx",
    limit: "create",
    ebsn: { profile: { invoicePersons: () => Promise.resolve([]) } },
    run: post(
      invoicePerson.action,
      { companyName: "Rossi & figli", vatNumber: "12345678903", ...city },
      { personId: "new" },
      "/profile/billing/new?kind=company",
    ),
  },
  {
    file: "account/profile/routes/data-file.tsx",
    limit: "mail",
    run: get(dataFile.loader, "/profile/data/file"),
  },
  {
    file: "account/login/sign-in.ts",
    limit: "login",
    run: (shop) => signIn(shop, formOf({ login: email, password: "tre-mele-7" }), homePath),
  },
  {
    file: "account/reset/request-reset.ts",
    limit: "mail",
    run: (shop) => requestReset(shop, formOf({ email, fiscalCode: "RSSNNA85S64H501Z" }), homePath),
  },
  {
    file: "account/reset/routes/reset.tsx",
    limit: "login",
    more: { draft: () => ({ reset_token: "abc", e_mail: email }) },
    run: get(reset.loader, "/reset-password"),
  },
  {
    file: "account/reset/routes/reset.tsx",
    limit: "mail",
    run: post(reset.action, { token: "abc", email, password: "tre-mele-7" }),
  },
  {
    file: "account/password/confirm-identity.ts",
    limit: "password",
    run: (shop) =>
      refuseStranger(shop, formOf({ oldPassword: "due-pere-5" }), {
        reply: ({ formErrors = [] }) => ({ error: { "": formErrors } }),
      }),
  },
  {
    file: "content/withdrawal/withdraw.ts",
    limit: "mail",
    more: { cms: {} as Cms },
    run: (shop) =>
      withdraw(shop, formOf({ name: "Anna Rossi", order: "100015", email, goods: "", step: "confirm" })),
  },
  {
    file: "content/contact/send-contact.ts",
    limit: "mail",
    more: { cms: cmsWith([["email", "email"]]) },
    run: (shop) => sendContact(shop, formOf({ email })),
  },
  {
    file: "cart/gifts/redeem-code.ts",
    limit: "gift",
    ebsn: { cart: { view: () => Promise.resolve({ ...sampleCart(), giftCodes: [] }) } },
    run: (shop) => redeemCode(shop, "REGALO10"),
    expected: (outcome) => expect(outcome).toEqual({ kind: "tooMany" }),
  },
  {
    file: "lists/list/create-list.ts",
    limit: "create",
    run: async (shop) => (await createList(shop, formOf({ name: "Cena" }))).again,
  },
  {
    file: "lists/paste/routes/paste.tsx",
    limit: "search",
    run: post(paste.action, { [textField]: "latte\npane" }),
  },
  {
    file: "native/register-phone.ts",
    limit: "count",
    run: (shop) =>
      registerPhone(
        shop,
        formOf({
          ...{ externalId: "e", model: "m", platform: "android", platformVersion: "14", manufacturer: "x" },
          uuid: "u",
        }),
      ),
    expected: (outcome) => expect(outcome).toBe("limited"),
  },
  {
    file: "native/routes/version.tsx",
    limit: "version",
    run: get(version.loader, "/version.json"),
    expected: async (answer) => expect(Object.keys(await (answer as Response).json())).toEqual(["version"]),
  },
  {
    file: "consent/routes/counted.tsx",
    limit: "count",
    more: {
      consent: { analytics: true, profilation: false, saveDate: "2026-11-28T10:00:00Z", uuid: "u" },
      count: () => {
        throw new Error("counted");
      },
    },
    run: get(
      counted.loader,
      String(eventAddress({ kind: "product", items: [{ id: 1, quantity: 1, cents: 100 }] })),
    ),
    expected: (answer) => expect(answer).toHaveProperty("status", 200),
  },
  {
    file: "orders/order/routes/note.tsx",
    limit: "create",
    ebsn: order,
    run: post(note.action, { note: "Bene" }, { orderId: "100015" }),
  },
  {
    file: "orders/problem/routes/problem.tsx",
    limit: "create",
    ebsn: order,
    run: post(problem.action, { text: "Mancava il pane" }, { orderId: "100015" }),
  },
];

/** Status of a response that a route or its step returns or throws. */
function statusOf(outcome: unknown): unknown {
  if (outcome instanceof Response) return outcome.status;
  if (outcome instanceof Error) return outcome;
  const init = (outcome as { init?: number | ResponseInit } | undefined)?.init;
  return typeof init === "object" ? init.status : init;
}

beforeEach(() => {
  for (const level of ["log", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test.each(walks)("T1: $file sends no request over its limit of $limit and says so", async (walk) => {
  const asked: Limited[] = [];
  const { shop } = testShop({
    session: { user: { id: 7, login: email }, login: { key: "k", at: 0 } },
    ebsn: walk.ebsn,
  });
  const limited: ShopForAction = Object.assign(Object.create(shop) as ShopForAction, {
    ...walk.more,
    checkRateLimit: (what: Limited) => {
      asked.push(what);
      return Promise.resolve(false);
    },
  });
  const outcome = await walk.run(limited).catch((thrown: unknown) => thrown);
  if (walk.expected) await walk.expected(outcome);
  else expect(statusOf(outcome), String(outcome)).toBe(429);
  expect(asked).toEqual([walk.limit]);
});

test("T1: the walks above cover every rate limit", () => {
  const folder = new URL("../app/features/", import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const places = sources.flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/\bcheckRateLimit\(/g)].map(() => name),
  );
  expect(places.sort()).toEqual(walks.map(({ file }) => file).sort());
});
