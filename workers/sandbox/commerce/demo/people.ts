import type { ShopperKind } from "../../kernel/commerce-part";
import { addDays } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import type { ShopperRow } from "../tables";

type Person = { firstName: string; lastName: string; phone: string };

/** The social person of identity/known-people.ts, seeded only with that e-mail. */
export const socialPerson: Person = { firstName: "Chiara", lastName: "Bruni", phone: "333 555 0133" };

export const people: Record<ShopperKind, Person> = {
  regular: { firstName: "Giulia", lastName: "Ferretti", phone: "333 555 0142" },
  new: { firstName: "Marco", lastName: "Sabatini", phone: "333 555 0187" },
  changing: { firstName: "Paola", lastName: "Conti", phone: "333 555 0119" },
  unconfirmed: { firstName: "Sara", lastName: "Lupi", phone: "333 555 0176" },
  master1: { firstName: "Aldo", lastName: "Marini", phone: "333 555 0101" },
  master2: { firstName: "Bruna", lastName: "Testa", phone: "333 555 0102" },
  beta: { firstName: "Carlo", lastName: "Vinci", phone: "333 555 0103" },
  incomplete: { firstName: "Elisa", lastName: "Fontana", phone: "" },
  employee: { firstName: "Anna", lastName: "Riva", phone: "333 555 0105" },
  busy: { firstName: "Tito", lastName: "Sala", phone: "333 555 0107" },
  company: { firstName: "Franca", lastName: "Galli", phone: "333 555 0108" },
  delivering: { firstName: "Ugo", lastName: "Leone", phone: "333 555 0106" },
};

/** The seeded employee's number at the identity provider; each new employee gets an own number. */
const seededNumber = 7001;
const previewDays = 7;
/** Company of the master accounts and of `company`. */
const legalId = 501;

/** Returns a kind's shopper fields, apart from its orders. */
export function traitsOf(
  { tenant, clock }: Sandbox,
  like: ShopperKind,
  { userId, login }: ShopperRow,
): Partial<ShopperRow> {
  const [store] = tenant.stores;
  const [{ addressName: _, ...address }] = tenant.homes;
  const home = {
    mobile: people[like].phone,
    storeId: store?.storeId ?? null,
    ...address,
    province: store?.address.province ?? "",
  };
  const further: Partial<Record<ShopperKind, Partial<ShopperRow>>> = {
    master1: { userTypeId: 1, legalId },
    master2: { userTypeId: 2, legalId },
    company: { legalId },
    beta: { betaTester: true, previewDate: addDays(clock.today(), previewDays) },
    employee: { employeeNumber: login === "employee@example.com" ? seededNumber : seededNumber + userId },
    unconfirmed: { confirmed: false },
  };
  return { registeredAt: clock.now(), ...(like === "incomplete" ? {} : home), ...further[like] };
}
