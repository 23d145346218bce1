import { useT } from "~/i18n/use-t";

/** Said once above goods, where some of them do not tell their allergens: the silence of a card is no promise. */
export function UnknownAllergens({ of }: { of: readonly { allergensUnknown?: true }[] }) {
  const t = useT();
  if (!of.some(({ allergensUnknown }) => allergensUnknown)) return null;
  return <p className="quiet text-sm mb-2">{t("allergens.someUnknown")}</p>;
}
