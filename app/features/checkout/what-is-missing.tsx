import type { CartView } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import { withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";

type Missing = "place" | "slot";

/** What has to be chosen before one pays, place first (§4); undefined when nothing is missing. */
export const missingOf = ({ where, when }: Pick<CartView, "where" | "when">): Missing | undefined => {
  if (!where) return "place";
  return when?.label ? undefined : "slot";
};

/** In place of the way to payment: the way to what is missing. */
export function WhatIsMissing({ missing }: { missing: Missing }) {
  const t = useT();
  const to = missing === "place" ? paths.deliveryAddress : paths.timeslot;
  return (
    <Notice
      kind="info"
      actions={
        <LinkButton kind="primary" wide to={withBack(to, paths.checkout)}>
          {t(`checkout.missing.${missing}.choose`)}
        </LinkButton>
      }
    >
      <p>{t(`checkout.missing.${missing}.text`)}</p>
    </Notice>
  );
}
