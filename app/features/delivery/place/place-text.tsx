import { Badge } from "~/ui/badge";

type Props = {
  name: string;
  line: string;
  badge?: string;
  /** below the address: hours, distance, phone */
  notes?: (string | undefined)[];
  /** "Indirizzo preferito" */
  preferred?: string;
  /** highlighted states: chosen, not served */
  marks?: (string | undefined)[];
};

/** Name, address and facts of a place. */
export function PlaceText({ name, line, badge, notes = [], preferred, marks = [] }: Props) {
  const said = notes.filter(Boolean).join(" · ");
  return (
    <div className="place-text">
      <h2 className="place-name">
        {name} {badge && <Badge>{badge}</Badge>}
      </h2>
      <p className="quiet">{line}</p>
      {said && <p className="quiet">{said}</p>}
      {preferred && (
        <p className="place-preferred">
          <span aria-hidden="true">★</span>
          {preferred}
        </p>
      )}
      {marks.filter(Boolean).map((mark) => (
        <p className="place-mark" key={mark}>
          {mark}
        </p>
      ))}
    </div>
  );
}
