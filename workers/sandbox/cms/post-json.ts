type Post = { id: number; slug: string; title: string; html: string; excerpt?: string; validity?: string };

const written = "2026-10-01T09:00:00";

/**
 * Returns a page or post in the format of WordPress's public API, with the plugins for fields and
 * search engines.
 */
export function postJson(type: string, base: string, { id, slug, title, html, excerpt, validity }: Post) {
  return {
    id,
    date: written,
    date_gmt: written,
    guid: { rendered: `${base}/p/?page_id=${id}` },
    modified: written,
    modified_gmt: written,
    slug,
    status: "publish",
    type,
    link: `${base}/p/${slug}/`,
    title: { rendered: title.replaceAll("'", "&#8217;") },
    content: { rendered: `\n${html}\n`, protected: false },
    excerpt: { rendered: excerpt ? `<p>${excerpt}</p>\n` : "", protected: false },
    author: 1,
    menu_order: 0,
    // a field group without a value is an empty list
    acf: validity ? { validity } : [],
    yoast_head_json: { title, ...(excerpt && { description: excerpt }), robots: { index: "index" } },
  };
}

/** Returns a term of a taxonomy. */
export const termJson = (
  taxonomy: string,
  id: number,
  slug: string,
  name: string,
  description: string,
  count: number,
) => ({
  id,
  count,
  description,
  name,
  slug,
  taxonomy,
  meta: [],
});
