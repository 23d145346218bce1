import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { frameRouteId } from "./frame/route-id";

/** Returns the path of a route module in a folder. */
const room = (folder: string) => (file: string) => `${folder}/routes/${file}.tsx`;

const frame = room("frame");
const styled = room("page/styles");
const sitemap = room("page/sitemap");
const install = room("page/install");
const home = room("features/home");
const listing = room("features/catalog/listing");
const product = room("features/catalog/product");
const search = room("features/search/results");
const words = room("features/search/words");
const suggest = room("features/search/suggest");
const scan = room("features/search/scan");
const flyers = room("features/flyers");
const content = room("features/content");
const withdrawal = room("features/content/withdrawal");
const consent = room("features/consent");
const allergens = room("features/allergens");
const stores = room("features/delivery/stores");
const service = room("features/delivery/service");
const chooser = room("features/delivery/chooser");
const address = room("features/delivery/address");
const slot = room("features/delivery/slot");
const login = room("features/account/login");
const identity = room("features/account/identity");
const reset = room("features/account/reset");
const profile = room("features/account/profile");
const registration = room("features/account/registration");
const addresses = room("features/account/addresses");
const native = room("features/native");
const pending = room("features/pending");
const lists = room("features/lists/list");
const favourites = room("features/lists/favourites");
const usual = room("features/lists/usual");
const storeList = room("features/lists/store");
const paste = room("features/lists/paste");
const cart = room("features/cart/panel");
const add = room("features/cart/add");
const line = room("features/cart/line");
const linePreferences = room("features/cart/line-preferences");
const gifts = room("features/cart/gifts");
const checkout = room("features/checkout");
const orders = room("features/orders/list");
const order = room("features/orders/order");
const change = room("features/orders/change");
const reorder = room("features/orders/reorder");
const problem = room("features/orders/problem");

