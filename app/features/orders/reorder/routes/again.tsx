import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UnknownAllergens } from "~/features/allergens/public";
import { findProducts } from "~/features/cart/public.server";
import { runOrDefer } from "~/features/pending/public.server";
import { withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form, Link } from "~/ui/link";
import { findOrder } from "../../find-order";
import { addressField, firstLineId, quantityId } from "../reorder-fields";
import { ReorderLines } from "../reorder-lines";
import { reorderView } from "../reorder-view";
import { pastLines, productsOfLines } from "../past-lines";
import { proposedPlace } from "../proposed-place";
import { readReorder } from "../read-reorder";
import { reorder } from "../reorder-action";
import { settleReorder } from "../settle-reorder";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const [order, cart] = await Promise.all([findOrder(shop, params.orderId), shop.ebsn.cart.view()]);
  const { id } = order;
  const all = pastLines(order, await findProducts(shop, productsOfLines(order)));
  return {
    seo: seo(shop, { title: shop.t("orders.diff.title", { id }), noindex: true }),
    id,
    again: reorderView(all, shop),
    place: proposedPlace(shop, cart, order),
  };
});

/** Fills the cart with the chosen lines, after place and slot are chosen. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.orders" },
  async ({ shop, params, form }) => {
    const order = await findOrder(shop, params.orderId);
    const { id } = order;
    const sent = readReorder(form);
    const { lines, addressId } = sent;
    const all = pastLines(order, await findProducts(shop, productsOfLines(order)));
    const { quantities, wrong } = settleReorder(shop, all, sent);
    const errors = [
      ...(lines.length === 0 ? [{ id: firstLineId, text: shop.t("orders.diff.nothing") }] : []),
      ...Object.entries(wrong).map(([key, { error }]) => ({ id: quantityId(key), text: error })),
    ];
    if (errors.length > 0)
      return data({ errors, again: reorderView(all, shop, { ...sent, wrong }) }, { status: 422 });
    return runOrDefer(shop, reorder, { orderId: id, lines, quantities, ...(addressId && { addressId }) });
  },
);

export default function OrderAgainPage() {
  const { id, place, ...loaded } = useLoaderData<typeof loader>();
  const { errors = [], again = loaded.again } = useActionData<typeof action>() ?? {};
  const t = useT();
  const firstChoice = again.groups.findIndex(({ standing }) => standing !== "gone");
  return (
    <div className="orders">
      <Breadcrumbs
        crumbs={[
          { name: t("orders.title"), href: paths.orders },
          { name: t("orders.number", { id }), href: paths.order(id) },
        ]}
        current={t("orders.again")}
      />
      <h1 className="title">{t("orders.diff.title", { id })}</h1>
      <p>
        {again.intro} {again.sum}
      </p>
      <Form method="post" className="orders">
        <ErrorSummary errors={errors} />
        {again.any && place && (
          <p>
            {t(place.text, { where: place.where })}{" "}
            <Link className="link" to={withBack(paths.deliveryAddress, paths.orderAgain(id))}>
              {t("orders.diff.change")}
            </Link>
          </p>
        )}
        {again.any && <p className="quiet">{t("orders.diff.choose")}</p>}
        <UnknownAllergens of={again.groups.flatMap(({ lines }) => lines)} />
        {again.groups.map((group, index) => (
          <ReorderLines group={group} first={index === firstChoice} key={group.standing} />
        ))}
        {place?.addressId && <input type="hidden" name={addressField} value={place.addressId} />}
        {again.any && (
          <div className="buybar">
            <Button kind="primary">{t("orders.diff.submit")}</Button>
          </div>
        )}
      </Form>
    </div>
  );
}
