import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { placeRefusalText } from "../../service/choose-place";
import { ownAddress, seekAddress } from "../own-address";
import { isInUse, placeLine } from "../../place/place-view";

const backTo = (url: URL) => readBack(url.searchParams, paths.addresses);

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, url, params }) => {
  const [address, cart] = await Promise.all([ownAddress(shop, params.addressId), shop.ebsn.cart.view()]);
  return {
    seo: seo(shop, { title: shop.t("delivery.remove.title"), noindex: true }),
    name: address.label,
    line: placeLine(address),
    inUse: isInUse(cart, address.id),
    back: backTo(url),
  };
});

/**
 * Deleting an address that is already gone is a success: the shopper pressed twice, or a response
 * was lost.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.address" },
  async ({ shop, url, params }) => {
    const { t, ebsn } = shop;
    const back = seeOther(backTo(url));
    const address = await seekAddress(shop, params.addressId);
    if (!address) {
      shop.flash({ kind: "ok", text: t("delivery.remove.gone") });
      return back;
    }
    try {
      await ebsn.places.deleteAddress(address.id);
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      if (error.reason !== "unknownAddress") {
        shop.flash({ kind: "error", text: placeRefusalText(shop, error) });
        return back;
      }
    }
    const name = address.label || placeLine(address);
    shop.flash({ kind: "ok", text: t("delivery.remove.done", { name }) });
    return back;
  },
);

export default function DeleteAddressPage() {
  const { name, line, inUse, back } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <PageOrDialog title={t("delivery.remove.title")} width={480} closeHref={back}>
      {inUse ? (
        <Notice kind="error">{t("delivery.errors.inUse")}</Notice>
      ) : (
        <p>{t("delivery.remove.ask", { name: [name, line].filter(Boolean).join(", ") })}</p>
      )}
      <div className="panel-actions">
        <LinkButton kind={inUse ? "primary" : "secondary"} to={back}>
          {t("delivery.remove.no")}
        </LinkButton>
        {!inUse && (
          <Form method="post">
            <Button kind="danger">{t("delivery.remove.yes")}</Button>
          </Form>
        )}
      </div>
    </PageOrDialog>
  );
}
