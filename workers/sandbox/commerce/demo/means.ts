import { addDays } from "../../kernel/rome-time";
import type { Sandbox } from "../../kernel/sandbox";
import { findGift, giveGift, type Gift } from "../cart/gift-code";
import { paymentAuths } from "../payment-tables";
import { billingAddress, readInvoicePerson, saveInvoicePerson } from "../shoppers/invoice-persons";
import { shopperOf } from "../shoppers/find-shopper";

const cardMonths = { good: 15, expired: -1 };

/** Returns the month `away` months from today, `yyyy-MM`. */
function month(today: string, away: number): string {
  const [year = 0, current = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, current - 1 + away, 1)).toISOString().slice(0, 7);
}

/**
 * Gives a regular shopper payment means: a valid and an expired card, gift certificates of both
 * kinds, and an invoice recipient.
 * Returns the recipient and a certificate for one of the shopper's orders.
 */
export function giveMeans(sandbox: Sandbox, userId: number): { gift: Gift; invoicePersonId: number } {
  const { db, clock } = sandbox;
  const today = clock.today();
  for (const [name, away] of [
    ["Visa che finisce con 4242", cardMonths.good],
    ["Mastercard che finisce con 5100", cardMonths.expired],
  ] as const)
    db.insert(paymentAuths)
      .values({ userId, name, expires: month(today, away) })
      .run();

  const give = (code: string, description: string, cents: number, byHand: boolean, days: number) =>
    giveGift(sandbox, {
      userId,
      code,
      description,
      cents,
      byHand,
      validTo: addDays(today, days),
      fromOrderId: null,
    });
  give("AMICI4", "Buono di 4 euro per aver invitato un'amica", 400, false, 45);
  give("ESTATE3", "Buono di 3 euro della raccolta punti d'estate", 300, false, -20);
  give("PROMO6", "Buono di 6 euro della raccolta punti", 600, false, 30);
  give("SCUSE3", "Buono di 3 euro per un ritardo nella consegna", 300, true, 90);
  const gift = findGift(sandbox, userId, "PROMO6");

  const { firstName, lastName, address1, addressNumber, postalcode, province, city } = shopperOf(
    sandbox,
    userId,
  );
  saveInvoicePerson(
    sandbox,
    userId,
    readInvoicePerson(sandbox, {
      personType: "private",
      first_name: firstName,
      last_name: lastName,
      fiscal_code: "FRRGLI85M41H501X",
      address1,
      addressNumber,
      postalcode,
      province,
      city,
    }),
  );
  const invoicePersonId = billingAddress(sandbox, userId)?.personFiscalId;
  if (!gift || invoicePersonId === undefined) throw new Error("A demo shopper's means are not there");
  return { gift, invoicePersonId };
}
