import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changesReader,
  endedBy,
  isAsset,
  isGone,
  isOwnForm,
  isTooOld,
  keptAs,
  kindOf,
  linkTo,
  readReader,
  writeReader,
  type Answered,
} from "./rules";

const opened = (path: string, more: Partial<Request> = {}) => ({
  method: "GET",
  mode: "navigate" as const,
  url: `https://www.loggia.example${path}`,
  headers: new Headers(),
  ...more,
});
const answered = (headers: Record<string, string> = {}, more: Partial<Answered> = {}): Answered => ({
  status: 200,
  type: "basic",
  redirected: false,
  headers: new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "X-Shop-Reader": "abc it keep",
    ...headers,
  }),
  ...more,
});

describe("pages that may be stored for reading offline", () => {
  // spec house: what is kept is of one session alone, and goes with it
  it("keptAs accepts lists, orders and stores at a bare URL with the shop's leave", () => {
    const kinds = {
      "/profile/lists/12": "list",
      "/profile/lists/favourites": "list",
      "/profile/lists/12/store": "store-list",
      "/profile/orders/7": "order",
      "/negozi": "stores",
      "/negozi/roma-appia": "store",
    };
    for (const [path, kind] of Object.entries(kinds))
      expect(keptAs(opened(path), answered()), path).toBe(kind);
  });

  // spec house: what is kept is of one session alone, and goes with it
  it("keptAs rejects all other pages and incomplete responses", () => {
    for (const path of [
      ...["/", "/cart", "/checkout", "/payment", "/cart/payment-completed/7", "/profile", "/profile/orders"],
      ...["/profile/addresses", "/profile/data", "/profile/lists/add", "/profile/lists/12/delete"],
      ...["/profile/orders/7/receipt.txt", "/profile/orders/7/cancel", "/login", "/offline"],
      ...["/profile/lists/12?page=2", "/negozi/a/b", "/NEGOZI"],
    ])
      expect(keptAs(opened(path), answered()), path).toBeUndefined();
    const order = "/profile/orders/7";
    for (const request of [
      opened(order, { method: "POST" }),
      opened(order, { method: "HEAD" }),
      opened(order, { mode: "same-origin" }),
      opened(order, { headers: new Headers({ Range: "bytes=0-9" }) }),
    ])
      expect(keptAs(request, answered())).toBeUndefined();
    for (const answer of [
      answered({}, { status: 206 }),
      answered({}, { status: 404 }),
      answered({}, { status: 503 }),
      answered({}, { type: "opaque", status: 0 }),
      answered({}, { type: "opaqueredirect", status: 0 }),
      answered({}, { redirected: true }),
      answered({ "Content-Type": "application/json" }),
      answered({ "X-Shop-Reader": "abc it" }),
      answered({ "X-Shop-Reader": "" }),
    ])
      expect(keptAs(opened(order), answer)).toBeUndefined();
  });

  // spec house: what is kept is of one session alone, and goes with it
  it("keptAs returns only the kind of a complete page, for any request and response", () => {
    const path = fc.oneof(
      fc.webPath(),
      fc.constantFrom("/profile/orders/7", "/profile/orders/7/", "/negozi"),
    );
    fc.assert(
      fc.property(
        path,
        fc.constantFrom("GET", "POST", "HEAD"),
        fc.constantFrom<RequestMode>("navigate", "cors", "no-cors", "same-origin"),
        fc.integer({ min: 0, max: 599 }),
        fc.constantFrom<ResponseType>("basic", "cors", "default", "opaque", "opaqueredirect", "error"),
        fc.boolean(),
        (at, method, mode, status, type, redirected) => {
          const kept = keptAs(opened(at, { method, mode }), answered({}, { status, type, redirected }));
          const isPage = method === "GET" && mode === "navigate" && status === 200 && type === "basic";
          const kind = kindOf(new URL(opened(at).url).pathname);
          expect(kept).toBe(isPage && !redirected && !at.includes("?") ? kind : undefined);
        },
      ),
    );
  });
});

