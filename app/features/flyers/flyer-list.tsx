import { useT } from "~/i18n/use-t";
import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import type { FlyerView } from "./flyer-view";

/** Flyers by their first page. */
export function FlyerList({ flyers }: { flyers: FlyerView[] }) {
  const t = useT();
  return (
    <ul className="flyers">
      {flyers.map((flyer, index) => (
        <li key={flyer.href} className="flyer-card">
          <img
            // React 18 supports this attribute only in HTML spelling
            {...(index === 0 && { fetchpriority: "high" })}
            src={flyer.pages[0]?.cover}
            alt=""
            width={300}
            height={424}
            loading={index < 2 ? undefined : "lazy"}
            decoding="async"
            className="flyer-cover"
          />
          <div>
            <h2 className="heading">
              <Link to={flyer.href} aria-label={t("flyers.open", { name: flyer.name })}>
                {flyer.name}
              </Link>
            </h2>
            {flyer.validity ? <p className="text-sm">{flyer.validity}</p> : null}
            {flyer.urgent ? <Badge kind="warn">{flyer.urgent}</Badge> : null}
            <p className="text-sm text-quiet">{t("flyers.pages", { count: flyer.pages.length })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
