import { data } from "@remix-run/cloudflare";
import type { SafeHtml } from "~/model/content";
import type { Shop } from "~/platform/shop";
import { fromCms } from "./from-cms";
import { homeDelivery } from "./home-delivery";
import { accessibilityStatement } from "./accessibility";
import { complaintsNotice } from "./complaints";
import {
  accessibilityPage,
  complaintsPage,
  deliveryPage,
  privacyPage,
  termsPage,
  withdrawalPage,
} from "~/page/content-pages";
import { privacyNotice } from "./privacy";
import { termsOfSale } from "./terms";
import { withdrawalNotice } from "./withdrawal";

type Written = { intro: string; sections: { title: string; text: string }[] };

/** A content page: as an editor wrote it, or as it is bundled with the shop. */
export type ShownPage = {
  title: string;
  text: { html: SafeHtml } | Written;
  description?: string;
  validity?: string;
  image?: string;
  hidden?: true;
};

const bundled = new Map([
  [termsPage, termsOfSale],
  [privacyPage, privacyNotice],
  [withdrawalPage, withdrawalNotice],
  [accessibilityPage, accessibilityStatement],
  [complaintsPage, complaintsNotice],
  [deliveryPage, homeDelivery],
]);

/**
 * The page of a name. The editor's own goes first; the bundled text stands in where the content system has none or is down, and for who reads
 * the shop in English, which editors do not write. Throws 404 for a page that there is none of, 503 where nobody can tell.
 */
export async function loadPage(
  shop: Pick<Shop, "cms" | "t" | "tenant" | "locale">,
  name: string,
): Promise<ShownPage> {
  const own = bundled.get(name)?.(shop);
  if (own && shop.locale !== "it") return bundledPage(own);
  const answer = await fromCms(shop, (cms) => cms.page(name));
  if (answer?.said) {
    const { html, slug: _, ...about } = answer.said;
    return { ...about, text: { html } };
  }
  if (own) return bundledPage(own);
  throw data(null, answer || !shop.cms ? { status: 404 } : { status: 503, headers: { "Retry-After": "30" } });
}

const bundledPage = ({ title, ...text }: Written & { title: string }): ShownPage => ({
  title,
  text,
  description: text.intro,
});
