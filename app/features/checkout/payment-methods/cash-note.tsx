import { useT } from "~/i18n/use-t";

/** Limits on cash set by law and tenant (the tooltip of §1), folded below the payment methods. */
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
