import type { ReactNode } from "react";
import type { Path } from "~/lib/path";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Link } from "~/ui/link";

type Props = { to: Path; icon: IconName; title: string; children?: ReactNode };

/** Tile of the dashboard; the whole tile is a link. */
export function DashboardTile({ to, icon, title, children }: Props) {
  return (
    <li>
      <Link to={to} className="dashboard-tile">
        <Icon name={icon} />
        <span className="dashboard-text">
          <span className="dashboard-title">{title}</span>{" "}
          {children ? <span className="quiet">{children}</span> : null}
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}
