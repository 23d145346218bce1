import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";

type RowProps = {
  field: "addressId" | "storeId";
  place: { id: number; name: string; line: string; chosen: boolean };
  /** the button's label: "Consegna qui" */
  label: string;
  /** where the form posts */
  action: Path;
  badge?: string;
  /** "Indirizzo preferito" */
  preferred?: string;
  /** below the address: hours, distance */
  notes?: (string | undefined)[];
  /** why it cannot be chosen */
  refused?: string;
  /** links and small forms of this place */
  children?: ReactNode;
};

/** A place with its primary button and its other actions. */
export function PlaceRow({
  field,
  place,
  label,
  action,
  badge,
  preferred,
  notes,
  refused,
  children,
}: RowProps) {
  const t = useT();
  const said = notes?.filter(Boolean) ?? [];
  return (
    <li className={place.chosen ? "place place-chosen" : "place"}>
      <div className="place-text">
        <h2 className="place-name">
          {place.name} {badge && <Badge>{badge}</Badge>}
        </h2>
        <p className="quiet">{place.line}</p>
        {said.length > 0 && <p className="quiet">{said.join(" · ")}</p>}
        {preferred && (
          <p className="place-preferred">
            <Icon name="star" />
            {preferred}
          </p>
        )}
        {refused && <p className="place-mark">{refused}</p>}
      </div>
      {place.chosen && (
        <p className="place-here">
          <Icon name="check" />
          {t("delivery.address.chosen")}
        </p>
      )}
      {!place.chosen && !refused && (
        <Form method="post" action={action}>
          <Button kind="primary" name={field} value={place.id} aria-label={`${label}: ${place.name}`}>
            {label}
          </Button>
        </Form>
      )}
      {children && <div className="place-more">{children}</div>}
    </li>
  );
}

/** The star: one tap makes a place the preferred one of its kind. */
export function PreferForm({
  id,
  name,
  action,
  label,
}: {
  id: number;
  name: string;
  action: Path;
  label: string;
}) {
  return (
    <Form method="post" action={action}>
      <Button kind="quiet" icon="star" small name="preferId" value={id} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </Form>
  );
}
