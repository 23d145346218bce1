import { Fragment } from "react";
import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import type { MenuNode } from "~/page/menu";
import { NavLink } from "~/page/nav-link";
import * as paths from "~/page/paths";
import { usePathname } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { withIcon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Link } from "~/ui/link";

type LinkProps = { icon: IconName; label: string };

/**
 * Link to all departments. With a script their tree opens as a dialog (§2.2).
 * It comes from the left on a phone, and below the header on a desktop.
 */
export function DepartmentsLink({ icon, label }: LinkProps) {
  const t = useT();
  const drawn = withIcon(icon);
  if (usePathname() === paths.departments)
    return (
      <Link to={paths.departments} className={drawn} aria-current="page">
        {label}
      </Link>
    );
  return (
    <DialogLink
      to={paths.departments}
      className={drawn}
      label={t("frame.menu.departments")}
      width="menu"
      shape="menu"
    >
      {label}
    </DialogLink>
  );
}

/** Menu below the header on wide screens: all departments, offers, and the first departments. */
export function CategoryMenu({ roots }: { roots: MenuNode[] }) {
  const t = useT();
  return (
    <nav className="catbar" aria-label={t("frame.menu.main")}>
      <DepartmentsLink icon="menu" label={t("frame.menu.departments")} />{" "}
      <Link to={withQuery(paths.search, { promo: "1" })} className={withIcon("percent")}>
        {t("frame.menu.promos")}
      </Link>{" "}
      <Link to={withQuery(paths.search, { new: "1" })}>{t("frame.menu.news")}</Link>{" "}
      <Link to={paths.flyers}>{t("flyers.title")}</Link>
      {roots.slice(0, 6).map((root) => (
        <Fragment key={root.slug}>
          {" "}
          <NavLink to={paths.category(root.slug)}>{root.name}</NavLink>
        </Fragment>
      ))}
    </nav>
  );
}
