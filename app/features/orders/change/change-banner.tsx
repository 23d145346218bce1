import type { Translate } from "~/i18n/translate";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import type { ChangingOrder } from "~/page/frame-data";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";

/** Name of the banner as a fragment: each cart change replaces it if a script runs. */
export const changePart = "order-change";

type Differs = NonNullable<ChangingOrder["differs"]>;

/** Example: "2 pezzi in più, 6,40 € in più." */
function differsText({ pieces, dearer, cheaper }: Differs, t: Translate): string {
  const parts = [
    pieces > 0 && t("orders.banner.morePieces", { count: pieces }),
    pieces < 0 && t("orders.banner.fewerPieces", { count: -pieces }),
    dearer && t("orders.banner.dearer", { amount: dearer }),
    cheaper && t("orders.banner.cheaper", { amount: cheaper }),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : t("orders.banner.same");
}

/**
 * Banner on every page while an order is being changed: the order, the difference, the deadline,
 * and links to go on or undo.
 */
export function ChangeBanner({ change }: { change: ChangingOrder }) {
  const t = useT();
  const { id, before, over, more, differs, total, authorised } = change;
  return (
    <Notice kind={over || more ? "warn" : "info"}>
      <p>
        <strong>
          {id === undefined ? t("orders.banner.titleUnknown") : t("orders.banner.title", { id })}
        </strong>
        {": "}
        {differs ? differsText(differs, t) : t("orders.banner.total", { total })}
        {authorised && ` ${t("orders.banner.held", { held: authorised })}`}
        {more && ` ${t("orders.banner.more", { amount: more })}`}
        {before && ` ${t(over ? "orders.banner.over" : "orders.banner.before", before)}`}{" "}
        <Link to={paths.cart} className="link">
          {t("orders.banner.cart")}
        </Link>
        {id !== undefined && (
          <>
            {" · "}
            <Link to={paths.undoOrderChange(id)} className="link">
              {t("orders.banner.undo")}
            </Link>
          </>
        )}
      </p>
    </Notice>
  );
}
