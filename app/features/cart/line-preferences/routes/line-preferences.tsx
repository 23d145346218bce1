import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { noteRoom } from "~/ebsn/cart/line-preferences";
import { readBack } from "~/lib/path";
import type { CartItem } from "~/model/cart";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";
import { shopAction, shopLoader } from "~/platform/http/route";
import { findLine } from "../../reconcile/reconcile-line";
import { substitutesFor } from "../substitutes";
import { readLinePreferences, takesCut } from "../preferences-form";
import { LinePreferencesPanel } from "../preferences-panel";
import { itemName } from "../../product-line/item-name";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/**
 * Loads the line's form data and its substitutes; `room` is the note length that fits every choice.
 */
async function lineOf(shop: Shop, item: CartItem) {
  const { itemId, product } = item;
  const substitutes = await substitutesFor(shop, item);
  const wishes = [
    { ifMissing: "call" as const },
    ...substitutes.map(({ name }) => ({ ifMissing: "similar" as const, substitute: name })),
  ];
  return {
    itemId,
    name: product.name,
    takesCut: takesCut(product),
    room: Math.min(...wishes.map(noteRoom)),
    substitutes,
  };
}

export const loader = shopLoader({ login: true }, async ({ shop, params, url }) => {
  const { item } = await findLine(shop, params.itemId);
  if (!item) throw seeOther(paths.cart);
  const { ifMissing, substitute, note = "", cut } = item;
  return {
    seo: seo(shop, { title: shop.t("cart.preferences.title"), noindex: true }),
    line: await lineOf(shop, item),
    typed: { ifMissing, substitute, note, cut: cut === undefined ? "" : String(cut) },
    back: readBack(url.searchParams, paths.cart),
  };
});

/** Sets all preferences of the line, so a repeated submission has no further effect. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.cart" },
  async ({ shop, form, params }) => {
    const back = readBack(form, paths.cart);
    const { item } = await findLine(shop, params.itemId);
    const gone = () => shop.flash({ kind: "warn", text: shop.t("cart.errors.lineGone") });
    if (!item) {
      gone();
      return seeOther(back);
    }
    const { typed, preferences, errors } = readLinePreferences(shop, item, form);
    if (errors) return data({ typed, errors, back }, { status: 422 });
    try {
      await shop.ebsn.cart.setLinePreferences([{ itemId: item.itemId, ...preferences }]);
      shop.flash({ kind: "ok", text: shop.t("cart.preferences.saved", { name: itemName(item) }) });
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      if (error.reason !== "unknownLine") {
        const errors = { note: error.text ?? shop.t("cart.errors.settingInfo") };
        return data({ typed, errors, back }, { status: 422 });
      }
      gone();
    }
    return seeOther(back);
  },
);

export default function LinePreferencesPage() {
  const { line, typed, back } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <LinePreferencesPanel
      line={line}
      typed={rejected?.typed ?? typed}
      errors={rejected?.errors ?? {}}
      back={rejected?.back ?? back}
    />
  );
}
