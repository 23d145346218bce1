import { data } from "@remix-run/cloudflare";
import type { ContentEntry } from "~/model/content";
import type { Shop } from "~/platform/shop";
import { fromCms } from "./from-cms";

/** The most that the content system gives at once. */
const most = 100;

type ContentShop = Pick<Shop, "cms">;

/** All entries of a type; undefined where nobody can tell. A chain without a content system has no such page: 404. */
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

/** A category of questions with them; undefined where nobody can tell. Throws 404 for one that there is none of. */
export async function questionsOf(shop: ContentShop, slug: string) {
  const categories = await questionCategories(shop);
  if (!categories) return undefined;
  const category = categories.find((one) => one.slug === slug);
  if (!category) throw data(null, { status: 404 });
  const questions = await allOf(shop, "faq", { faq_category: category.id });
  return questions && { category, questions };
}

/** What a page of such entries answers with: 503 where they could not be had. */
export const answered = <T extends object>(page: T, came: boolean) =>
  data(page, came ? 200 : { status: 503, headers: { "Retry-After": "30" } });
