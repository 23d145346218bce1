import { Backend } from "./backend";
import { expect, test } from "./fixtures";
import { byWeight, good, infos, plain } from "./goods";
import { drip, type Answer } from "./http";
import { homeForm, readyToOrder } from "./scene";
import { signedIn, Visitor } from "./visitor";

/** Expects one of these statuses and an explicit Cache-Control. */
function clear(answer: Answer, ...statuses: number[]): Answer {
  expect(statuses).toContain(answer.status);
  expect(answer.headers["cache-control"], "Cache-Control").toBeTruthy();
  return answer;
}
const location = (answer: Answer) => String(answer.headers.location);

// spec §2.1: /not-found for unknown categories and products <- app/frame/routes/not-found.tsx, app/page/error-page.tsx
// spec §8: 404 on category or product: the not-found page
test("unknown addresses answer 404", async ({ shop, sandbox: _ }) => {
  const visitor = Visitor.of(shop());
  for (const path of [
    "/category/non-esiste",
    "/category/frutta-e-verdura/non-esiste",
    "/category/%00",
    "/category/timeslot-selector",
    "/sitemaps/foo.xml",
    "/category/..%2f..%2fetc",
    "/product/non-esiste",
    "/product/%F0%9F%8D%8E",
    "/product/a/b/c",
    "/product/non-esiste/options",
    "/wp-admin.php",
    "/.env",
    "/assets/missing.js",
    `/category/${"a".repeat(3000)}`,
  ]) {
    expect((await visitor.get(path)).status, path).toBe(404);
    clear(await visitor.get(path), 404);
  }
  clear(await visitor.get("/category/%E0%A4%A"), 400, 404);
  const crawler = await visitor.get("/sitemaps/foo.xml", { Accept: "*/*" });
  expect(crawler.headers["content-type"]).toMatch(/^text\/plain/);
});

test("absurd pages, sorts and filters of a listing cause no server error", async ({ shop, sandbox }) => {
  const leaf = (await good(sandbox, plain)).breadCrumbs.at(-1)?.slug;
  const visitor = Visitor.of(shop());
  for (const query of [
    "page=0",
    "page=-1",
    "page=1e9",
    "page=999999999",
    "page=NaN",
    "page=abc",
    "page=1&page=2",
    "sort=drop+table",
    "vendor_id=%27%20OR%201=1",
    "vendor_id=" + Array.from({ length: 300 }, (_, index) => index).join(","),
    "categoryId=99999999",
    "categoryId=abc",
    "promo=%F0%9F%8D%8E",
    "lng=xx",
  ]) {
    clear(await visitor.get(`/category/${leaf}?${query}`), 200, 302, 303, 404);
    clear(await visitor.get(`/search?query=latte&${query}`), 200, 302, 303, 404);
  }
  const slashed = clear(await visitor.get("/category/?categoryId=abc"), 308);
  expect(location(slashed)).toBe("/category?categoryId=abc");
  expect(location(clear(await visitor.get("/category?categoryId=abc"), 302))).toBe("/catalog");
  clear(await visitor.get(`/search?query=${"a".repeat(5000)}`), 200, 302, 303, 400, 414);
  clear(await visitor.get("/search?query=%3Cscript%3Ealert(1)%3C/script%3E"), 200);
  expect((await visitor.get("/search?query=%3Cscript%3Ealert(1)%3C/script%3E")).body).not.toContain(
    "<script>alert(1)",
  );
});

