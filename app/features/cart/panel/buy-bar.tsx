import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import type { MeterView } from "../limit/meters";
import type { SummaryView } from "./summary-view";

type Props = { summary: SummaryView; goal: MeterView | undefined };

/**
 * Bar that is always visible: the total and the link to the checkout. Below the minimum order it
 * shows the missing amount and a link to more products.
 */
export function BuyBar({ summary, goal }: Props) {
  const t = useT();
  if (summary.missing) {
    return (
      <div className="buybar">
        {goal && <progress value={goal.value} max={goal.max} aria-label={goal.text} />}
        <p className="buybar-total">
          {t("cart.goal.short", { missing: summary.missing })}{" "}
          <span className="quiet">{t("cart.goal.shortOf")}</span>
        </p>
        <LinkButton kind="primary" to={paths.departments}>
          {t("cart.goal.more")}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="buybar">
      <p className="buybar-total">
        <span className="quiet">{t(summary.range ? "cart.summary.estimate" : "cart.summary.total")}</span>{" "}
        {summary.total}
        {summary.most && <span className="quiet"> {t("cart.summary.upTo", { amount: summary.most })}</span>}
      </p>
      <LinkButton kind="primary" to={paths.checkout}>
        {t("cart.checkout")}
      </LinkButton>
    </div>
  );
}
