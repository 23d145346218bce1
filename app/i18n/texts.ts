import account from "./it/account.json";
import allergens from "./it/allergens.json";
import auth from "./it/auth.json";
import cart from "./it/cart.json";
import catalog from "./it/catalog.json";
import checkout from "./it/checkout.json";
import consent from "./it/consent.json";
import content from "./it/content.json";
import delivery from "./it/delivery.json";
import errors from "./it/errors.json";
import fields from "./it/fields.json";
import lists from "./it/lists.json";
import orders from "./it/orders.json";
import flyers from "./it/flyers.json";
import offline from "./it/offline.json";
import search from "./it/search.json";
import frame from "./it/frame.json";
import ui from "./it/ui.json";
import enAccount from "./en/account.json";
import enAllergens from "./en/allergens.json";
import enAuth from "./en/auth.json";
import enCart from "./en/cart.json";
import enCatalog from "./en/catalog.json";
import enCheckout from "./en/checkout.json";
import enConsent from "./en/consent.json";
import enContent from "./en/content.json";
import enDelivery from "./en/delivery.json";
import enErrors from "./en/errors.json";
import enFields from "./en/fields.json";
import enLists from "./en/lists.json";
import enOrders from "./en/orders.json";
import enFlyers from "./en/flyers.json";
import enOffline from "./en/offline.json";
import enSearch from "./en/search.json";
import enFrame from "./en/frame.json";
import enUi from "./en/ui.json";
import type { Locale } from "~/model/locale";

/**
 * Base texts; Italian defines the keys. The first part of a key names its feature.
 * Server only; a tenant's texts merge over them.
 */
export const baseTexts = {
  it: {
    account,
    allergens,
    auth,
    cart,
    catalog,
    checkout,
    consent,
    content,
    delivery,
    errors,
    fields,
    lists,
    orders,
    flyers,
    offline,
    search,
    frame,
    ui,
  },
  en: {
    account: enAccount,
    allergens: enAllergens,
    auth: enAuth,
    cart: enCart,
    catalog: enCatalog,
    checkout: enCheckout,
    consent: enConsent,
    content: enContent,
    delivery: enDelivery,
    errors: enErrors,
    fields: enFields,
    lists: enLists,
    orders: enOrders,
    flyers: enFlyers,
    offline: enOffline,
    search: enSearch,
    frame: enFrame,
    ui: enUi,
  },
} satisfies Record<Locale, object>;
