import { index, layout, route, type RouteConfig } from "@remix-run/route-config";

const search = (file: string) => `features/search/routes/${file}.tsx`;
const flyers = (file: string) => `features/flyers/routes/${file}.tsx`;
const seo = (file: string) => `features/seo/routes/${file}.tsx`;
const catalog = (file: string) => `features/catalog/routes/${file}.tsx`;
const cart = (file: string) => `features/cart/routes/${file}.tsx`;
const delivery = (file: string) => `features/delivery/routes/${file}.tsx`;
const account = (file: string) => `features/account/routes/${file}.tsx`;
const checkout = (file: string) => `features/checkout/routes/${file}.tsx`;
const auth = (file: string) => `features/auth/routes/${file}.tsx`;
const orders = (file: string) => `features/orders/routes/${file}.tsx`;
const lists = (file: string) => `features/lists/routes/${file}.tsx`;
const shell = (file: string) => `features/shell/routes/${file}.tsx`;

/** Every URL of the shop, in the order of the specification (§2.1). Dialogs are pages too. */
export default [
  layout(shell("shell"), [
    index(catalog("home")),
    route("catalog", catalog("departments")),
    route("search", search("search")),
    route("search/words", search("words")),
    route("fast-search", search("fast-search")),
    route("lista-veloce", lists("paste")),
    route("category/*", catalog("category")),
    route("product/:slug", catalog("product")),
    route("product/:slug/options", cart("options")),

    route("volantini", flyers("flyers")),
    route("volantini/:volantino", flyers("flyer")),

    route("negozi", delivery("stores")),
    route("negozi/:slug", delivery("store")),
    route("consegna", delivery("area")),

    route("login", auth("login")),
    route("logout", auth("logout")),
    route("resume", auth("resume")),

    route("profile/orders", orders("orders")),
    route("profile/orders/:orderId", orders("order")),
    route("profile/orders/:orderId/cancel", orders("cancel")),
    route("profile/lists", lists("lists")),
    route("profile/lists/favourites", lists("favourites")),
    route("profile/lists/add", lists("choose")),
    route("profile/lists/:listId", lists("list")),
    route("profile/lists/:listId/items/:itemId", lists("item")),
    route("profile/lists/:listId/rename", lists("rename")),
    route("profile/lists/:listId/delete", lists("delete")),
    route("profile/lists/:listId/cart", lists("to-cart")),
    route("profile/lists/:listId/deliver", lists("deliver")),
    route("profile/addresses", account("addresses")),

    route("cart", cart("cart")),
    route("cart/add", cart("add")),
    route("cart/lines/:itemId", cart("line")),
    route("cart/lines/:itemId/remove", cart("remove")),

    route("delivery/address", delivery("address")),
    route("delivery/address/new", delivery("new-address")),
    route("delivery/address/suggestions", delivery("suggestions")),
    route("delivery/address/:addressId/edit", delivery("edit-address")),
    route("delivery/address/:addressId/delete", delivery("delete-address")),
    route("delivery/change", delivery("change")),
    route("delivery/timeslot", delivery("timeslot")),

    route("checkout", checkout("checkout")),
    route("payment", checkout("payment")),
    route("cart/payment-completed/:orderId", checkout("payment-completed")),
    route("cart/payment-error/:orderId", checkout("payment-error")),

    route("service-down", shell("service-down")),
    route("not-found", shell("not-found")),
    route("preferences", shell("preferences")),
  ]),
  route("search/suggest", search("suggest")),
  route("robots.txt", seo("robots")),
  route("sitemap.xml", seo("sitemap-index")),
  route("sitemaps/:file", seo("sitemap")),
  route("texts/:file", shell("texts")),
  route("*", shell("unknown")),
] satisfies RouteConfig;
