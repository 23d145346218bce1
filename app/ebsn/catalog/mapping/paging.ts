import type { Paging } from "~/model/catalogue";
import type { WirePage } from "../wire/listing";

/**
 * Derives page and number of pages from the backend's fields and the number of items shown. A full
 * page without any total implies a next page.
 */
export function toPaging(wire: WirePage, shown: number): Paging {
  const { selPage = 1, totPages, totItems, itemsPerPage } = wire ?? {};
  const pageSize = itemsPerPage ?? shown;
  const isFull = itemsPerPage !== undefined && shown >= itemsPerPage;
  const counted = totItems !== undefined && pageSize > 0 ? Math.ceil(totItems / pageSize) : undefined;
  const pages = totPages ?? counted ?? (isFull ? selPage + 1 : selPage);
  const items = totItems ?? (pages > 1 ? pages * pageSize : shown);
  return { page: selPage, pages, items: Math.max(0, items), pageSize };
}
