import { useT } from "~/i18n/use-t";

export type Letterhead = { name: string; address: string; vat: string; rea: string; phone: string };

/** Company with its numbers, at the top of a printed order. */
export function PrintHead({ company }: { company: Letterhead }) {
  const t = useT();
  return (
    <div className="print-only">
      <p className="font-bold">{company.name}</p>
      <p>{company.address}</p>
      <p>
        {t("orders.print.vat", { vat: company.vat })} · {t("orders.print.rea", { rea: company.rea })} ·{" "}
        {t("orders.print.phone", { phone: company.phone })}
      </p>
    </div>
  );
}
