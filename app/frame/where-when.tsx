import { DialogLink } from "~/ui/dialog/dialog-link";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { withIcon } from "~/ui/icon";
import type { FrameCart, NextSlot } from "~/page/frame-data";
import { useHere, usePathname } from "~/page/shop-info";
import { Link } from "~/ui/link";
import { VisuallyHidden } from "~/ui/visually-hidden";

/**
 * Links that may change the cart's destination and slot.
 * The address is fixed during payment and order changes, the slot during payment (§2.2).
 */
export function editable(pathname: string, cart: FrameCart | undefined) {
  const paying = pathname === paths.payment;
  return { address: !paying && !cart?.changing, timeslot: !paying };
}

/** "Via Appia 12 · ven 18-20", each part a link if it may change. */
export function WhereWhen({ cart, next }: { cart: FrameCart | undefined; next: NextSlot | undefined }) {
  const t = useT();
  const may = editable(usePathname(), cart);
  const { where, when, service } = cart ?? {};
  if (!where && !when) {
    return (
      <div className={`where ${withIcon("map-pin")}`}>
        {may.address ? (
          <Opener to={paths.deliveryAddress} inDialog={cart !== undefined} className="py-1 underline">
            {t("frame.where.choose")}
          </Opener>
        ) : null}{" "}
        {next && may.timeslot ? (
          <Link className={`where-next ${withIcon("clock")}`} to={paths.timeslot}>
            <VisuallyHidden>{t("frame.where.next")}</VisuallyHidden>{" "}
            {t("frame.where.from", { slot: next.short })}
          </Link>
        ) : null}
      </div>
    );
  }
  return (
    <div
      className={`where ${withIcon(service === "pickup" ? "store" : "truck")}`}
      {...marks.put(marks.personal, "")}
    >
      {service ? <VisuallyHidden>{t(`frame.where.${service}`)} </VisuallyHidden> : null}
      <Part
        text={where ?? t("frame.where.chooseWhere")}
        label={where && t("frame.where.changeWhere", { where })}
        to={may.address ? paths.deliveryAddress : undefined}
      />
      <span aria-hidden="true"> · </span>
      <Part
        text={when ?? t("frame.where.chooseWhen")}
        label={when && t("frame.where.changeWhen", { when })}
        to={may.timeslot ? paths.timeslot : undefined}
        whole
      />{" "}
      {cart?.reservedUntil ? (
        <span className="where-held" title={t("delivery.slot.held", { time: cart.reservedUntil })}>
          {t("delivery.slot.heldShort")} {cart.reservedUntil}
        </span>
      ) : null}
    </div>
  );
}

type PartProps = { text: string; label: string | undefined; to: Path | undefined; whole?: boolean };

/** `whole`: never truncated; the other part is shortened instead. */
function Part({ text, label, to, whole }: PartProps) {
  if (!to) return <strong>{text}</strong>;
  return (
    <Opener
      to={to}
      inDialog
      className={`${whole ? "shrink-0" : "min-w-0 truncate"} py-1 font-bold underline`}
      label={label}
    >
      {text}
    </Opener>
  );
}

type OpenerProps = {
  to: Path;
  /** false for a visitor: the page redirects to the login */
  inDialog: boolean;
  className: string;
  label?: string;
  children: string;
};

/** Link to a page that returns here; with a script it opens as a dialog. */
function Opener({ to, inDialog, className, label, children }: OpenerProps) {
  const here = useHere();
  if (!inDialog || here.startsWith("/delivery/")) {
    return (
      <Link to={to} className={className} aria-label={label}>
        {children}
      </Link>
    );
  }
  const link = { to: withBack(to, here), label: children, className, "aria-label": label, children };
  return <DialogLink width={to === paths.timeslot ? 750 : 700} {...link} />;
}
