import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import type { Suggestion } from "~/maps/maps";
import { FoundList } from "~/ui/found-list";

type Props = {
  places: Suggestion[];
  /** the map service found more places than are listed */
  more: boolean;
  to: (id: string) => Path;
};

/** List "Quale intendi?": the places that a text may mean. */
export function WhichPlace({ places, more, to }: Props) {
  const t = useT();
  return (
    <section>
      <h2 className="field-label">{t("delivery.area.many", { count: places.length })}</h2>
      {more && <p className="quiet">{t("delivery.area.more", { count: places.length })}</p>}
      <FoundList places={places} to={to} />
    </section>
  );
}
