import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { pricesOf } from "~/features/cart/public.server";
import { selectPlace } from "~/features/delivery/public.server";
import { missingDeliveryStep, runOrDefer } from "~/features/pending/public.server";
import { withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { pathOf, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { RadioGroup } from "~/ui/form/radio-group";
import { findList } from "../find-list";
import { fillCart, listToCart } from "../list-to-cart-action";
import { listName } from "../list-view";
import { listPath } from "../../paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params, url }) => {
  const [list, addresses] = await Promise.all([findList(shop, params.listId), shop.ebsn.places.addresses()]);
  const homes = addresses
    .filter(({ kind, active }) => kind === "home" && active)
    .sort((a, b) => Number(b.preferred ?? false) - Number(a.preferred ?? false));
  return {
    seo: seo(shop, { title: shop.t("lists.deliver.title"), noindex: true }),
    name: listName(list, shop.t),
    back: listPath(list),
    here: pathOf(url),
    homes: homes.map(({ id, label, street, number, city, preferred }) => ({
      value: String(id),
      label: label || `${street} ${number}`,
      help: `${[street, number].filter(Boolean).join(" ")}, ${city}`,
      aside: preferred ? shop.t("lists.deliver.preferred") : undefined,
    })),
  };
});

/**
 * Sets the address first, so that the goods go there whatever the cart holds. Then it adds missing
 * products, with `wishlist/confirm` if that is the whole list. The slot may still be missing then.
 * If the address changes the cart's contents, the list becomes pending and a preview is shown
 * first.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, form, params }) => {
    const list = await findList(shop, params.listId);
    const addressId = Number(form.get("addressId"));
    if (!Number.isInteger(addressId) || addressId < 1) {
      return data({ error: shop.t("lists.errors.address") }, { status: 422 });
    }
    try {
      const there = await selectPlace(shop, { addressId }, { back: listPath(list), confirmed: false });
      if ("preview" in there)
        return await runOrDefer(shop, { ...listToCart, nextStep: () => there.preview }, { listId: list.id });
      there.lost.forEach((text) => shop.flash({ kind: "warn", text }));
      const fill = () => shop.ebsn.lists.deliver(list.id, addressId);
      const shown = pricesOf(list.items.map(({ product }) => product));
      const filled = { items: list.items, page: listPath(list), shown };
      const answer = await fillCart(shop, filled, there.cart, fill);
      const step = missingDeliveryStep(shop, await shop.ebsn.cart.view(), paths.cart);
      return step === undefined ? answer : seeOther(step);
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      return data({ error: shop.t("lists.errors.addressGone") }, { status: 422 });
    }
  },
);

export default function DeliverPage() {
  const { name, back, here, homes } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  const add = withBack(paths.newAddress, here);
  return (
    <PageOrDialog
      title={t("lists.deliver.title")}
      subtitle={homes.length > 0 ? t("lists.deliver.intro", { name }) : t("lists.deliver.none")}
      width={700}
      closeHref={back}
    >
      {homes.length > 0 ? (
        <Form method="post" className="form">
          <ErrorSummary errors={rejected ? [{ id: "deliver-to", text: rejected.error }] : []} />
          <RadioGroup
            id="deliver-to"
            name="addressId"
            legend={t("lists.deliver.legend")}
            choices={homes}
            defaultValue={homes[0]?.value}
            error={rejected?.error}
          />
          <Button kind="primary" wide>
            {t("lists.deliver.submit")}
          </Button>
        </Form>
      ) : null}
      <LinkButton icon="plus" to={add}>
        {t("lists.deliver.add")}
      </LinkButton>
    </PageOrDialog>
  );
}
