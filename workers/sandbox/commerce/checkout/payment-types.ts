import type { SandboxTenant } from "../../chains/sandbox-tenant";
import type { PlaceKind } from "../rules/slot-rules";

export const card = 1;
export const onDelivery = 2;

const types = [
  {
    paymentTypeId: card,
    name: "Carta di credito o debito",
    description: "Paghi ora sulla pagina protetta della banca.",
  },
  {
    paymentTypeId: onDelivery,
    name: "Pagamento alla consegna",
    description: "Paghi quando ricevi o ritiri la spesa.",
  },
];

/** How a cart may be paid: not on delivery at a locker, which is unstaffed; not by card when an order is being changed. */
export const paymentTypesFor = (kind: PlaceKind | undefined, changing: boolean) =>
  types
    .filter(({ paymentTypeId }) => (paymentTypeId === card ? !changing : kind !== "locker"))
    .map((type) => ({ ...type, userPaymentAuths: [] }));

export const paymentName = (paymentTypeId: number): string =>
  types.find((type) => type.paymentTypeId === paymentTypeId)?.name ?? "";

type Margin = { basis: "total" | "weighed"; percent: number };

/** How much more than the estimate each chain asks of a card for goods that may weigh more (§9). */
export const cardMargin: Readonly<Record<SandboxTenant["id"], Margin>> = {
  loggia: { basis: "total", percent: 20 },
  quantobasta: { basis: "weighed", percent: 30 },
  terrecomuni: { basis: "weighed", percent: 30 },
};
