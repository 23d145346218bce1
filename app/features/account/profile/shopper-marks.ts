import type { Translate } from "~/i18n/translate";
import type { Shopper } from "~/model/user";

/** What is special about an account (§6), in words; nothing for an ordinary one. */
export const shopperMarks = (t: Translate, { master, betaTester, singleSignOn }: Shopper): string[] => [
  ...(master ? [t("account.marks.master")] : []),
  ...(betaTester ? [t("account.marks.betaTester")] : []),
  ...(singleSignOn ? [t("account.marks.singleSignOn")] : []),
];
