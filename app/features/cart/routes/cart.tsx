import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { CartPanel } from "../cart-panel";
import { noteLimit } from "../order-note";
import { cartView } from "../view";
import { withMinimum } from "../with-minimum";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop }) => {
  const cart = shop.session.user && (await shop.ebsn.cart.view());
  return {
    seo: seo(shop, { title: shop.t("cart.title"), noindex: true }),
    cart: cart && cartView(shop, await withMinimum(shop, cart)),
  };
});

/** The order's note, and whether a line may be substituted. */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.cart" },
  async ({ shop, form }) => {
    const note = form.get("note");
    const item = Number(form.get("itemId"));
    try {
      if (typeof note === "string") {
        const length = [...note].length;
        if (length > noteLimit) {
          return data({ note, error: shop.t("cart.errors.note", { count: length }) }, { status: 422 });
        }
        await shop.ebsn.cart.setNote(note);
        shop.flash({ kind: "ok", text: shop.t("cart.note.saved") });
      } else if (Number.isInteger(item)) {
        await shop.ebsn.cart.setAlternatives(item, form.get("alternatives") === "true");
        shop.flash({ kind: "ok", text: shop.t("cart.alternatives.saved") });
      }
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      const other = typeof note === "string" ? "settingNote" : "settingInfo";
      const key = error.reason === "unknownLine" ? "lineGone" : other;
      shop.flash({ kind: "error", text: shop.t(`cart.errors.${key}`) });
    }
    return seeOther(paths.cart);
  },
);

export default function CartPage() {
  const page = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? undefined;
  const t = useT();
  return (
    <PageOrDialog title={t("cart.title")} width={600} closeHref={paths.home}>
      <CartPanel data={page} rejectedNote={rejected ?? undefined} />
    </PageOrDialog>
  );
}
