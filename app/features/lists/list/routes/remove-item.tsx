import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { quantityText } from "~/features/cart/public.server";
import { useT } from "~/i18n/use-t";
import { readBack } from "~/lib/path";
import { fullName } from "~/lib/words/full-name";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { RemovePanel } from "~/ui/dialog/remove-panel";
import { findItem, findList, findOwnList } from "../find-list";
import { listName } from "../list-view";
import { listPath } from "../../paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params, url }) => {
  const list = await findList(shop, params.listId);
  const item = list.editable ? findItem(list, params.itemId) : undefined;
  if (!item) throw seeOther(listPath(list));
  return {
    seo: seo(shop, { title: shop.t("lists.line.remove.title"), noindex: true }),
    action: paths.removeListItem(list.id, item.itemId),
    name: fullName(item.product),
    amount: quantityText(shop.t, item.quantity, shop.locale),
    list: listName(list, shop.t),
    back: readBack(url.searchParams, listPath(list)),
  };
});

/**
 * Removes a product; a product already gone counts as success, for a repeated submission or a lost
 * response.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, form, params }) => {
    const list = await findOwnList(shop, params.listId);
    const item = findItem(list, params.itemId);
    const back = readBack(form, listPath(list));
    if (!item) {
      shop.flash({ kind: "info", text: shop.t("lists.errors.itemGone") });
      return seeOther(back);
    }
    const { id } = item.product;
    const name = fullName(item.product);
    try {
      await shop.ebsn.lists.takeOut(list.id, id);
      shop.flash({ kind: "ok", text: shop.t("lists.line.remove.done", { name }) });
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      shop.flash({ kind: "info", text: shop.t("lists.errors.itemGone") });
    }
    return seeOther(back);
  },
);

export default function RemoveItemPage() {
  const { action, name, amount, list, back } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <RemovePanel
      title={t("lists.line.remove.title")}
      text={t("lists.line.remove.text", { name, amount, list })}
      yes={t("lists.line.remove.yes")}
      no={t("lists.line.remove.no")}
      action={action}
      back={back}
    />
  );
}
