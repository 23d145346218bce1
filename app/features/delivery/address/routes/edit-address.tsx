import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { readEditor } from "../address-editor";
import { asNewAddress, backToStreet, draftDetails } from "../address-draft";
import { addressConstraint, detailsOf } from "../address-form";
import { EditorPage } from "../editor-page";
import { ownAddress, seekAddress } from "../own-address";
import { saveAddress } from "../save-address";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, url, params }) => {
  const saved = await ownAddress(shop, params.addressId);
  const title = shop.t("delivery.form.editTitle");
  const typed = draftDetails(shop, url, url.pathname);
  const back = readBack(url.searchParams, paths.addresses);
  return {
    seo: seo(shop, { title, noindex: true }),
    title,
    editor: await readEditor(shop, url.searchParams, saved),
    details: typed ?? detailsOf(saved),
    typed: typed !== undefined,
    saved: true,
    constraint: addressConstraint,
    path: paths.editAddress(saved.id),
    back,
    closeHref: back,
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.address" },
  async ({ shop, form, url, params }) => {
    const saved = await seekAddress(shop, params.addressId);
    if (saved) return backToStreet(shop, form, url) ?? saveAddress(shop, form, url, saved);
    if (!form.has("label")) throw data(null, { status: 404 });
    return asNewAddress(shop, form, url);
  },
);

export default function EditAddressPage() {
  return <EditorPage data={useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
