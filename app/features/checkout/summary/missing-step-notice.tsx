import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import type { MissingStep } from "./missing-step";

const wayTo: Record<Exclude<MissingStep["step"], "paused">, Path> = {
  place: withBack(paths.deliveryAddress, paths.checkout),
  goods: paths.departments,
  slot: withBack(paths.timeslot, paths.checkout),
  fewerGoods: paths.cart,
};

/** Notice in place of the order button, with a link to the missing step if it can be done now. */
export function WhatIsMissing({ missing: { step, text } }: { missing: MissingStep }) {
  const t = useT();
  return (
    <Notice
      kind="info"
      actions={
        step !== "paused" && (
          <LinkButton kind="primary" wide to={wayTo[step]}>
            {t(`checkout.missing.${step}.choose`)}
          </LinkButton>
        )
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
