import { good, plain, type Good } from "./goods";
import { readyToOrder } from "./scene";
import type { Login, Sandbox } from "./sandbox";
import { signedIn, Visitor } from "./visitor";

/**
 * Data for real addresses: a shopper with orders, lists and addresses, and products of each kind.
 */
export type Stage = {
  visitor: Visitor;
  shopper: Visitor;
  who: Login;
  plain: Good;
  optional: Good;
  /**
   * `placed` can still be cancelled, `unpaid` is suspended after a refused payment, `delivered` is
   * done.
   */
  placed: number;
  unpaid: number;
  delivered: number;
  addressId: number;
  itemId: number;
  listId: number;
  /** A line of the list `listId`. */
  listItemId: number;
  storeSlug: string;
};

/** Orders the cart's content with the pages' own requests; returns the order's number. */
async function order(shopper: Visitor, payment: "1" | "2"): Promise<string> {
  await shopper.post("/checkout", { terms: "on" });
  const { body } = await shopper.get("/payment");
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? "";
  const answer = await shopper.post("/payment", { payment, key: field("key"), cents: field("cents") });
  if (answer.status !== 303) throw new Error(`The order answered ${answer.status}`);
  return String(answer.headers.location);
}

export async function setStage(sandbox: Sandbox, shop: string): Promise<Stage> {
  const { who, backend, good: wanted } = await readyToOrder(sandbox);
  const shopper = await signedIn(shop, who);
  const again = async () => {
    await backend.settle();
    await backend.fill([{ good: wanted, quantity: 5 }]);
  };
  await order(shopper, "1");
  await again();
  await order(shopper, "2");
  await again();
  const orders = await backend.orders();
  const [cart, lists, visitor] = [await backend.cart(), await backend.lists(), Visitor.of(shop)];
  const listId = lists.find((list) => !list.default && list.sharingData.grant === "WRITE")?.listId ?? 0;
  const withStatus = (status: number) =>
    orders.find(({ orderStatusId }) => orderStatusId === status)?.orderId ?? 0;
  return {
    visitor,
    shopper,
    who,
    plain: await good(sandbox, plain),
    optional: await good(sandbox, ({ selectOptions, available }) => Boolean(selectOptions) && available > 0),
    placed: withStatus(3),
    unpaid: withStatus(2),
    delivered: withStatus(8),
    addressId: cart.shippingAddress?.addressId ?? 0,
    itemId: cart.cartItems[0]?.itemId ?? 0,
    listId,
    listItemId: (await backend.listItems(listId))[0]?.itemId ?? 0,
    storeSlug: /href="\/negozi\/([^"]+)"/.exec((await visitor.get("/negozi")).body)?.[1] ?? "",
  };
}

type Staging = {
  of: RegExp;
  before: (stage: Stage) => Promise<unknown>;
  after?: (stage: Stage) => Promise<unknown>;
};
const stagings: Staging[] = [
  { of: /^\/payment$/, before: ({ shopper }) => shopper.post("/checkout", { terms: "on" }) },
  {
    of: /\/change\/undo$/,
    before: ({ shopper, placed }) => shopper.post(`/profile/orders/${placed}/change`, {}),
    after: ({ shopper, placed }) => shopper.post(`/profile/orders/${placed}/change/undo`, {}),
  },
];

/** Opens an address after preparing its state, and restores that state afterwards. */
export async function staged<T>(address: string, stage: Stage, open: () => Promise<T>): Promise<T> {
  const needed = stagings.find(({ of }) => of.test(address));
  await needed?.before(stage);
  const opened = await open();
  await needed?.after?.(stage);
  return opened;
}

/**
 * Makes real addresses for every pattern of the route table; a query (`/a?b`) is added when it
 * changes the page much.
 */
