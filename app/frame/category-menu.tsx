import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import type { MenuNode } from "~/page/menu";
import { NavLink } from "~/page/nav-link";
import * as paths from "~/page/paths";
import { usePathname } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog-link";
import { withIcon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Link } from "~/ui/link";

type LinkProps = { icon: IconName; label: string; className?: string };

/** Leads to all departments; with a script their tree opens over the page: from the left on a phone, under the header on a desk (§2.2). */
export function DepartmentsLink({ icon, label, className = "" }: LinkProps) {
  const t = useT();
  const drawn = `${className} ${withIcon(icon)}`.trim();
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

/** Under the header on wide screens: all departments, offers, and the first departments. */
export function CategoryMenu({ roots }: { roots: MenuNode[] }) {
  const t = useT();
  return (
    <nav
      className="mx-auto hidden max-w-[82rem] items-center pr-16 pl-4 md:flex"
      aria-label={t("frame.menu.main")}
    >
      <DepartmentsLink
        icon="menu"
        label={t("frame.menu.departments")}
        className="flex min-h-11 items-center gap-2 pr-4 font-bold"
      />
      <div className="catbar m-0 flex-1 p-0">
        <ul>
          <li>
            <Link to={withQuery(paths.search, { promo: "1" })} className={withIcon("percent")}>
              {t("frame.menu.promos")}
            </Link>
          </li>
          <li>
            <Link to={withQuery(paths.search, { new: "1" })}>{t("frame.menu.news")}</Link>
          </li>
          <li>
            <Link to={paths.flyers}>{t("flyers.title")}</Link>
          </li>
          {roots.slice(0, 6).map((root) => (
            <li key={root.slug}>
              <NavLink to={paths.category(root.slug)}>{root.name}</NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
