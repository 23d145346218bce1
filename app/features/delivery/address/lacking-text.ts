import type { Translate } from "~/i18n/translate";
import type { neededDetails } from "./address-form";

/** "Manca: nome sul citofono, telefono di riferimento." */
export function lackingText(t: Translate, names: readonly (typeof neededDetails)[number][]): string {
  const labels = names.map((name) => t(`delivery.form.${name}`));
  const said = labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return `${t("delivery.form.lacks")} ${said.join(", ")}.`;
}
