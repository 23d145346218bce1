import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { findOrder } from "../../find-order";
import { isChanging, undoChange } from "../begin-change";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const [{ id }, cart] = await Promise.all([findOrder(shop, params.orderId), shop.ebsn.cart.view()]);
  if (!isChanging(shop, cart, id)) throw seeOther(paths.order(id));
  return { seo: seo(shop, { title: shop.t("orders.undo.title"), noindex: true }), id };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.orders" },
  async ({ shop, params }) => undoChange(shop, await findOrder(shop, params.orderId)),
);

export default function UndoOrderChangePage() {
  const { id } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <PageOrDialog title={t("orders.undo.title")} width={480} closeHref={paths.cart}>
      <p>{t("orders.undo.text", { id })}</p>
      <Form method="post" className="panel-actions">
        <LinkButton to={paths.cart}>{t("orders.undo.no")}</LinkButton>
        <Button kind="danger">{t("orders.undo.yes")}</Button>
      </Form>
    </PageOrDialog>
  );
}
