import type { MenuNode } from "~/page/menu";
import * as paths from "~/page/paths";
import { Icon, iconOr } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Departments as tiles with a name: the backend's picture, else an icon. */
export function CategoryTiles({ nodes }: { nodes: MenuNode[] }) {
  return (
    <ul className="tiles">
      {nodes.map((node) => (
        <li key={node.slug}>
          <Link to={paths.category(node.slug)} className="tile">
            {node.image ? (
              <img src={node.image} alt="" width={80} height={80} loading="lazy" className="tile-mark" />
            ) : (
              <span className="tile-mark">
                <Icon name={iconOr(node.icon, "basket")} />
              </span>
            )}
            {node.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
