import type { Paging } from "~/model/catalogue";
import type { WirePage } from "../wire/listing";

export function toPaging({ selPage, totPages, totItems, itemsPerPage }: WirePage): Paging {
  return { page: selPage, pages: totPages, items: Math.max(0, totItems), pageSize: itemsPerPage };
}
