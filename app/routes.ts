import { index, layout, route, type RouteConfig } from "@remix-run/route-config";

const search = (file: string) => `features/search/routes/${file}.tsx`;
const flyers = (file: string) => `features/flyers/routes/${file}.tsx`;
const seo = (file: string) => `features/seo/routes/${file}.tsx`;
const catalog = (file: string) => `features/catalog/routes/${file}.tsx`;
const cart = (file: string) => `features/cart/routes/${file}.tsx`;
const delivery = (file: string) => `features/delivery/routes/${file}.tsx`;
const checkout = (file: string) => `features/checkout/routes/${file}.tsx`;
const auth = (file: string) => `features/auth/routes/${file}.tsx`;
const orders = (file: string) => `features/orders/routes/${file}.tsx`;
const shell = (file: string) => `features/shell/routes/${file}.tsx`;

/** Every URL of the shop, in the order of the specification (§2.1). Dialogs are pages too. */
export default [
  layout(shell("shell"), [
    index(catalog("home")),
    route("catalog", catalog("departments")),
    route("search", search("search")),
    route("fast-search", search("fast-search")),
    route("category/*", catalog("category")),
    route("product/:slug", catalog("product")),
    route("product/:slug/options", cart("options")),

    route("login", auth("login")),
    route("logout", auth("logout")),
    route("resume", auth("resume")),

    route("profile/orders", orders("orders")),
    route("profile/orders/:orderId", orders("order")),
    route("profile/orders/:orderId/cancel", orders("cancel")),

    route("cart", cart("cart")),
    route("cart/add", cart("add")),
    route("cart/lines/:itemId", cart("line")),
    route("cart/lines/:itemId/remove", cart("remove")),

    route("delivery/address", delivery("address")),
    route("delivery/address/new", delivery("new-address")),
    route("delivery/timeslot", delivery("timeslot")),

    route("checkout", checkout("checkout")),
    route("payment", checkout("payment")),
    route("cart/payment-completed/:orderId", checkout("payment-completed")),
    route("cart/payment-error/:orderId", checkout("payment-error")),

    route("service-down", shell("service-down")),
    route("not-found", shell("not-found")),
    route("preferences", shell("preferences")),
  ]),
  route("texts/:file", shell("texts")),
  route("*", shell("unknown")),
] satisfies RouteConfig;
