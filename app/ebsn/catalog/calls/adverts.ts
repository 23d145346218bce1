import { scopeHash } from "../../transport/scope-hash";
import type { Ebsn } from "../../client";
import { plainLine } from "../../text/plain-text";
import { sizedPictureUrl, type PictureHost } from "../mapping/picture-url";
import { readPage, somePriced, type Reader } from "../mapping/product";
import { richTextOrNone } from "../../text/rich-text";
import type { Advert, ProductBlock, Scope } from "~/model/catalogue";
import type { CachePolicy } from "../../transport/shared";
import { readData, type Answer, type Transport } from "../../transport/transport";
import { wireAdvert, wireAdverts, wireCategoryBlock, type WireAdvert } from "../wire/advert";

/** The backend's layouts: large adverts for the home page, small ones for a category. */
const layouts = { home: 1, category: 27 };
const most = 8;
/** Timeout of a page's adverts, in ms. */
const patienceMs = 2000;
const keepList: CachePolicy = {
  as: "list",
  parameters: ["layout", "category_id", "limit"],
  freshSeconds: 900,
};
const keepBlock: CachePolicy = { as: "block", parameters: ["categoryBlockId"], freshSeconds: 900 };

/**
 * Loads adverts and blocks of products. Both are the same for all shoppers of a scope, so they are
 * cached.
 */
export function createAdverts(
  { sendShared }: Transport,
  scope: () => Scope,
  readerOf: (call: string) => Reader,
): Ebsn["adverts"] {
  const hash = () => scopeHash(scope());
  return {
    async list({ place, categoryId, limit = most }) {
      const params = { layout: layouts[place], category_id: categoryId, limit, hash: hash() };
      return sendShared({ path: "adv", params, deadlineMs: patienceMs }, keepList, (answer) => {
        const reader = readerOf(answer.call);
        return readData(wireAdverts, answer).advs.flatMap((item) => {
          const parsed = wireAdvert.safeParse(item);
          const advert = parsed.data && toAdvert(parsed.data, reader);
          if (!advert) reader.onUnexpected(`advert: ${parsed.error?.message ?? "no title"}`);
          return advert ?? [];
        });
      });
    },

    async block(id) {
      const params = { categoryBlockId: id, hash: hash() };
      const read = (answer: Answer): ProductBlock => {
        const { title, description, products } = readData(wireCategoryBlock, answer);
        return {
          title: plainLine(title),
          text: plainLine(description),
          products: readPage(answer.call, products, readerOf(answer.call)),
        };
      };
      const call = { path: "category-block/info", params };
      return sendShared(call, keepBlock, read, ({ products }) => somePriced(products));
    },
  };
}

/** Drops an advert without a title: its image alone has no text for blind shoppers. */
function toAdvert({ advId, title, body, image, link }: WireAdvert, host: PictureHost): Advert | undefined {
  const words = plainLine(title);
  if (!words) return undefined;
  const text = richTextOrNone(body);
  const picture = sizedPictureUrl(image, host, "medium");
  return { id: advId, title: words, ...(text && { text }), ...(picture && { image: picture }), link };
}
