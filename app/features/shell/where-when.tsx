import { Link, useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";
import type { CartSummary } from "./cart-summary";

/** The address stays while paying and while an order is being changed, the slot while paying (§2.2). */
export function editable(pathname: string, cart: CartSummary | undefined) {
  const paying = pathname === "/payment";
  return { address: !paying && !cart?.changing, timeslot: !paying };
}

/** "Via Appia 12 · ven 18-20", each part a link where it may be changed. */
export function WhereWhen({ cart }: { cart: CartSummary | undefined }) {
  const t = useT();
  const may = editable(useLocation().pathname, cart);
  const { where, when, service } = cart ?? {};
  if (!where && !when) {
    return (
      <div className="where md:row-start-1">
        <Icon name="map-pin" />
        {may.address ? (
          <Link to="/delivery/address" className="py-1 font-bold underline">
            {t("shell.where.choose")}
          </Link>
        ) : null}
      </div>
    );
  }
  return (
    <div className="where md:row-start-1">
      <Icon name={service === "pickup" ? "store" : "truck"} />
      {service ? <span className="sr-only">{t(`shell.where.${service}`)}</span> : null}
      <Part
        words={where ?? t("shell.where.chooseWhere")}
        label={where && t("shell.where.changeWhere", { where })}
        to={may.address ? "/delivery/address" : undefined}
      />
      <span aria-hidden="true">·</span>
      <Part
        words={when ?? t("shell.where.chooseWhen")}
        label={when && t("shell.where.changeWhen", { when })}
        to={may.timeslot ? "/delivery/timeslot" : undefined}
        whole
      />
    </div>
  );
}

type PartProps = { words: string; label: string | undefined; to: string | undefined; whole?: boolean };

/** `whole`: never cut; the other part gives way. */
function Part({ words, label, to, whole }: PartProps) {
  if (!to) return <strong>{words}</strong>;
  return (
    <Link
      to={to}
      className={`${whole ? "shrink-0" : "min-w-0 truncate"} py-1 font-bold underline`}
      aria-label={label}
    >
      {words}
    </Link>
  );
}
