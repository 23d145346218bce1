import { eq } from "drizzle-orm";
import type { PaymentTypeId } from "../../chains/sandbox-tenant";
import type { Sandbox } from "../../kernel/sandbox";
import { paymentAuths } from "../payment-tables";
import type { PlaceKind } from "../rules/slot-rules";
import { shopperOf } from "../shoppers/find-shopper";

export const card = 1;
export const onDelivery = 2;
export const deferred = 11;
export const bankTransfer = 17;
export const summaryInvoice = 101;

/**
 * Payment channel: a provider's page now, a transfer within days, at the door, or by a due date.
 */
type PaidBy = "page" | "transfer" | "door" | "later";

type PaymentType = {
  name: string;
  description: string;
  paidBy: PaidBy;
  /** the provider's page returns by a posted form, not by a redirect */
  postsBack?: true;
};

const types: Record<PaymentTypeId, PaymentType> = {
  1: {
    name: "Carta di credito o debito",
    description: "Paghi ora sulla pagina protetta della banca.",
    paidBy: "page",
  },
  2: {
    name: "Pagamento alla consegna",
    description: "Paghi quando ricevi o ritiri la spesa.",
    paidBy: "door",
  },
  11: { name: "Pagamento differito", description: "Paghi entro 30 giorni dall'ordine.", paidBy: "later" },
  12: {
    name: "Pagamento online",
    description: "Paghi ora con il tuo conto, sulla pagina del gestore.",
    paidBy: "page",
    postsBack: true,
  },
  13: {
    name: "Portafoglio digitale",
    description: "Paghi ora con il tuo portafoglio digitale.",
    paidBy: "page",
  },
  17: {
    name: "Bonifico bancario",
    description: "Ti diamo le coordinate: l'ordine parte quando arriva il bonifico.",
    paidBy: "transfer",
  },
  18: {
    name: "Buoni pasto cartacei",
    description: "Consegni i buoni quando ricevi o ritiri la spesa.",
    paidBy: "door",
  },
  19: {
    name: "Buoni pasto elettronici",
    description: "Paghi con la tessera dei buoni pasto quando ricevi o ritiri la spesa.",
    paidBy: "door",
  },
  101: {
    name: "Fattura riepilogativa",
    description: "Paghi alla fine del mese successivo, con una sola fattura.",
    paidBy: "later",
  },
  113: {
    name: "Pagamento online a rate",
    description: "Paghi sulla pagina del gestore, anche a rate.",
    paidBy: "page",
    postsBack: true,
  },
};

const isKnown = (id: number): id is PaymentTypeId => id in types;
const typeOf = (id: number): PaymentType | undefined => (isKnown(id) ? types[id] : undefined);

export const paidBy = (paymentTypeId: number): PaidBy | undefined => typeOf(paymentTypeId)?.paidBy;
export const paymentName = (paymentTypeId: number): string => typeOf(paymentTypeId)?.name ?? "";
export const postsBack = (paymentTypeId: number): boolean => typeOf(paymentTypeId)?.postsBack === true;

export const isOffered = ({ tenant }: Sandbox, paymentTypeId: number): boolean =>
  tenant.payments.some((id) => id === paymentTypeId);

/** `02/2028` */
const displayMonth = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;

/** Returns a shopper's saved cards, including expired ones. */
export const savedCards = ({ db }: Sandbox, userId: number) =>
  db.select().from(paymentAuths).where(eq(paymentAuths.userId, userId)).all();

/**
 * Returns the payment types for a destination. A locker is unstaffed, so types paid at the door are
 * excluded.
 * Later payment is only for a legal entity. A changed order keeps its type.
 */
export function paymentTypesFor(
  sandbox: Sandbox,
  userId: number,
  kind: PlaceKind | undefined,
  changed?: { paymentTypeId: number },
) {
  const { legalId } = shopperOf(sandbox, userId);
  const cards = savedCards(sandbox, userId).map(({ authId, name, expires }) => ({
    userPaymentAuthId: authId,
    name,
    expires: displayMonth(expires),
  }));
  const offered = changed ? [changed.paymentTypeId].filter(isKnown) : sandbox.tenant.payments;
  return offered
    .filter((id) => types[id].paidBy !== "door" || kind !== "locker")
    .filter((id) => types[id].paidBy !== "later" || legalId !== null)
    .map((paymentTypeId) => ({
      paymentTypeId,
      name: types[paymentTypeId].name,
      description: types[paymentTypeId].description,
      userPaymentAuths: paymentTypeId === card ? cards : [],
    }));
}
