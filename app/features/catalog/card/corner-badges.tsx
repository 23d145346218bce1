import { Fragment } from "react";
import { Badge } from "~/ui/badge";
import type { BadgeView } from "./card-view";

/** Badges over the corner of a picture: promo, new, featured. */
export function CornerBadges({ badges }: { badges: BadgeView[] | undefined }) {
  if (!badges) return null;
  return (
    <div className="card-product-badge z-10">
      {badges.map(({ kind, text }) => (
        <Fragment key={kind}>
          <Badge kind={kind}>{text}</Badge>{" "}
        </Fragment>
      ))}
    </div>
  );
}
