import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";

export type DataRow = { term: string; value: string | undefined };

/** Part of a shopper's data with a link to change it; without rows only the link. */
export function DataCard({ title, to, rows }: { title: string; to: Path; rows: readonly DataRow[] }) {
  const t = useT();
  return (
    <Card
      as="section"
      title={title}
      action={
        <Link to={to} className="link" aria-label={t("account.changeNamed", { name: title })}>
          {t("account.change")}
        </Link>
      }
    >
      {rows.length > 0 && (
        <dl className="data-rows">
          {rows.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt> <dd>{value || <span className="quiet">{t("account.notSaid")}</span>}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
