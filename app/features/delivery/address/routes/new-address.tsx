import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readBack, withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { readEditor } from "../address-editor";
import { backToStreet, draftDetails } from "../address-draft";
import { addressConstraint, detailsOf } from "../address-form";
import { knownDetails } from "../known-details";
import { EditorPage } from "../editor-page";
import { saveAddress } from "../save-address";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader({ login: true }, async ({ shop, url }) => {
  const title = shop.t("delivery.form.title");
  const typed = draftDetails(shop, url, url.pathname);
  const back = readBack(url.searchParams, paths.home);
  const editor = await readEditor(shop, url.searchParams);
  return {
    seo: seo(shop, { title, noindex: true }),
    title,
    editor,
    details: typed ?? (editor.step === "details" ? await knownDetails(shop) : detailsOf(undefined)),
    typed: typed !== undefined,
    saved: false,
    constraint: addressConstraint,
    path: paths.newAddress,
    back,
    closeHref: withBack(paths.deliveryAddress, back),
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.address" },
  ({ shop, form, url }) => {
    return backToStreet(shop, form, url) ?? saveAddress(shop, form, url);
  },
);

export default function NewAddressPage() {
  return <EditorPage data={useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
