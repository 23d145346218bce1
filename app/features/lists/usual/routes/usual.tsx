import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { UnknownAllergens } from "~/features/allergens/public";
import { runOrDefer } from "~/features/pending/public.server";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { EmptyState } from "~/ui/message/empty-state";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { ListLine } from "../../list/list-line";
import { loadUsual } from "../load-usual";
import { usualToCart } from "../usual-to-cart-action";
import { usualView } from "../usual-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop }) => {
  const { t, ebsn } = shop;
  const [usual, cart] = await Promise.all([loadUsual(shop), ebsn.cart.view()]);
  return {
    seo: seo(shop, { title: t("lists.usual.title"), noindex: true }),
    usual: usualView(usual, shop, cart),
  };
});

/** Puts all frequent products into the cart. */
export const action = shopAction({ login: true, actionLabel: "auth.resume.actions.lists" }, ({ shop }) =>
  runOrDefer(shop, usualToCart, {}),
);

export default function UsualPage() {
  const { usual } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="lists with-side">
      <Breadcrumbs crumbs={[{ name: t("lists.title"), href: paths.lists }]} current={t("lists.usual.link")} />
      <div>
        <h1 className="title">{t("lists.usual.title")}</h1>
        <p className="quiet">{usual.counted}</p>
      </div>
      {usual.lines.length === 0 ? (
        <NoUsual ordered={Boolean(usual.counted)} />
      ) : (
        <>
          <UnknownAllergens of={usual.lines} />
          <ul className="cart-lines">
            {usual.lines.map((line) => (
              <ListLine key={line.itemId} line={line} path={paths.usual} about={line.often} />
            ))}
          </ul>
          <p className="quiet with-side-part">
            {[usual.gone, t("lists.usual.toCartHelp"), usual.options ? t("lists.usual.optionsHelp") : ""]
              .filter(Boolean)
              .join(" ")}
          </p>
          {usual.buyable ? (
            <div className="buybar">
              <Form method="post" action={paths.usual}>
                <Button kind="primary" icon="cart">
                  {t("lists.toCart")}
                </Button>
              </Form>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Empty page: before the first order, or if every product is gone. */
function NoUsual({ ordered }: { ordered: boolean }) {
  const t = useT();
  return (
    <EmptyState
      icon="receipt"
      title={t(ordered ? "lists.usual.noneTitle" : "lists.usual.empty")}
      actions={
        <LinkButton kind="primary" to={paths.departments}>
          {t("lists.empty.shop")}
        </LinkButton>
      }
    >
      <p>{t(ordered ? "lists.usual.noneText" : "lists.usual.emptyText")}</p>
    </EmptyState>
  );
}
