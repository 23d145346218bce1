import auth from "./it/auth.json";
import cart from "./it/cart.json";
import catalog from "./it/catalog.json";
import checkout from "./it/checkout.json";
import delivery from "./it/delivery.json";
import errors from "./it/errors.json";
import orders from "./it/orders.json";
import shell from "./it/shell.json";
import ui from "./it/ui.json";
import enAuth from "./en/auth.json";
import enCart from "./en/cart.json";
import enCatalog from "./en/catalog.json";
import enCheckout from "./en/checkout.json";
import enDelivery from "./en/delivery.json";
import enErrors from "./en/errors.json";
import enOrders from "./en/orders.json";
import enShell from "./en/shell.json";
import enUi from "./en/ui.json";
import type { Locale } from "./locales";

/** Base texts, Italian first: the first part of a key names the room it belongs to. Server only; a tenant's texts merge over them. */
export const baseTexts = {
  it: { auth, cart, catalog, checkout, delivery, errors, orders, shell, ui },
  en: {
    auth: enAuth,
    cart: enCart,
    catalog: enCatalog,
    checkout: enCheckout,
    delivery: enDelivery,
    errors: enErrors,
    orders: enOrders,
    shell: enShell,
    ui: enUi,
  },
} satisfies Record<Locale, object>;
