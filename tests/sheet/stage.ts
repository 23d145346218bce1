import { setStage, type Stage } from "../../e2e/addresses";
import { Backend } from "../../e2e/backend";
import { byWeight, goods, loose, plain, type Good } from "../../e2e/goods";
import type { Sandbox } from "../../e2e/sandbox";

/**
 * A page of the sheet by its name there: an address of a chain's shop, opened by a visitor or a
 * shopper.
 */
export type SheetPage = {
  name: string;
  who: "visitor" | "shopper";
  address: (stage: SheetStage) => string;
};
export type SheetStage = Stage & { reduced: Good };

/** The main pages, in the order of a shopper's way. */
export const sheetPages: readonly SheetPage[] = [
  { name: "Home", who: "visitor", address: () => "/" },
  { name: "Home di chi torna", who: "shopper", address: () => "/" },
  { name: "Reparto", who: "visitor", address: () => "/category/frutta-e-verdura" },
  { name: "Prodotto", who: "visitor", address: ({ reduced }) => `/product/${reduced.slug}` },
  { name: "Ricerca", who: "visitor", address: () => "/search?query=latte" },
  { name: "Carrello", who: "shopper", address: () => "/cart" },
  { name: "Indirizzo", who: "shopper", address: () => "/delivery/address" },
  { name: "Giorni e orari", who: "shopper", address: () => "/delivery/timeslot" },
  { name: "Riepilogo", who: "shopper", address: () => "/checkout" },
  { name: "Pagamento", who: "shopper", address: () => "/payment" },
  { name: "Ordini", who: "shopper", address: () => "/profile/orders" },
  { name: "Ordine", who: "shopper", address: ({ placed }) => `/profile/orders/${placed}` },
  { name: "Registrazione", who: "visitor", address: () => "/registration-user" },
  { name: "Profilo", who: "shopper", address: () => "/profile/dashboard" },
];

const isReduced = (one: Good) => plain(one) && /Minimo €/.test(told(one));
const told = ({ description, productInfos }: Good) => description || (productInfos.PACKAGE_DESCR ?? "");

/** A good of each of the first eight departments: a week's shopping. */
async function oneOfEachDepartment(sandbox: Sandbox): Promise<Good[]> {
  const byDepartment = new Map((await goods(sandbox, plain)).map((one) => [one.breadCrumbs[0]?.slug, one]));
  return [...byDepartment.values()].slice(0, 8);
}

/** A shopper of the chain with orders and a cart with goods of each kind. */
export async function sheetStage(sandbox: Sandbox, shop: string): Promise<SheetStage> {
  const stage = await setStage(sandbox, shop);
  const [reduced] = await goods(sandbox, isReduced);
  if (!reduced) throw new Error(`${sandbox.tenant} has no reduced goods`);
  const kinds = [isReduced, byWeight, loose];
  const some = await Promise.all(kinds.map(async (kind) => (await goods(sandbox, kind))[0]));
  const backend = await Backend.as(sandbox, stage.who);
  await backend.fill((await oneOfEachDepartment(sandbox)).map((one) => ({ good: one, quantity: 1 })));
  await backend.order();
  await backend.settle();
  await backend.fill([{ good: stage.plain, quantity: 3 }]);
  for (const one of some)
    if (one) await backend.fill([{ good: one, quantity: one.productInfos.TIPOLOGIA === "Sfuso" ? 0.5 : 2 }]);
  return { ...stage, reduced };
}
