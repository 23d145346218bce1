import type { WrongQuantity } from "~/features/cart/public.server";
import type { Translate } from "~/i18n/translate";
import type { SummaryError } from "~/ui/form/error-summary";
import type { Choice } from "./choices";
import { optionId } from "./field-names";
import type { SentChoice } from "./match-line";
import type { MatchView } from "./matches-view";

/**
 * Submitted choices by line, with the errors of quantities and missing options; `errors` lists the
 * same for the summary.
 */
export function sentChoices(
  choices: readonly Choice[],
  matches: readonly MatchView[],
  t: Translate,
  questions: ReadonlyMap<number, WrongQuantity> = new Map(),
) {
  const wrongAmount = t("lists.paste.errors.quantity");
  const errors: SummaryError[] = [];
  const before: Record<number, SentChoice> = {};
  for (const { key, productId, typedAmount, unreadable, options } of choices) {
    const question = questions.get(key);
    const error = unreadable && productId !== undefined ? wrongAmount : question?.error;
    if (error) errors.push({ id: `amount-${key}`, text: error });
    const candidates = matches.find((match) => match.key === key)?.candidates ?? [];
    const picked = candidates.find(({ id }) => id === productId);
    const open = (picked?.options ?? []).filter(
      ({ parameter, values }) => !values.some((value) => value.key === options[parameter]),
    );
    const optionErrors = open.map(({ parameter, name }) => {
      const text = t("cart.options.missing", { name });
      errors.push({ id: optionId(key, productId ?? 0, parameter), text });
      return [parameter, text] as const;
    });
    before[key] = {
      pick: String(productId ?? ""),
      amount: typedAmount,
      error,
      more: question?.more,
      options,
      optionErrors: Object.fromEntries(optionErrors),
    };
  }
  return { before, errors };
}
