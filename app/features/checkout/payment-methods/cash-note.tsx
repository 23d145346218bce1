import { useT } from "~/i18n/use-t";

/** What the law and the chain say of cash (the tooltip of §1), folded below the ways to pay. */
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