/** Every URL of the shop, in the order of the specification (§2.1). Dialogs are pages, too. */
export default [
  layout(`${frameRouteId}.tsx`, [
    route("catalog", listing("departments")),
    layout(styled("goods"), [
      index(home("home")),
      route("search", search("search")),
      route("fast-search", search("fast-search")),
      route("category/*", listing("category")),
      route("product/:slug", product("product")),
      route("volantini", flyers("flyers")),
      route("volantini/:volantino", flyers("flyer")),
    ]),
    layout(styled("forms"), [
      layout(styled("cart"), [
        route("product/:slug/options", add("options")),
        route("cart", cart("cart")),
        route("cart/add", add("add")),
        route("cart/empty", cart("clear")),
        route("cart/lines/:itemId", line("line")),
        route("cart/lines/:itemId/remove", line("remove")),
        route("cart/lines/:itemId/preferences", linePreferences("line-preferences")),
      ]),
      layout(styled("checkout"), [
        route("checkout", checkout("checkout")),
        route("payment", checkout("payment")),
        route("cart/payment-completed/:orderId", checkout("payment-completed")),
        route("cart/payment-error/:orderId", checkout("payment-error")),
      ]),
      layout(styled("orders"), [
        route("profile/orders", orders("orders")),
        route("profile/orders/:orderId", order("order")),
        route("profile/orders/:orderId/cancel", change("cancel")),
        route("profile/orders/:orderId/change", change("change")),
        route("profile/orders/:orderId/change/undo", change("undo")),
        route("profile/orders/:orderId/again", reorder("again")),
        route("profile/orders/:orderId/note", order("note")),
        route("profile/orders/:orderId/problem", problem("problem")),
        route("profile/orders/:orderId/parking", order("parking")),
        route("profile/due-dates", orders("due-dates")),
      ]),
      layout(styled("lists"), [
        route("lista-veloce", paste("paste")),
        route("profile/lists", lists("lists")),
        route("profile/lists/favourites", favourites("favourites")),
        route("profile/lists/usual", usual("usual")),
        route("profile/lists/add", lists("choose")),
        route("profile/lists/:listId", lists("list")),
        route("profile/lists/:listId/items/:itemId", lists("item")),
        route("profile/lists/:listId/items/:itemId/remove", lists("remove-item")),
        route("profile/lists/:listId/rename", lists("rename")),
        route("profile/lists/:listId/delete", lists("delete")),
        route("profile/lists/:listId/cart", lists("to-cart")),
        route("profile/lists/:listId/deliver", lists("deliver")),
      ]),
      route("profile/lists/:listId/store", storeList("store")),
      layout(styled("slots"), [route("delivery/timeslot", slot("timeslot"))]),
      layout(styled("places"), [
        route("negozi", stores("stores")),
        route("negozi/:slug", stores("store")),
        route("consegna", service("area")),
        route("profile/addresses", addresses("addresses")),
        route("delivery/address", chooser("address")),
        route("delivery/address/new", address("new-address")),
        route("delivery/address/suggestions", address("suggestions")),
        route("delivery/address/:addressId/edit", address("edit-address")),
        route("delivery/address/:addressId/delete", address("delete-address")),
        route("delivery/change", service("change")),
      ]),
      layout(styled("profile"), [
        route("search/words", words("words")),
        route("page/:pageName", content("page")),
        route("faq", content("faq")),
        route("faq/:categoryName", content("faq-category")),
        route("vantaggi", content("advantages")),
        route("servizio-clienti", content("customer-service")),
        route("recesso", withdrawal("withdrawal")),
        route("recesso/ricevuta", withdrawal("receipt")),
        route("consent", consent("consent")),
        route("allergeni", allergens("allergens")),
        route("login", login("login")),
        route("login/cookies", login("cookies")),
        route("logout", login("logout")),
        route("reset-password-request", reset("request")),
        route("reset-password-sent", reset("sent")),
        route("reset-password-completed", reset("completed")),
        route("reset-password", reset("reset")),
        route("registration/reset-password", reset("reset"), { id: "mailed-reset-password" }),
        route("registration-user", registration("registration")),
        route("registration-completed", registration("completed")),
        route("registration/confirm", registration("confirm")),
        route("registration-confirm", registration("confirmed")),
        route("email-confirmed", profile("email-confirmed")),
        route("resume", pending("resume")),
        route("profile", profile("profile")),
        route("profile/profile-update", profile("update")),
        route("profile/profile-confirmed", profile("confirmed")),
        route("profile/dashboard", profile("dashboard")),
        route("profile/complete", profile("complete")),
        route("profile/details", profile("details")),
        route("profile/contact", profile("contact")),
        route("profile/username", profile("username")),
        route("profile/email", profile("email")),
        route("profile/password", profile("password")),
        route("profile/billing", profile("billing")),
        route("profile/billing/:personId", profile("invoice-person")),
        route("profile/consents", profile("consents")),
        route("profile/data", profile("data")),
        route("profile/delete", profile("delete")),
        route("profile/company", profile("company")),
        route("app/upgrade", native("upgrade")),
        route("userboard", profile("userboard")),
        route("profile/gift-certificates", gifts("certificates")),
        route("menu", frame("links")),
        route("service-down", frame("service-down")),
        route("not-found", frame("not-found")),
        route("preferences", frame("preferences")),
      ]),
    ]),
  ]),
  route("cart/payment-return/:orderId", checkout("payment-return")),
  route("search/suggest", suggest("suggest")),
  route("search/scan", scan("scan")),
  route("recesso/ricevuta.txt", withdrawal("receipt-file")),
  route("consent/counted", consent("counted")),
  route("profile/data/file", profile("data-file")),
  route("profile/orders/:orderId/slot.ics", order("calendar")),
  route("profile/orders/:orderId/receipt.txt", order("receipt")),
  route("profile/orders/:orderId/invoices/:documentId", order("invoice")),
  route(".well-known/change-password", profile("well-known-change-password")),
  route(".well-known/security.txt", sitemap("security")),
  route("ebsn/api/saml/do-login", identity("step"), { id: "company-login" }),
  route("ebsn/api/saml/acs", identity("step"), { id: "company-return" }),
  route("ebsn/api/saml/do-logout", identity("step"), { id: "company-logout" }),
  route("api/social-redir/google-mobile", identity("step"), { id: "google-login" }),
  route("ebsn/api/social-redir/facebook-mobile-init", identity("step"), { id: "facebook-login" }),
  route("ebsn/api/social-redir/facebook-mobile", identity("step"), { id: "facebook-return" }),
  route("install", install("banner")),
  route("manifest.webmanifest", install("manifest")),
  route("apple-touch-icon.png", install("apple-icon")),
  route("favicon.ico", install("favicon")),
  route("app/phone", native("phone")),
  route("version.json", native("version")),
  route("offline", frame("offline")),
  route("robots.txt", sitemap("robots")),
  route("sitemap.xml", sitemap("sitemap-index")),
  route("sitemaps/:file", sitemap("sitemap")),
  route("*", frame("unknown")),
] satisfies RouteConfig;
