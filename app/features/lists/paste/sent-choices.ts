import type { Translate } from "~/i18n/translate";
import type { SummaryError } from "~/ui/form/error-summary";
import type { Choice } from "./choices";
import { optionId } from "./field-names";
import type { SentChoice } from "./match-line";
import type { MatchView } from "./matches-view";

/** The choices that were sent, by line, with what is wrong with a quantity or missing of an option; `errors` are the same for the summary. */
export function sentChoices(choices: readonly Choice[], matches: readonly MatchView[], t: Translate) {
  const wrongAmount = t("lists.paste.errors.quantity");
  const errors: SummaryError[] = [];
  const before: Record<number, SentChoice> = {};
  for (const { key, productId, typedAmount, unreadable, options } of choices) {
    const isWrong = unreadable && productId !== undefined;
    if (isWrong) errors.push({ id: `amount-${key}`, text: wrongAmount });
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
      error: isWrong ? wrongAmount : undefined,
      options,
      optionErrors: Object.fromEntries(optionErrors),
    };
  }
  return { before, errors };
}
