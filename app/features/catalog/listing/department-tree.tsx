import { useT } from "~/i18n/use-t";
import type { MenuNode } from "~/page/menu";
import * as paths from "~/page/paths";
import { Icon, iconOr } from "~/ui/icon";
import { Link } from "~/ui/link";

/**
 * Three levels of departments: columns on a desktop. A phone shows the first level and unfolds the
 * lower ones (§2.2), without script too.
 */
export function DepartmentTree({ departments }: { departments: MenuNode[] }) {
  return (
    <ul className="departments">
      {departments.map((root) => (
        <Department key={root.slug} root={root} />
      ))}
    </ul>
  );
}

function Department({ root: { slug, name, icon, children = [] } }: { root: MenuNode }) {
  const t = useT();
  const below = t("catalog.departments.below", { name });
  return (
    <li className="department">
      <Link to={paths.category(slug)} className="department-name">
        <Icon name={iconOr(icon, "basket")} className="text-brand" />
        {name}
      </Link>
      {children.length > 0 ? (
        <>
          {" "}
          <input type="checkbox" className="department-switch i-chevron-down" aria-label={below} />{" "}
          {/* label of the checkbox, for text browsers */}
          <span className="visually-hidden" aria-hidden>
            {below}
          </span>
          <ul>
            {children.map((child) => (
              <li key={child.slug}>
                <Link to={paths.category(child.slug)}>{child.name}</Link>
                {child.children ? (
                  <ul>
                    {child.children.map((leaf) => (
                      <li key={leaf.slug}>
                        <Link to={paths.category(leaf.slug)}>{leaf.name}</Link>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </li>
  );
}
