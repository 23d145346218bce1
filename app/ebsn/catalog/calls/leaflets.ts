import { fromDisplayDate } from "~/lib/rome-date";
import { scopeHash } from "../../transport/scope-hash";
import { isEbsnError } from "../../errors";
import { countPages, pagePicture, pagesEntry } from "./leaflet-pages";
import type { Ebsn } from "../../client";
import { plainLine } from "../../text/plain-text";
import { toPaging } from "../mapping/paging";
import { pictureUrl, sizedPictureUrl, type PictureHost } from "../mapping/picture-url";
import { readPage, somePriced, type Reader } from "../mapping/product";
import type { Flyer, Scope } from "~/model/catalogue";
import type { CachePolicy } from "../../transport/shared";
import { readData, type Answer, type Transport } from "../../transport/transport";
import { wireLeaflet, wireLeafletProducts, wireLeaflets, type WireLeaflet } from "../wire/leaflet";

const mostPages = 200;
const keepProducts: CachePolicy = {
  as: "products",
  parameters: ["parent_leaflet_id", "page", "page_size"],
  freshSeconds: 900,
};

/**
 * Loads flyers and their products; a flyer without pages is left out. The list is never cached: its
 * response carries the backend's date, which decides the expiry.
 */
export function createLeaflets(
  { send, sendShared, findShared, hasFile }: Transport,
  scope: () => Scope,
  readerOf: (call: string) => Reader,
): Ebsn["flyers"] {
  /** Returns a flyer's number of pages, from the backend or counted; 1 if counting fails now. */
  async function pagesOf({ pageCount }: WireLeaflet, base: string): Promise<number> {
    if (pageCount !== undefined) return Math.min(pageCount, mostPages);
    try {
      return await findShared(pagesEntry(base), () => countPages(base, mostPages, hasFile));
    } catch (error) {
      if (isEbsnError(error)) return 1;
      throw error;
    }
  }

  return {
    async list() {
      const answer = await send({ path: "leaflet/search" });
      const reader = readerOf(answer.call);
      const read = readData(wireLeaflets, answer).leaflets.map(async (item) => {
        const parsed = wireLeaflet.safeParse(item);
        const base = parsed.data && pictureUrl(parsed.data.baseLocation, reader);
        const pages = parsed.data && base ? await pagesOf(parsed.data, base) : 0;
        if (parsed.data && base && pages > 0) return [toFlyer(parsed.data, reader, base, pages)];
        reader.onUnexpected(`leaflet: ${parsed.error?.message ?? "no pages"}`);
        return [];
      });
      return (await Promise.all(read)).flat();
    },

    async products({ flyerId, page = 1, pageSize = 24 }) {
      const params = { parent_leaflet_id: flyerId, page, page_size: pageSize, hash: scopeHash(scope()) };
      const read = (answer: Answer) => {
        const listed = readData(wireLeafletProducts, answer);
        return {
          products: readPage(answer.call, listed.products, readerOf(answer.call)),
          paging: toPaging(listed.page, listed.products.length),
        };
      };
      const call = { path: "leaflet/product-search", params };
      return sendShared(call, keepProducts, read, ({ products }) => somePriced(products));
    },
  };
}

function toFlyer(wire: WireLeaflet, host: PictureHost, base: string, count: number): Flyer {
  const from = fromDisplayDate(wire.validityDate);
  const until = fromDisplayDate(wire.expireDate);
  return {
    id: wire.leafletId,
    name: plainLine(wire.name),
    slug: wire.slug || String(wire.leafletId),
    ...(from && { from }),
    ...(until && { until }),
    pages: Array.from({ length: count }, (_, index) => {
      const picture = pagePicture(base, index);
      return {
        picture,
        cover: sizedPictureUrl(picture, host, "medium"),
        thumb: sizedPictureUrl(picture, host, "small"),
      };
    }),
  };
}
