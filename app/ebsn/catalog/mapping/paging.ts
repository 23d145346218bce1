import type { Paging } from "~/model/catalogue";
import type { WirePage } from "../wire/listing";

/** Which page of how many this is; a number of items below zero is none. */
export function toPaging({ selPage, totPages, totItems, itemsPerPage }: WirePage): Paging {
  return { page: selPage, pages: totPages, items: Math.max(0, totItems), pageSize: itemsPerPage };
}
