import { data } from "@remix-run/cloudflare";
import type { SafeHtml } from "~/model/content";
import type { Shop } from "~/platform/shop";
import { fromCms } from "./from-cms";
import { bundledPage, type WrittenPage } from "./bundled-pages";

/** A content page: as an editor wrote it, or as it is bundled with the shop. */
export type ShownPage = {
  title: string;
  text: { html: SafeHtml } | Omit<WrittenPage, "title">;
  description?: string;
  validity?: string;
  image?: string;
  hidden?: true;
};

/**
 * The page of a name. The editor's own goes first; the bundled text stands in where the content system has none or is down, and for who reads
 * the shop in English, which editors do not write. Throws 404 for a page that there is none of; undefined where
 * nobody can tell now whether there is one.
 */
export async function loadPage(
  shop: Pick<Shop, "cms" | "t" | "tenant" | "locale">,
  name: string,
): Promise<ShownPage | undefined> {
  const own = bundledPage(shop, name);
  if (own && shop.locale !== "it") return shown(own);
  const answer = await fromCms(shop, (cms) => cms.page(name));
  if (answer?.said) {
    const { html, slug: _, ...about } = answer.said;
    return { ...about, text: { html } };
  }
  if (own) return shown(own);
  if (answer || !shop.cms) throw data(null, { status: 404 });
  return undefined;
}

const shown = ({ title, ...text }: WrittenPage): ShownPage => ({
  title,
  text,
  description: text.intro,
});
