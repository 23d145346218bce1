import type { ContentEntry, ContentPage } from "~/model/content";
import type { WirePost } from "../wire/post";
import { longestAddress, type Own } from "./link";
import { plainLine, safeHtml } from "./safe-html";

/** Maps a post of any type, or a term; their text fields have different names. */
export async function toEntry(wire: WirePost, own: Own): Promise<ContentEntry> {
  return {
    id: wire.id,
    slug: wire.slug,
    title: await plainLine(wire.title ?? wire.name ?? ""),
    html: await safeHtml(wire.content ?? wire.description ?? "", own),
  };
}

/** True if an editor excludes the page from search engines. */
export const isHidden = ({ yoast_head_json: seo }: WirePost): boolean => seo?.robots?.index === "noindex";

/**
 * Maps a page. Its description is the text for search engines, else the excerpt, else the page's
 * own text.
 */
export async function toPage(wire: WirePost, own: Own): Promise<ContentPage> {
  const { slug, title, html } = await toEntry(wire, own);
  const seo = wire.yoast_head_json;
  const written = seo?.description || seo?.og_description || wire.excerpt || html;
  const description = await plainLine(written);
  const validity = await plainLine(wire.acf?.validity ?? "");
  const image = seo?.og_image?.[0]?.url;
  return {
    slug,
    title,
    html,
    ...(description && { description }),
    ...(validity && { validity }),
    ...(image && image.length <= longestAddress && /^https:\/\//.test(image) && { image }),
    ...(isHidden(wire) && { hidden: true as const }),
  };
}
