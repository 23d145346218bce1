import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";
import { PlaceText } from "./place-text";

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
  /** another place is proposed: that one has the strong button */
  second?: boolean;
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
  second,
  children,
}: RowProps) {
  const t = useT();
  return (
    <li className={place.chosen ? "place place-chosen" : "place"}>
      <PlaceText
        name={place.name}
        line={place.line}
        badge={badge}
        notes={notes}
        preferred={preferred}
        marks={[refused]}
      />
      {place.chosen && (
        <p className="place-here">
          <Icon name="check" />
          {t("delivery.address.chosen")}
        </p>
      )}
      {!place.chosen && !refused && (
        <Form method="post" action={action}>
          <Button
            kind={second ? "secondary" : "primary"}
            name={pressed(field, place.id)}
            aria-label={`${label}: ${place.name}`}
          >
            {label}
          </Button>
        </Form>
      )}
      {children && <div className="place-more">{children}</div>}
    </li>
  );
}
