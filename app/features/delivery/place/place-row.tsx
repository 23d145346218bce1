import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";
import { PlaceText } from "./place-text";

type RowProps = {
  field: "addressId" | "storeId";
  place: { id: number; name: string; line: string; chosen: boolean };
  /** label of the button: "Consegna qui" */
  label: string;
  /** action of the form */
  action: Path;
  badge?: string;
  /** "Indirizzo preferito" */
  preferred?: string;
  /** below the address: hours, distance */
  notes?: (string | undefined)[];
  /** reason why it cannot be chosen */
  refused?: string;
  /** next page after this place is chosen */
  next: Path;
  /** a different place is proposed or chosen and has the primary button */
  second?: boolean;
  /** links and small forms of this place */
  children?: ReactNode;
};

/** Place with its primary button and its other actions. */
export function PlaceRow({
  field,
  place,
  label,
  action,
  badge,
  preferred,
  notes,
  refused,
  next,
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
        <div className="place-here">
          <p>
            <Icon name="check" />
            {t("delivery.address.chosen")}
          </p>
          <LinkButton kind="primary" wide to={next}>
            {t("delivery.address.goOn")}
          </LinkButton>
        </div>
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
