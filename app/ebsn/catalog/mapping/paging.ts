import type { Paging } from "~/model/catalogue";
import type { WirePage } from "../wire/listing";

/**
 * The page of a list and how many there are, given how many items are shown. What the backend does not
 * say is derived from what it says; after a full page of a list without an end another one is assumed.
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
