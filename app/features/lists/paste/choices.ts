import type { Amount } from "~/lib/amount/amount";
import { readAmount } from "~/lib/amount/read-amount";
import { amountField, optionField, pickField, sureField, wordsField } from "./field-names";

/** Confirmed line as submitted: the product (undefined = "none of these") and its quantity. */
export type Choice = {
  key: number;
  productId: number | undefined;
  typedAmount: string;
  words: string;
  options: Record<string, string>;
  /** an option of the product is still open */
  openOption: boolean;
  /** undefined if the field is empty or unreadable (`unreadable`) */
  amount: Amount | undefined;
  unreadable: boolean;
  /** the confirmed quantity above the household limit */
  sure?: string;
};

/** Parses the choices of the confirmation page, by line. */
export function readChoices(form: FormData): Choice[] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, 200).trim() : "";
  };
  return [...form.keys()].flatMap((name): Choice[] => {
    const key = Number(/^pick\.(\d{1,2})$/.exec(name)?.[1]);
    if (Number.isNaN(key)) return [];
    const picked = text(pickField(key));
    const typedAmount = text(amountField(key));
    const read = readAmount(typedAmount);
    const amount = read && read.value > 0 ? read : undefined;
    const productId = /^[1-9]\d{0,8}$/.test(picked) ? Number(picked) : undefined;
    const options = optionsOf(form, productId === undefined ? "" : optionField(key, productId, ""));
    return [
      {
        key,
        productId,
        typedAmount,
        words: text(wordsField(key)),
        options,
        openOption: Object.values(options).includes(""),
        amount,
        unreadable: typedAmount !== "" && !amount,
        ...(form.has(sureField(key)) && { sure: text(sureField(key)) }),
      },
    ];
  });
}

/** Submitted options in the fields with this prefix, by parameter. */
const optionsOf = (form: FormData, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      prefix && name.startsWith(prefix) && typeof value === "string"
        ? [[name.slice(prefix.length, prefix.length + 40), value.slice(0, 40)]]
        : [],
    ),
  );
