import { Link } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import type { Suggestion } from "~/maps/maps";
import { Icon } from "~/ui/icon";

type Props = {
  places: Suggestion[];
  /** there are others still */
  more: boolean;
  to: (id: string) => string;
};

/** "Quale intendi?": the places that some words may mean. */
export function WhichPlace({ places, more, to }: Props) {
  const t = useT();
  return (
    <section>
      <h2 className="field-label">{t("delivery.area.many")}</h2>
      {more && <p className="quiet">{t("delivery.area.more", { count: places.length })}</p>}
      <ul className="found-list">
        {places.map(({ id, label }) => (
          <li key={id}>
            <Link to={to(id)}>
              <Icon name="map-pin" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
