import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { PictureTile } from "~/ui/product/product-picture";
import { Section } from "~/ui/section";
import type { FlyerView } from "./flyer-view";

/** Small covers of flyers, for other pages. */
export function FlyerCovers({ flyers }: { flyers: FlyerView[] }) {
  const t = useT();
  return (
    <Section title={t("flyers.title")} more={{ to: paths.flyers, text: t("flyers.home") }}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {flyers.map(({ href, name, validity, urgent, pages: [cover] }) => (
          <li key={href}>
            <Link to={href} className="card m-0 flex items-center gap-4 font-bold break-words [--side:6rem]">
              <PictureTile src={cover?.thumb ?? ""} size={96} />
              <span className="min-w-0">{[name, urgent ?? validity].filter(Boolean).join(". ")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
