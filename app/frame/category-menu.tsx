import { useFetcher, useLocation } from "@remix-run/react";
import type { DepartmentsLoader } from "~/features/catalog/public";
import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { Icon, iconOr } from "~/ui/icon";
import type { MenuNode } from "~/page/menu";
import { Link, NavLink } from "~/ui/link";
import { useDismiss } from "./use-dismiss";

/** The whole tree, asked for only when a menu opens: pages carry the roots alone. */
export function useWholeTree(roots: MenuNode[]) {
  const fetcher = useFetcher<DepartmentsLoader>({ key: "departments" });
  const load = () => {
    if (fetcher.state === "idle" && !fetcher.data) fetcher.load(paths.departments);
  };
  return { tree: fetcher.data?.departments ?? roots, load };
}

/** Departments on wide screens: a panel under the header, three levels as masonry once the script has them, roots without. */
export function CategoryMenu({ roots }: { roots: MenuNode[] }) {
  const t = useT();
  const { key } = useLocation();
  const { tree, load } = useWholeTree(roots);
  const menu = useDismiss();
  return (
    <nav
      className="mx-auto hidden max-w-[82rem] items-center pr-16 pl-4 md:flex"
      aria-label={t("frame.menu.main")}
    >
      <details
        ref={menu}
        key={key}
        onToggle={(event) => event.currentTarget.open && load()}
        onPointerEnter={load}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 pr-4 font-bold">
          <Icon name="menu" />
          {t("frame.menu.departments")}
        </summary>
        <div className="absolute inset-x-0 z-40 max-h-[70vh] overflow-y-auto border-y border-line bg-surface text-ink">
          <div className="mx-auto max-w-[82rem] p-4">
            <ul className="columns-4 gap-6 lg:columns-5">
              {tree.map((root) => (
                <li key={root.slug} className="mb-4 break-inside-avoid text-sm">
                  <Link
                    to={paths.category(root.slug)}
                    className="flex items-center gap-2 py-1 text-base font-bold hover:underline"
                  >
                    <Icon name={iconOr(root.icon, "basket")} className="text-brand" />
                    {root.name}
                  </Link>
                  {root.children ? (
                    <ul>
                      {root.children.map((child) => (
                        <li key={child.slug}>
                          <Link to={paths.category(child.slug)} className="block py-1 hover:underline">
                            {child.name}
                          </Link>
                          {child.children ? <Leaves nodes={child.children} /> : null}
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
            <Link to={paths.departments} className="inline-flex items-center gap-2 py-2 font-bold underline">
              {t("frame.menu.all")}
              <Icon name="arrow-right" />
            </Link>
          </div>
        </div>
      </details>
      <div className="catbar m-0 flex-1 p-0">
        <ul>
          <li>
            <Link to={withQuery(paths.search, { promo: "1" })}>
              <Icon name="percent" />
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

function Leaves({ nodes }: { nodes: MenuNode[] }) {
  return (
    <ul className="mb-1 flex flex-wrap gap-x-3 text-quiet">
      {nodes.map(({ name, slug }) => (
        <li key={slug}>
          <Link to={paths.category(slug)} className="inline-block py-1 hover:underline">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
