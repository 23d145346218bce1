import { useT } from "~/i18n/use-t";
import { homePath, type Path } from "~/lib/path";
import { Link } from "../link";

export type BreadcrumbsProps = {
  /** from the root down; the component puts "Homepage" before them */
  crumbs: readonly { name: string; href: Path }[];
  /** the current page, not a link */
  current: string;
};

export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  const t = useT();
  return (
    <nav className="breadcrumbs" aria-label={t("ui.breadcrumbs.label")}>
      <ol>
        {[{ name: t("ui.breadcrumbs.home"), href: homePath }, ...crumbs].map((crumb) => (
          <li key={crumb.href}>
            <Link to={crumb.href}>{crumb.name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
