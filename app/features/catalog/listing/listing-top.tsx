import { useT } from "~/i18n/use-t";
import type { MenuNode } from "~/page/menu";
import { Breadcrumbs, type BreadcrumbsProps } from "~/ui/navigation/breadcrumbs";
import { CategoryTiles } from "./category-tiles";

type Props = BreadcrumbsProps & { title: string; nodes?: MenuNode[] };

/**
 * Breadcrumbs, title and subcategories. On a phone the subcategories are a row of chips beside the
 * breadcrumbs, so that the products start high.
 */
export function ListingTop({ crumbs, current, title, nodes = [] }: Props) {
  const t = useT();
  return (
    <div className={nodes.length > 0 ? "listing-top listing-top-tiles" : "listing-top"}>
      <Breadcrumbs crumbs={crumbs} current={current} />
      <h1 className="title">{title}</h1>
      {nodes.length > 0 ? (
        <nav aria-label={t("catalog.listing.subcategories")} className="listing-tiles">
          <CategoryTiles nodes={nodes} />
        </nav>
      ) : null}
    </div>
  );
}
