import type { Translate } from "~/i18n/translate";
import type { Shopper } from "~/model/user";

/** Returns the special marks of an account (§6) in words; empty for an ordinary account. */
export const shopperMarks = (t: Translate, { master, betaTester, singleSignOn }: Shopper): string[] => [
  ...(master ? [t("account.marks.master")] : []),
  ...(betaTester ? [t("account.marks.betaTester")] : []),
  ...(singleSignOn ? [t("account.marks.singleSignOn")] : []),
];
