import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { MenuNode } from "~/page/menu";
import { Breadcrumbs, type BreadcrumbsProps } from "~/ui/navigation/breadcrumbs";
import { Icon } from "~/ui/icon";
import { CategoryTiles } from "./category-tiles";

type Props = BreadcrumbsProps & { title: string; nodes?: MenuNode[] };

/** Breadcrumbs and title; the subcategories are folded on a phone, where the products come first. */
export function ListingTop({ crumbs, current, title, nodes = [] }: Props) {
  const t = useT();
  return (
    <div className={nodes.length > 0 ? "listing-top listing-top-tiles" : "listing-top"}>
      <Breadcrumbs crumbs={crumbs} current={current} />
      <h1 className="title">{title}</h1>
      {nodes.length > 0 ? (
        <>
          <input
            type="checkbox"
            id="show-tiles"
            {...marks.put(marks.morphSkip, "")}
            className="listing-switch"
          />
          <label htmlFor="show-tiles" className="listing-tiles-label">
            {t("catalog.listing.subcategories")}
            <Icon name="chevron-down" />
          </label>
          <nav aria-label={t("catalog.listing.subcategories")}>
            <CategoryTiles nodes={nodes} />
          </nav>
        </>
      ) : null}
    </div>
  );
}
