import { useFrame } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";

/** Links to the departments, for a search page without results. */
export function StartSearch({ text }: { text: string }) {
  const t = useT();
  const roots = useFrame()?.menu ?? [];
  return (
    <nav className="mt-6" aria-label={t("catalog.search.departments")}>
      <p>{text}</p>
      <ul className="mt-4 columns-2 gap-4 sm:columns-3 md:columns-4">
        {roots.map((root) => (
          <li key={root.slug}>
            <Link to={paths.category(root.slug)} className="block py-1 underline">
              {root.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
