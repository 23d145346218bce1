import { useT } from "~/i18n/use-t";

/** Note above products if some lack a statement: a missing warning is no promise. */
export function UnknownAllergens({ of }: { of: readonly { allergensUnknown?: true }[] }) {
  const t = useT();
  if (!of.some(({ allergensUnknown }) => allergensUnknown)) return null;
  return <p className="quiet text-sm mb-2">{t("allergens.someUnknown")}</p>;
}
