import { data } from "@remix-run/cloudflare";
import type { ContentEntry } from "~/model/content";
import type { Shop } from "~/platform/shop";
import { fromCms } from "./from-cms";

/** Max entries that the content system returns at once. */
const most = 100;

type ContentShop = Pick<Shop, "cms">;

/**
 * Returns all entries of a type; undefined if the content system fails. Throws 404 for a chain
 * without a content system.
 */
async function allOf(
  shop: ContentShop,
  type: string,
  filters?: Record<string, number>,
): Promise<ContentEntry[] | undefined> {
  if (!shop.cms) throw data(null, { status: 404 });
  const answer = await fromCms(shop, (cms) => cms.entries(type, { filters, perPage: most }));
  return answer?.said.entries;
}

export const questionCategories = (shop: ContentShop) => allOf(shop, "faq_category");
export const advantages = (shop: ContentShop) => allOf(shop, "vantaggi");

/**
 * Returns a category with its questions; undefined if the content system fails. Throws 404 for an
 * unknown category.
 */
export async function questionsOf(shop: ContentShop, slug: string) {
  const categories = await questionCategories(shop);
  if (!categories) return undefined;
  const category = categories.find((one) => one.slug === slug);
  if (!category) throw data(null, { status: 404 });
  const questions = await allOf(shop, "faq", { faq_category: category.id });
  return questions && { category, questions };
}

/** Response of a page with entries: 503 if they are unavailable. */
export const answered = <T extends object>(page: T, came: boolean) =>
  data(page, came ? 200 : { status: 503, headers: { "Retry-After": "30" } });
