import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import type { AreaAnswer } from "./area-data";
import { WhichPlace } from "../place/which-place";

/** Verdict whether the requested place is served. */
export function AreaVerdict({ answer }: { answer: AreaAnswer }) {
  const t = useT();
  switch (answer.kind) {
    case "ask":
      return null;
    case "none":
      return (
        <Notice kind="warn" title={t("delivery.area.noneTitle", { q: answer.q })}>
          {t("delivery.area.none")}
        </Notice>
      );
    case "down":
      return <Notice kind="error">{t("delivery.area.down")}</Notice>;
    case "many":
      return <WhichPlace {...answer} to={(id) => withQuery(paths.deliveryArea, { place: id })} />;
    case "yes":
    case "no":
      return <Verdict answer={answer} />;
  }
}

function Verdict({ answer }: { answer: Extract<AreaAnswer, { kind: "yes" | "no" }> }) {
  const t = useT();
  const { kind, q, fee, stores, collects } = answer;
  return (
    <>
      <Notice kind={kind === "yes" ? "ok" : "warn"} title={t(`delivery.area.${kind}`, { place: q })} live>
        {fee && (
          <p>
            {t("delivery.area.fee", { cost: fee.cost, minimum: fee.minimum })}
            {fee.freeFrom && ` ${t("delivery.area.freeFrom", { amount: fee.freeFrom })}`}
          </p>
        )}
        {kind === "no" && <p>{t(collects ? "delivery.area.noHelp" : "delivery.area.noneNear")}</p>}
        <div className="notice-actions">
          {kind === "yes" ? (
            <LinkButton kind="primary" to={paths.departments}>
              {t("delivery.area.shop")}
            </LinkButton>
          ) : (
            collects && (
              <LinkButton kind="primary" to={withQuery(paths.deliveryAddress, { servizio: "pickup" })}>
                {t("delivery.form.pickupInstead")}
              </LinkButton>
            )
          )}
        </div>
      </Notice>
      {stores.length > 0 && (
        <section>
          <h2 className="field-label">{t("delivery.area.nearest")}</h2>
          <ul className="found-list">
            {stores.map(({ name, slug, line, distance }) => (
              <li key={slug}>
                <Link to={paths.store(slug)}>
                  <Icon name="store" />
                  <span>
                    <strong>{name}</strong> {[line, distance].filter(Boolean).join(" · ")}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
