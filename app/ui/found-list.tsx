import type { Path } from "~/lib/path";
import { Icon } from "./icon";
import { Link } from "./link";

type Props = {
  places: readonly { id: string; label: string }[];
  to: (id: string) => Path;
};

/** Streets, towns or postal codes found, each a link. */
export function FoundList({ places, to }: Props) {
  return (
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
  );
}
