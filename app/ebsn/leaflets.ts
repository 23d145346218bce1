import { fromDisplayDate } from "~/lib/rome-date";
import { scopeHash } from "./catalog";
import type { Ebsn } from "./client";
import { plainLine } from "./mapping/plain-text";
import { toPaging } from "./mapping/paging";
import { pictureUrl, readPage, type Reader } from "./mapping/product";
import type { Leaflet, Scope } from "~/model/catalogue";
import type { Keep } from "./shared";
import { readData, type Transport } from "./transport";
import { wireLeaflet, wireLeafletProducts, wireLeaflets, type WireLeaflet } from "./wire/leaflet";

const mostPages = 200;
const keepProducts: Keep = {
  as: "products",
  parameters: ["parent_leaflet_id", "page", "page_size"],
  freshSeconds: 900,
};

/**
 * Flyers and what stands in them. The list is always asked for: with its answer comes the backend's day, which says what has expired.
 */
export function createLeaflets(
  { send, sendShared }: Transport,
  scope: () => Scope,
  readerOf: (call: string) => Reader,
): Ebsn["leaflets"] {
  return {
    async list() {
      const answer = await send({ path: "leaflet/search" });
      const reader = readerOf(answer.call);
      return readData(wireLeaflets, answer).leaflets.flatMap((item) => {
        const parsed = wireLeaflet.safeParse(item);
        const leaflet = parsed.data && toLeaflet(parsed.data, reader.pictureBase);
        if (!leaflet) reader.onUnexpected(`leaflet: ${parsed.error?.message ?? "no pages"}`);
        return leaflet ?? [];
      });
    },

    async products({ leafletId, page = 1, pageSize = 24 }) {
      const params = { parent_leaflet_id: leafletId, page, page_size: pageSize, hash: scopeHash(scope()) };
      return sendShared({ path: "leaflet/product-search", params }, keepProducts, (answer) => {
        const listed = readData(wireLeafletProducts, answer);
        return {
          products: readPage(answer.call, listed.products, readerOf(answer.call)),
          paging: toPaging(listed.page),
        };
      });
    },
  };
}

/** Page pictures are `baseLocation` + n + ".png", n from 0. One without any page is no flyer. */
function toLeaflet(wire: WireLeaflet, pictureBase: string): Leaflet | undefined {
  const base = pictureUrl(wire.baseLocation, pictureBase);
  const count = Math.min(wire.pageCount, mostPages);
  if (!base || count < 1) return undefined;
  const from = fromDisplayDate(wire.validityDate);
  const until = fromDisplayDate(wire.expireDate);
  return {
    id: wire.leafletId,
    name: plainLine(wire.name),
    slug: wire.slug || String(wire.leafletId),
    ...(from && { from }),
    ...(until && { until }),
    pages: Array.from({ length: count }, (_, index) => `${base}${index}.png`),
  };
}
