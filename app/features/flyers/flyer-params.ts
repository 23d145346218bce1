/**
 * Parameters of a flyer: the page of pictures (`pagina`) and the page of its products (`page`),
 * both from 1.
 */
export type FlyerParams = { sheet: number; page: number };

/**
 * Undefined for an impossible page: 0, -1, abc, or a picture after the last. The route then
 * redirects to the clean address.
 */
export function readFlyer(search: URLSearchParams, sheets: number): FlyerParams | undefined {
  const sheet = numberOf(search.get("pagina"));
  const page = numberOf(search.get("page"));
  return sheet !== undefined && page !== undefined && sheet <= sheets ? { sheet, page } : undefined;
}

function numberOf(written: string | null): number | undefined {
  if (written === null || written === "") return 1;
  return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : undefined;
}

/** Canonical query of a flyer. */
export function flyerSearch({ sheet, page }: FlyerParams): URLSearchParams {
  const search = new URLSearchParams();
  if (sheet > 1) search.set("pagina", String(sheet));
  if (page > 1) search.set("page", String(page));
  return search;
}