export const addressesOf: Record<string, (stage: Stage) => string[]> = {
  "/": () => ["/"],
  "/catalog": () => ["/catalog"],
  "/search": () => ["/search", "/search?query=latte", "/search?query=xqzw", "/search?promo=1"],
  "/search/words": () => ["/search/words"],
  "/search/suggest": () => ["/search/suggest?q=latte"],
  "/search/scan": () => ["/search/scan"],
  "/fast-search": () => ["/fast-search?q=a"],
  "/lista-veloce": () => ["/lista-veloce"],
  "/category/*": ({ plain }) => [`/category/${plain.breadCrumbs.at(-1)?.slug}`, "/category/non-esiste"],
  "/product/:slug": ({ plain }) => [`/product/${plain.slug}`],
  "/product/:slug/options": ({ optional }) => [`/product/${optional.slug}/options`],
  "/volantini": () => ["/volantini"],
  "/volantini/:volantino": () => ["/volantini/offerte-della-settimana?pagina=2"],
  "/negozi": () => ["/negozi"],
  "/negozi/:slug": ({ storeSlug }) => [`/negozi/${storeSlug}`],
  "/consegna": () => ["/consegna", "/consegna?q=Roma", "/consegna?q=00184"],
  "/menu": () => ["/menu"],
  "/install": () => ["/install"],
  "/offline": () => ["/offline"],
  "/allergeni": () => ["/allergeni"],
  "/consent": () => ["/consent"],
  "/consent/counted": () => ["/consent/counted"],
  "/login": () => ["/login"],
  "/login/cookies": () => ["/login/cookies"],
  "/logout": () => ["/logout"],
  "/reset-password-request": () => ["/reset-password-request"],
  "/reset-password-sent": () => ["/reset-password-sent"],
  "/reset-password-completed": () => ["/reset-password-completed"],
  "/reset-password": () => ["/reset-password"],
  "/registration/reset-password": () => ["/registration/reset-password"],
  "/email-confirmed": () => ["/email-confirmed"],
  "/profile": () => ["/profile"],
  "/profile/profile-update": () => ["/profile/profile-update"],
  "/profile/profile-confirmed": () => ["/profile/profile-confirmed"],
  "/profile/dashboard": () => ["/profile/dashboard"],
  "/profile/complete": () => ["/profile/complete?back=/checkout"],
  "/profile/details": () => ["/profile/details"],
  "/profile/contact": () => ["/profile/contact"],
  "/profile/username": () => ["/profile/username"],
  "/profile/email": () => ["/profile/email"],
  "/profile/password": () => ["/profile/password"],
  "/profile/billing": () => ["/profile/billing"],
  "/profile/billing/:personId": () => ["/profile/billing/new", "/profile/billing/new?kind=company"],
  "/profile/consents": () => ["/profile/consents"],
  "/profile/data": () => ["/profile/data"],
  "/profile/data/file": () => ["/profile/data/file"],
  "/profile/delete": () => ["/profile/delete"],
  "/profile/company": () => ["/profile/company"],
  "/userboard": () => ["/userboard"],
  "/.well-known/change-password": () => ["/.well-known/change-password"],
  "/ebsn/api/saml/do-login": () => ["/ebsn/api/saml/do-login"],
  "/ebsn/api/saml/acs": () => ["/ebsn/api/saml/acs"],
  // This address would log the walker out.
  "/ebsn/api/saml/do-logout": () => [],
  "/api/social-redir/google-mobile": () => ["/api/social-redir/google-mobile"],
  "/ebsn/api/social-redir/facebook-mobile-init": () => ["/ebsn/api/social-redir/facebook-mobile-init"],
  "/ebsn/api/social-redir/facebook-mobile": () => ["/ebsn/api/social-redir/facebook-mobile"],
  "/registration-user": () => ["/registration-user", "/registration-user?social_login=google"],
  "/registration-completed": () => ["/registration-completed"],
  "/registration/confirm": () => [
    "/registration/confirm",
    "/registration/confirm?e_mail=a@example.com&reg_control_code=abc",
  ],
  "/registration-confirm": () => ["/registration-confirm"],
  "/resume": () => ["/resume"],
  "/profile/orders": () => [
    "/profile/orders",
    "/profile/orders?from=01/11/2026&to=01/10/2026",
    "/profile/orders?view=addresses&orderId=1",
  ],
  "/profile/orders/:orderId": ({ placed, unpaid }) => [
    `/profile/orders/${placed}`,
    `/profile/orders/${unpaid}`,
  ],
  "/profile/orders/:orderId/cancel": ({ placed }) => [`/profile/orders/${placed}/cancel`],
  "/profile/orders/:orderId/change": ({ placed, unpaid }) => [
    `/profile/orders/${placed}/change`,
    `/profile/orders/${unpaid}/change`,
  ],
  "/profile/orders/:orderId/change/undo": ({ placed }) => [`/profile/orders/${placed}/change/undo`],
  "/profile/orders/:orderId/again": ({ placed }) => [`/profile/orders/${placed}/again`],
  "/profile/orders/:orderId/note": ({ placed }) => [`/profile/orders/${placed}/note`],
  "/profile/orders/:orderId/problem": ({ delivered }) => [`/profile/orders/${delivered}/problem`],
  "/profile/orders/:orderId/parking": ({ placed }) => [`/profile/orders/${placed}/parking`],
  "/profile/orders/:orderId/slot.ics": ({ placed }) => [`/profile/orders/${placed}/slot.ics`],
  "/profile/orders/:orderId/receipt.txt": ({ placed }) => [`/profile/orders/${placed}/receipt.txt`],
  "/profile/orders/:orderId/invoices/:documentId": ({ placed }) => [`/profile/orders/${placed}/invoices/1`],
  "/profile/due-dates": () => ["/profile/due-dates"],
  "/profile/lists": () => ["/profile/lists"],
  "/profile/lists/favourites": () => ["/profile/lists/favourites"],
  "/profile/lists/usual": () => ["/profile/lists/usual"],
  "/profile/lists/add": ({ plain }) => [`/profile/lists/add?product=${plain.productId}`],
  "/profile/lists/:listId": ({ listId }) => [`/profile/lists/${listId}`],
  "/profile/lists/:listId/items/:itemId": ({ listId }) => [`/profile/lists/${listId}/items/1`],
  "/profile/lists/:listId/items/:itemId/remove": ({ listId, listItemId }) => [
    `/profile/lists/${listId}/items/${listItemId}/remove`,
  ],
  "/profile/lists/:listId/rename": ({ listId }) => [`/profile/lists/${listId}/rename`],
  "/profile/lists/:listId/delete": ({ listId }) => [`/profile/lists/${listId}/delete`],
  "/profile/lists/:listId/cart": ({ listId }) => [`/profile/lists/${listId}/cart`],
  "/profile/lists/:listId/deliver": ({ listId }) => [`/profile/lists/${listId}/deliver`],
  "/profile/lists/:listId/store": ({ listId }) => [`/profile/lists/${listId}/store`],
  "/profile/addresses": () => ["/profile/addresses"],
  "/profile/gift-certificates": () => ["/profile/gift-certificates"],
  "/cart": () => ["/cart"],
  "/cart/add": () => ["/cart/add"],
  "/cart/empty": () => ["/cart/empty"],
  "/cart/lines/:itemId/preferences": ({ itemId }) => [`/cart/lines/${itemId}/preferences`],
  "/cart/lines/:itemId": ({ itemId }) => [`/cart/lines/${itemId}`],
  "/cart/lines/:itemId/remove": ({ itemId }) => [`/cart/lines/${itemId}/remove`],
  "/delivery/address": () => ["/delivery/address", "/delivery/address?servizio=pickup&q=00044"],
  "/delivery/address/new": () => ["/delivery/address/new", "/delivery/address/new?mano=1"],
  "/delivery/address/suggestions": () => ["/delivery/address/suggestions?q=via+cavour+12+roma"],
  "/delivery/address/:addressId/edit": ({ addressId }) => [`/delivery/address/${addressId}/edit`],
  "/delivery/address/:addressId/delete": ({ addressId }) => [`/delivery/address/${addressId}/delete`],
  "/delivery/change": () => ["/delivery/change?storeId=7"],
  "/delivery/timeslot": () => ["/delivery/timeslot"],
  "/checkout": () => ["/checkout"],
  "/payment": () => ["/payment"],
  "/cart/payment-completed/:orderId": ({ placed }) => [`/cart/payment-completed/${placed}`],
  "/cart/payment-error/:orderId": ({ unpaid }) => [`/cart/payment-error/${unpaid}`],
  "/cart/payment-return/:orderId": ({ unpaid }) => [`/cart/payment-return/${unpaid}`],
  "/page/:pageName": () => ["/page/condizioni-di-vendita", "/page/consegna-a-casa", "/page/dati-societari"],
  "/faq": () => ["/faq"],
  "/faq/:categoryName": () => ["/faq/consegna"],
  "/vantaggi": () => ["/vantaggi"],
  "/recesso": () => ["/recesso", "/recesso?ordine=100015"],
  "/recesso/ricevuta": () => ["/recesso/ricevuta"],
  "/recesso/ricevuta.txt": () => ["/recesso/ricevuta.txt"],
  "/servizio-clienti": () => ["/servizio-clienti"],
  "/service-down": () => ["/service-down"],
  "/not-found": () => ["/not-found"],
  "/preferences": () => ["/preferences"],
  "/manifest.webmanifest": () => ["/manifest.webmanifest"],
  "/apple-touch-icon.png": () => ["/apple-touch-icon.png"],
  "/favicon.ico": () => ["/favicon.ico"],
  "/.well-known/security.txt": () => ["/.well-known/security.txt"],
  "/app/upgrade": () => ["/app/upgrade"],
  "/app/phone": () => ["/app/phone"],
  "/version.json": () => ["/version.json"],
  "/robots.txt": () => ["/robots.txt"],
  "/sitemap.xml": () => ["/sitemap.xml"],
  "/sitemaps/:file": () => ["/sitemaps/pages.xml"],
  "/*": () => ["/questa-pagina-non-esiste"],
};
