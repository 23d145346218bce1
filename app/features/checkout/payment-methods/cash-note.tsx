import { useT } from "~/i18n/use-t";

/** What the law and the chain say of cash (§1), folded: the tooltip of a way to pay that takes it. */
export function CashNote({ text }: { text: string | undefined }) {
  const t = useT();
  if (!text) return null;
  return (
    <details>
      <summary>{t("checkout.cashLimits")}</summary>
      <p className="quiet">{text}</p>
    </details>
  );
}
