import type { Translate } from "~/i18n/translate";
import type { Shared } from "~/model/shared";

/** Text of a list for sharing: only its owner can open its address (record 118). */
export const sharedList = (
  title: string,
  lines: readonly { quantity: string; name: string }[],
  t: Translate,
): Shared => ({
  title,
  text: [title, ...lines.map(({ quantity, name }) => `${quantity} ${name}`)].join("\n"),
  failed: t("ui.shareFailed"),
});