it("readReader reads back writeReader and rejects any other header", () => {
  const name = fc.stringMatching(/^[\w-]{1,64}$/);
  fc.assert(
    fc.property(name, fc.constantFrom("it" as const, "en" as const), fc.boolean(), (who, locale, keeps) => {
      expect(readReader(writeReader({ name: who, locale, keeps }))).toEqual({ name: who, locale, keeps });
    }),
  );
  for (const header of [null, "", "abc", "abc de", "abc it never", "a b it", "abc it keep keep"])
    expect(readReader(header)).toBeUndefined();
});

it("isTooOld is true for a week, the future or an invalid date", () => {
  const day = 86_400_000;
  expect([0, 6 * day, 7 * day, -1, NaN].map((age) => isTooOld(10 * day - age, 10 * day))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

// spec house: what is kept is of one session alone, and goes with it
it("changesReader is true for sign-in paths without a form of ours", () => {
  for (const path of [
    "/api/social-redir/google-mobile",
    "/ebsn/api/social-redir/facebook-mobile",
    "/ebsn/api/saml/acs",
    "/ebsn/api/saml/do-logout",
    "/registration/confirm",
  ])
    expect([changesReader("GET", path), changesReader("POST", path)], path).toEqual([true, true]);
  for (const path of [
    "/registration-user",
    "/registration/confirm/x",
    "/x/api/saml/acs",
    "/profile/orders/7",
  ])
    expect([changesReader("GET", path), changesReader("POST", path)], path).toEqual([false, false]);
});

it("isGone is true only for 403, 404 and 410", () => {
  const gone = [200, 304, 400, 401, 403, 404, 410, 419, 429, 500, 503].filter((status) => isGone({ status }));
  expect(gone).toEqual([403, 404, 410]);
});

// spec house: what is kept is of one session alone, and goes with it
it("endedBy names only the pages of a deleted list", () => {
  expect(endedBy("POST", "/profile/lists/12/delete")).toEqual([
    "/profile/lists/12",
    "/profile/lists/12/store",
  ]);
  expect(endedBy("POST", "/Profile/Lists/12/Delete/")).toEqual(endedBy("POST", "/profile/lists/12/delete"));
  for (const [method, path] of [
    ["GET", "/profile/lists/12/delete"],
    ["POST", "/profile/lists/12"],
    ["POST", "/profile/lists/12/items/3/remove"],
    ["POST", "/profile/lists/favourites/delete"],
    ["POST", "/x/profile/lists/12/delete"],
  ] as const)
    expect(endedBy(method, path), path).toEqual([]);
});

// spec house: what another site has filled in does not come back as the shop's own form <- app/platform/offline/rules.ts
it("isOwnForm is true only for a referrer with the shop's own origin", () => {
  const url = "https://www.loggia.example/profile/email";
  const isOwn = (referrer: string) => isOwnForm({ referrer, url });
  expect(["https://www.loggia.example/profile/email", "https://www.loggia.example/"].every(isOwn)).toBe(true);
  for (const referrer of [
    ...["", "about:client", "null", "https://evil.example/", "http://www.loggia.example/"],
    ...["https://www.loggia.example.evil.example/", "https://www.loggia.example@evil.example/"],
  ])
    expect(isOwn(referrer), referrer).toBe(false);
});

it("linkTo stays in the shop for any URL", () => {
  expect(linkTo("https://shop.test/cart?a=1&b=//x#y")).toBe("/cart?a=1&b=//x");
  fc.assert(
    fc.property(
      fc.constantFrom("//evil.example/x", "///evil.example", "/\\evil.example", "/%2f/evil"),
      (path) => {
        expect(new URL(linkTo(`https://shop.test${path}`), "https://shop.test").origin).toBe(
          "https://shop.test",
        );
      },
    ),
  );
});

it("changesReader recognises login forms, and isAsset files with hashed names", () => {
  expect(
    ["/login", "/logout", "/Logout/", "/profile/delete", "/cart"].map((path) => changesReader("POST", path)),
  ).toEqual([true, true, true, true, false]);
  expect(changesReader("GET", "/login")).toBe(false);
  expect(["/assets/a-1.css", "/assets/a.woff2", "/chain/loggia/00ff.css"].every(isAsset)).toBe(true);
  expect(["/assets/a.css?x", "/negozi", "/tenants/loggia/hero.webp", "/assets/"].some(isAsset)).toBe(false);
});
