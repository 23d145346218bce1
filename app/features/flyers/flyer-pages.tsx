import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { withHash, type Path } from "~/lib/path";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "~/ui/product/product-picture";
import type { FlyerView } from "./flyer-view";

const anchor = "pagine";
/** Size of a page, as most chains print it: A4 upright. */
const [width, height] = [600, 848];

type Props = { flyer: FlyerView; sheet: number; hrefOf: (sheet: number) => Path };

/** Page of a flyer with links to the others; every page has its own address. */
export function FlyerPages({ flyer, sheet, hrefOf }: Props) {
  const t = useT();
  const { name, pages } = flyer;
  const to = (number: number) =>
    number >= 1 && number <= pages.length ? withHash(hrefOf(number), anchor) : undefined;
  const picture = pages[sheet - 1]?.picture;
  return (
    <section
      id={anchor}
      {...marks.put(marks.leaf, pages[sheet]?.picture ?? "")}
      className="flyer"
      aria-label={t("flyers.viewer")}
    >
      <nav className="flyer-turn" aria-label={t("flyers.viewer")}>
        <Turn to={to(sheet - 1)} icon="chevron-left" label={t("flyers.previous")} rel="prev" />
        <p aria-live="polite">{t("flyers.pageOf", { page: sheet, pages: pages.length })}</p>
        <Turn to={to(sheet + 1)} icon="chevron-right" label={t("flyers.next")} rel="next" />
      </nav>
      <a href={picture} className="flyer-sheet">
        <img
          // React 18 supports this attribute only in HTML spelling
          {...{ fetchpriority: "high" }}
          src={picture}
          alt={t("flyers.page", { name, page: sheet, pages: pages.length })}
          width={width}
          height={height}
          decoding="async"
        />
      </a>
      {pages.length > 1 ? (
        <ol className="flyer-strip">
          {pages.map(({ picture, thumb }, index) => (
            <li key={picture}>
              <Link
                to={withHash(hrefOf(index + 1), anchor)}
                className="flyer-thumb"
                aria-label={t("flyers.toPage", { page: index + 1 })}
                aria-current={index + 1 === sheet ? "page" : undefined}
              >
                <PictureTile src={thumb} size={75} />
                {index + 1}
              </Link>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

type TurnProps = {
  to: Path | undefined;
  icon: "chevron-left" | "chevron-right";
  label: string;
  rel: "prev" | "next";
};

function Turn({ to, icon, label, rel }: TurnProps) {
  return to ? (
    <Link to={to} rel={rel} className="btn btn-secondary" aria-label={label}>
      <Icon name={icon} />
      <span className="max-md:hidden">{label}</span>
    </Link>
  ) : (
    <span className="flyer-end" />
  );
}
