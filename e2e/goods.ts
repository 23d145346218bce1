import type { Sandbox } from "./sandbox";

/** The backend's product fields that the journeys select by. */
export type Good = {
  productId: number;
  /** In capitals, as the backend writes it. */
  name: string;
  slug: string;
  /** The pack's content, and the lowest price before a promo. */
  description: string;
  priceDisplay: number;
  /** The price before a promo, in euros. */
  priceStandardDisplay?: number;
  available: number;
  maxAcq?: number;
  minAcq?: number;
  breadCrumbs: { name: string; slug: string }[];
  productInfos: Record<string, string | undefined>;
  selectOptions?: { name: string; values: { name: string }[] }[];
  productClassRuleMax?: { max: number };
  /** Only chains that list allergens in listings send it. */
  metaData?: { product_description: { allergens: string } };
};

type Listing = { data: { products: Good[] } };
const shelves = new Map<string, Promise<Good[]>>();

/** The whole range of a chain, fetched once because every reset restores the same range. */
function rangeOf(sandbox: Sandbox): Promise<Good[]> {
  const known = shelves.get(sandbox.tenant);
  if (known) return known;
  const asked = Promise.all(
    [1, 2, 3, 4].map(async (page) => {
      const { body } = await sandbox.api(`products?page=${page}&page_size=1000`);
      return (JSON.parse(body) as Listing).data.products;
    }),
  ).then((pages) => pages.flat());
  shelves.set(sandbox.tenant, asked);
  asked.catch(() => shelves.delete(sandbox.tenant));
  return asked;
}

/** Warehouse of the regular shopper's second home, "Casa dei miei". */
export const frascati = 2321002;

/** Finds goods of the first warehouse by their price ratio at another; 0 = not sold there. */
export async function pricedElsewhere(sandbox: Sandbox, warehouseId: number) {
  const here = (await goods(sandbox, plain)).slice(0, 400);
  const ids = here.map(({ productId }) => productId).join(",");
  const { body } = await sandbox.api(`products?product_id=${ids}&page_size=400&hash=w${warehouseId}d0t0`);
  const there = new Map((JSON.parse(body) as Listing).data.products.map((one) => [one.productId, one]));
  return (fits: (times: number) => boolean): Good => {
    const found = here.find((one) => fits((there.get(one.productId)?.priceDisplay ?? 0) / one.priceDisplay));
    if (!found) throw new Error(`Nothing like that at ${warehouseId}`);
    return found;
  };
}

export async function goods(sandbox: Sandbox, wanted: (good: Good) => boolean): Promise<Good[]> {
  const found = (await rangeOf(sandbox)).filter(wanted);
  if (found.length === 0) throw new Error(`Nothing like that in ${sandbox.tenant}`);
  return found;
}

export async function good(sandbox: Sandbox, wanted: (good: Good) => boolean): Promise<Good> {
  const [first] = await goods(sandbox, wanted);
  if (!first) throw new Error(`Nothing like that in ${sandbox.tenant}`);
  return first;
}

export const infos = ({ productInfos }: Good) => productInfos;
const limitless = 100_000_000;

/** Products without limit, option or class, as most are. */
export const free = (one: Good) =>
  one.available === limitless &&
  !one.maxAcq &&
  !one.selectOptions &&
  !one.productClassRuleMax &&
  !(Number(one.productInfos.MINACQ ?? 1) > 1) &&
  !one.productInfos.MAXACQ;

export const plain = (one: Good) =>
  free(one) && one.productInfos.TIPOLOGIA === "Pezzo" && !one.productInfos.QTY_MULT;
export const byWeight = (one: Good) => free(one) && one.productInfos.TIPOLOGIA === "Peso";
export const loose = (one: Good) => free(one) && one.productInfos.TIPOLOGIA === "Sfuso";
/** Products dear enough that a few pieces reach any minimum order. */
export const dear = (one: Good) => plain(one) && one.priceDisplay >= 8;

/** Formats a price as pages show it. */
export const euro = (price: number) => `${price.toFixed(2).replace(".", ",")} €`;

export async function barcodeOf(sandbox: Sandbox, slug: string): Promise<string> {
  const { body } = await sandbox.api(`products?slug=${slug}`);
  const { data } = JSON.parse(body) as { data: { barcode: string } };
  return data.barcode;
}
