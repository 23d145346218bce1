import { data } from "@remix-run/cloudflare";
import type { SafeHtml } from "~/model/content";
import type { Shop } from "~/platform/shop";
import { fromCms } from "./from-cms";
import { bundledPage, type WrittenPage } from "./bundled-pages";

/** Content page, by an editor or bundled with the shop. */
export type ShownPage = {
  title: string;
  text: { html: SafeHtml } | Omit<WrittenPage, "title">;
  description?: string;
  validity?: string;
  image?: string;
  hidden?: true;
};

/**
 * Loads the page of a name. The editor's version takes precedence. The bundled page is the fallback
 * for a missing page, for a content system that is down, and for English. Editors write only
 * Italian. Throws 404 for an unknown page; undefined if its existence is unknown for now.
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