// spec §4: a first add never lowers what the cart holds <- app/features/cart/add/add-to-cart-action.ts
test("invalid quantities leave the cart unchanged", async ({ shop, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const visitor = await signedIn(shop(), who);
  const before = await backend.cart();
  const item = before.cartItems[0]?.itemId;
  for (const quantity of ["-1", "NaN", "abc", "", "1;2", "1e9", "Infinity", "0x10", "٣", "1".repeat(39)]) {
    clear(await visitor.post(`/cart/lines/${item}`, { intent: "set", quantity, back: "/cart" }), 303);
    expect((await backend.cart()).cartItems, quantity).toEqual(before.cartItems);
  }
  clear(await visitor.post(`/cart/lines/${item}`, { intent: "to:-5", quantity: "x", back: "/cart" }), 303);
  clear(await visitor.post(`/cart/lines/${item}`, { intent: "to:99999999999", back: "/cart" }), 303);
  expect((await backend.cart()).cartItems).toEqual(before.cartItems);
  // The add button of a page without cart data never reduces the quantity in the cart.
  const standing = before.cartItems[0]?.quantity ?? 0;
  clear(await visitor.post(`/cart/lines/${item}`, { intent: `to:${standing + 3}`, back: "/cart" }), 303);
  const productId = String(before.cartItems[0]?.product.productId);
  for (const intent of ["least:1", ""])
    clear(await visitor.post("/cart/add", { productId, intent, back: "/cart" }), 303);
  expect((await backend.cart()).cartItems[0]?.quantity).toBe(standing + 3);
  // A quantity above every limit becomes the maximum or is refused; it never exceeds the maximum.
  const bounded = await good(
    sandbox,
    (one) =>
      Number(one.maxAcq) > 2 &&
      one.available > 1000 &&
      infos(one).TIPOLOGIA === "Pezzo" &&
      !one.productClassRuleMax &&
      !infos(one).QTY_MULT,
  );
  clear(
    await visitor.post("/cart/add", {
      productId: String(bounded.productId),
      quantity: "999999",
      back: "/cart",
    }),
    303,
  );
  const added = (await backend.cart()).cartItems.find(
    ({ product }) => product.productId === bounded.productId,
  );
  expect(added?.quantity).toBe(bounded.maxAcq);
  const cut = await good(sandbox, byWeight);
  clear(
    await visitor.post("/cart/add", { productId: String(cut.productId), quantity: "-3 kg", back: "/cart" }),
    303,
  );
  for (const productId of ["0", "-1", "1.5", "abc", "999999999", "1e308", ""])
    clear(await visitor.post("/cart/add", { productId, intent: "to:1", back: "/cart" }), 303);
});

// spec §2.3: product options: title, select and radio, enabled when each has a choice
test("sold-out products and unknown options are rejected and leave the cart unchanged", async ({
  shop,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  const visitor = await signedIn(shop(), who);
  const before = (await backend.cart()).cartItems.length;
  const gone = await good(sandbox, ({ available, selectOptions }) => available === 0 && !selectOptions);
  clear(
    await visitor.post("/cart/add", { productId: String(gone.productId), intent: "to:1", back: "/cart" }),
    303,
  );
  const optional = await good(
    sandbox,
    ({ available, selectOptions }) => available > 0 && Boolean(selectOptions),
  );
  const path = `/product/${optional.slug}/options`;
  for (const choice of ["", "non-esiste", "<b>"]) {
    const fields = {
      productId: String(optional.productId),
      "option.TAGLIO": choice,
      "option.__proto__": choice,
    };
    expect(clear(await visitor.post(path, fields), 422).body).toContain("Scegli: ");
  }
  for (const { slug } of [gone, await good(sandbox, plain)])
    expect(location(clear(await visitor.get(`/product/${slug}/options`), 303))).toBe(`/product/${slug}`);
  expect((await backend.cart()).cartItems).toHaveLength(before);
});

test("refuses another shopper's orders, addresses, lines, stores and slots", async ({ shop, sandbox }) => {
  const [mine, theirs] = [await readyToOrder(sandbox), await readyToOrder(sandbox)];
  const visitor = await signedIn(shop(), mine.who);
  const before = await theirs.backend.cart();
  const order = (await theirs.backend.orders())[0]?.orderId;
  for (const id of [order, 999999999, "abc", "-1", "1e5", "%00"]) {
    for (const path of [
      `/profile/orders/${id}`,
      `/profile/orders/${id}/cancel`,
      `/cart/payment-completed/${id}`,
      `/cart/payment-error/${id}`,
    ]) {
      clear(await visitor.get(path), 404);
    }
    clear(await visitor.post(`/profile/orders/${id}/cancel`, {}), 404);
    clear(await visitor.post(`/cart/payment-error/${id}`, {}), 404);
  }
  const item = before.cartItems[0]?.itemId;
  clear(await visitor.post(`/cart/lines/${item}`, { intent: "to:9", back: "/cart" }), 303);
  clear(await visitor.post(`/cart/lines/${item}/remove`, { back: "/cart" }), 303);
  clear(await visitor.get(`/cart/lines/${item}/remove`), 302, 303);
  clear(await visitor.post("/cart", { ifMissing: "nessuno" }), 303);
  clear(await visitor.post(`/cart/lines/${item}/preferences`, { ifMissing: "nothing" }), 303);
  clear(await visitor.get(`/cart/lines/${item}/preferences`), 302, 303);
  clear(await visitor.post("/cart", { giftId: "1" }), 303);
  clear(await visitor.post("/cart", { packaging: "abc" }), 303);
  clear(await visitor.post("/profile/gift-certificates", { code: "x" }), 303);
  for (const addressId of [String(before.shippingAddress?.addressId), "99999", "abc", "-1", ""])
    clear(await visitor.post("/delivery/address?back=/cart", { addressId }), 303);
  for (const storeId of ["99999", "abc", "-1"])
    clear(await visitor.post("/delivery/address?back=/cart", { storeId }), 303);
  for (const slot of ["2026-11-24/9999", "2020-01-01/101", "domani/1", "", "2026-13-45/101"])
    clear(await visitor.post("/delivery/timeslot?back=/cart", { slot }), 422, 303);
  expect(await theirs.backend.cart()).toEqual(before);
  expect((await mine.backend.cart()).cartItems).toHaveLength(1);
});

test("a search and a written list survive unreadable and hostile words", async ({ shop, sandbox: _ }) => {
  const visitor = Visitor.of(shop());
  for (const query of ["🍕", `%_'"<>`]) {
    for (const path of ["/search?query=", "/fast-search?q="]) {
      const { body } = clear(await visitor.get(path + encodeURIComponent(query)), 200, 400);
      expect(body).toContain("Qui non c&#x27;è niente da cercare");
    }
  }
  const lines = `%_'"<script>alert(1)</script>\n'; DROP TABLE products; --\n🥛 latte\n\\u0000 a`;
  const found = clear(await visitor.post("/lista-veloce", { testo: lines, intent: "match" }), 200, 303, 422);
  expect(found.body).not.toContain("<script>alert(1)");
  expect(found.body).toContain("Abbiamo trovato");
});

test("impossible points, ambiguous towns and very long addresses cause no error", async ({
  shop,
  sandbox,
}) => {
  const shopper = await signedIn(shop(), await sandbox.shopper("regular"));
  for (const point of ["lat=999&lng=12", "lat=41.9&lng=-181", "lat=NaN&lng=12", "lat=41.9", "lat=&lng="])
    clear(await shopper.get(`/delivery/address?servizio=pickup&${point}`), 200);
  const long = "a".repeat(10_000);
  for (const path of ["/consegna", "/delivery/address/new", "/delivery/address?servizio=pickup"]) {
    const query = path.includes("?") ? "&" : "?";
    clear(await shopper.get(`${path}${query}q=${long}`), 200, 414, 431);
    clear(await shopper.get(`${path}${query}q=%25%27%22%3C%3E%00`), 200);
    clear(await shopper.get(`${path}${query}place=${long.slice(0, 900)}`), 200);
  }
  const many = clear(await shopper.get("/consegna?q=Roma"), 200);
  expect(many.body).toContain("Quale intendi?");
  expect(many.body).toContain("Ce ne sono altri: questi sono i primi 10.");

  const { street, number, postalCode, city, province } = homeForm;
  const checked = new URLSearchParams({ street, number, postalCode, city, province, verifica: "1" });
  const details = `/delivery/address/new?${checked}&back=/cart`;
  const note = clear(await shopper.post(details, { ...homeForm, note: long }), 422);
  expect(note.body).toContain("Testo troppo lungo");
  expect(note.body, "what was typed is kept").toContain('value="Sabatini"');
  const poor = clear(await shopper.post(details, { ...homeForm, city: "", province: " " }), 422);
  expect(poor.body).toContain(
    "L&#x27;indirizzo inserito è incompleto, mancano i seguenti campi: città, provincia.",
  );
});

// spec §4: an order is made only at the total that was seen <- app/features/checkout/routes/payment.tsx
test("unknown payments, bad keys and a skipped checkout are refused", async ({ shop, sandbox }) => {
  const [one, two] = [await readyToOrder(sandbox), await readyToOrder(sandbox)];
  const [first, second] = [await signedIn(shop(), one.who), await signedIn(shop(), two.who)];
  const [before, others] = [await one.backend.orders(), await two.backend.orders()];
  const key = crypto.randomUUID();
  expect(location(clear(await first.post("/payment", { key, payment: "2" }), 303))).toBe("/checkout");
  clear(await first.post("/checkout", {}), 422);
  expect(location(clear(await first.post("/checkout", { terms: "on" }), 303))).toBe("/payment");
  for (const payment of ["0", "3", "99", "abc", "", "2 "])
    clear(await first.post("/payment", { key, payment }), 422);
  for (const bad of ["", "short", "x".repeat(500), "<script>"])
    clear(await first.post("/payment", { key: bad, payment: "2" }), 422);
  for (const cents of ["0", "1", "abc", ""]) {
    const other = clear(await first.post("/payment", { key, payment: "2", cents }), 422);
    expect(other.body).toContain("Il totale è cambiato");
    expect(other.body, "what was chosen stays chosen").toMatch(
      /checked=""[^>]*value="2"|value="2"[^>]*checked=""/,
    );
  }
  expect(await one.backend.orders()).toEqual(before);
  const page = await first.get("/payment");
  const own = /name="key" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const cents = /name="cents" value="(\d+)"/.exec(page.body)?.[1] ?? "";
  const paid = { key: own, payment: "2", cents };
  const done = location(clear(await first.post("/payment", paid), 303));
  expect(done).toMatch(/^\/cart\/payment-completed\/\d+$/);

  clear(await second.post("/checkout", { terms: "on" }), 303);
  const theirs = /name="cents" value="(\d+)"/.exec((await second.get("/payment")).body)?.[1] ?? "";
  const stolen = location(clear(await second.post("/payment", { ...paid, cents: theirs }), 303, 422));
  expect(stolen).not.toBe(done);
  expect(await one.backend.orders()).toHaveLength(before.length + 1);
  expect((await two.backend.orders()).length).toBeLessThanOrEqual(others.length + 1);
});

test("a changed or foreign cookie is no session and causes no error", async ({ shop, sandbox }) => {
  const who = await sandbox.shopper("regular");
  const visitor = await signedIn(shop(), who);
  const [name, value] = [...visitor.cookies].find(([cookie]) => /-s-[0-9a-f]{8}$/.test(cookie)) ?? [];
  if (!name || !value) throw new Error("No session cookie");
  const flipped = `${value.slice(0, -4)}${value.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  for (const wrong of [flipped, value.slice(0, 40), "x", "%00", "eyJhbGciOiJub25lIn0..", "a".repeat(3900)]) {
    const stranger = Visitor.of(shop());
    for (const cookie of visitor.cookies) stranger.setCookie(...cookie);
    stranger.setCookie(name, wrong);
    clear(await stranger.get("/"), 200);
    expect(location(clear(await stranger.get("/profile/orders"), 302, 303))).toContain("/login");
  }
  // A chain's session is invalid at another chain.
  const elsewhere = Visitor.of(shop("quantobasta"));
  for (const [own, sealed] of visitor.cookies) {
    elsewhere.setCookie(own, sealed);
    elsewhere.setCookie(own.replace("loggia", "quantobasta"), sealed);
  }
  expect(location(clear(await elsewhere.get("/profile/orders"), 302, 303))).toContain("/login");
  // Broken cookies of the draft and of the messages are ignored.
  const stranger = Visitor.of(shop());
  for (const part of ["k", "f"]) stranger.setCookie(`loggia-${part}`, "broken");
  clear(await stranger.get("/login"), 200);
});

test("redirects never lead to another site", async ({ shop, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const item = (await backend.cart()).cartItems[0]?.itemId;
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "\\\\evil",
    " //evil.example",
    "/%09/evil.example/../..",
  ]) {
    const back = encodeURIComponent(evil);
    const visitor = Visitor.of(shop());
    const answer = clear(await visitor.post(`/login?back=${back}`, { ...who, remember: "on" }), 303);
    const answers = [
      answer,
      await visitor.post(`/cart/lines/${item}`, { intent: "to:5", back: evil }),
      await visitor.post("/preferences", { lng: "it", back: evil }),
      await visitor.post(`/delivery/address?back=${back}`, { addressId: "1" }),
      await visitor.post("/cart/add", { productId: "1", back: evil }),
    ];
    for (const each of answers) {
      const target = new URL(location(each), shop());
      expect(target.origin, `${evil} -> ${location(each)}`).toBe(new URL(shop()).origin);
    }
    const page = await visitor.get(`/service-down?back=${back}`);
    expect(page.body).not.toMatch(/href="(\/\/|https:\/\/|javascript:|\/\\)evil/);
  }
});

// spec §5: order note up to 1000 characters <- app/features/cart/panel/order-note.ts, app/features/cart/panel/cart-action.ts
// spec §8: forms of ten megabytes are refused before they are read <- app/platform/http/forms/form-body.ts
// spec house: CSRF by fetch metadata and Origin
test("foreign, oversized and unsupported forms are refused", async ({ shop, sandbox }) => {
  const { who, backend } = await readyToOrder(sandbox);
  const visitor = await signedIn(shop(), who);
  const item = (await backend.cart()).cartItems[0]?.itemId;
  const line = `/cart/lines/${item}`;
  const change = { intent: "to:9", back: "/cart" };
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: shop("quantobasta") },
  ];
  for (const headers of foreign) clear(await visitor.post(line, change, headers), 403);
  clear(await visitor.post("/cart", { note: "x".repeat(70_000) }), 413);
  const announced = { "Content-Length": "10000000" };
  for (const form of [
    "/login",
    "/registration-user?passo=fine",
    "/reset-password-request",
    "/profile/details",
  ])
    clear(await visitor.post(form, { password: "x" }, announced), 413);
  const note = "n".repeat(1001);
  const long = clear(await visitor.post("/cart", { note }), 422);
  expect(long.body).toContain(note);
  clear(await visitor.post("/login", { login: `${"a".repeat(300)}@example.com`, password: "x" }), 422, 303);
  clear(
    await Visitor.of(shop()).post("/login", { login: "a".repeat(5000), password: "b".repeat(5000) }),
    422,
  );
  clear(
    await Visitor.of(shop()).post("/login", { login: "regular@example.com", password: "sbagliata" }),
    422,
  );
  clear(
    await visitor.ask("/cart", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    }),
    400,
  );
  clear(
    await visitor.ask("/cart", {
      method: "POST",
      body: "--x\r\nbroken",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    }),
    400,
  );
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
    clear(await visitor.ask("/cart", { method }), 405);
  clear(await visitor.get("/", { Host: "evil.example" }), 421);
  clear(await visitor.get("/", { Host: `loggia.localhost.evil.example` }), 421);
  clear(await visitor.ask("/", { method: "HEAD" }), 200);
  for (const path of ["/cart/add", "/logout", line, "/preferences"]) clear(await visitor.get(path), 302, 303);
  clear(await visitor.post("/", {}), 405, 303, 404, 400);
  clear(await visitor.post("/search", { query: "latte" }), 405, 303, 404, 400);
  expect((await backend.cart()).cartItems[0]?.quantity).toBe(5);
});

// spec again: X6: a form has a size and a time, takes as much memory as has come of it, and may be broken off
test("X6: a form that arrives too slowly is answered with 408 and a page", async ({ shop, sandbox: _ }) => {
  const { status, body } = await drip(new URL(shop()).host, "/cart/add");
  expect(status).toBe(408);
  expect(body).toContain("Il modulo non è arrivato");
});

// spec §4: login only with a password; a refusal is said in one sentence; logout ends the session
test("a refused login keeps the e-mail, and a logout ends access to the orders", async ({
  shop,
  sandbox,
}) => {
  const who = await sandbox.shopper("regular");
  const stranger = Visitor.of(shop());
  const refused = clear(await stranger.post("/login", { ...who, password: "sbagliata" }), 422);
  expect(refused.body).toContain("E-mail o password non corretti. Controlla e riprova.");
  expect(refused.body).toContain(`value="${who.login}"`);
  expect(refused.body).not.toContain("sbagliata");
  expect(location(clear(await stranger.get("/profile/orders"), 302, 303))).toContain("/login");
  const visitor = await signedIn(shop(), who);
  clear(await visitor.get("/profile/orders"), 200);
  clear(await visitor.post("/logout", {}), 303);
  expect(location(clear(await visitor.get("/profile/orders"), 302, 303))).toContain("/login");
});

test("malformed backend responses end in a redirect or a 503 page", async ({ shop, sandbox }) => {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  await backend.settle();
  const visitor = await signedIn(shop(), who);
  await sandbox.scenario("malformed");
  for (const path of ["/cart", "/profile/orders", "/delivery/timeslot", "/checkout"]) {
    const answer = await visitor.get(path);
    expect([302, 303, 503], `${path} ${answer.status}`).toContain(answer.status);
    clear(answer, 302, 303, 503);
  }
  await sandbox.scenario("malformed", false);
  clear(await visitor.get("/cart"), 200);
});
