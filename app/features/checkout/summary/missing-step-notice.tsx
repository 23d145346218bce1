import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import type { MissingStep } from "./missing-step";

const wayTo: Record<MissingStep["step"], Path> = {
  place: withBack(paths.deliveryAddress, paths.checkout),
  goods: paths.departments,
  slot: withBack(paths.timeslot, paths.checkout),
  fewerGoods: paths.cart,
};

/** In place of the way to payment: the way to what is missing. */
export function WhatIsMissing({ missing: { step, text } }: { missing: MissingStep }) {
  const t = useT();
  return (
    <Notice
      kind="info"
      actions={
        <LinkButton kind="primary" wide to={wayTo[step]}>
          {t(`checkout.missing.${step}.choose`)}
        </LinkButton>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
