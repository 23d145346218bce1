import { Fragment } from "react";
import { Badge } from "~/ui/badge";
import type { BadgeView } from "./card-view";

const corner = "card-product-badge z-10";

/**
 * Badges over the corner of a picture: promotion, new, featured. A single badge has no box around
 * it: a page holds two dozen cards, and each element costs bytes.
 */
export function CornerBadges({ badges = [] }: { badges: BadgeView[] | undefined }) {
  const [badge, ...more] = badges;
  if (!badge) return null;
  if (more.length === 0)
    return (
      <>
        <Badge kind={badge.kind} className={corner}>
          {badge.text}
        </Badge>{" "}
      </>
    );
  return (
    <div className={corner}>
      {badges.map(({ kind, text }) => (
        <Fragment key={text}>
          <Badge kind={kind}>{text}</Badge>{" "}
        </Fragment>
      ))}
    </div>
  );
}
