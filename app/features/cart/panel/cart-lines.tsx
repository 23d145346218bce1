import { useId } from "react";
import { UnknownAllergens } from "~/features/allergens/public";
import type { CartView } from "./cart-view";
import { CartLine } from "./cart-line";
import { UnreadableLine } from "./unreadable-line";

/** Cart lines, grouped by department if the tenant does so (§2.4). */
export function CartLines({ cart: { groups, lines, unreadable } }: { cart: CartView }) {
  return (
    <>
      <UnknownAllergens of={lines} />
      {groups.map((group) => (
        <Sector group={group} key={group.name ?? ""} />
      ))}
      {unreadable.length > 0 && (
        <ul className="cart-lines">
          {unreadable.map((line) => (
            <UnreadableLine key={line.itemId} line={line} />
          ))}
        </ul>
      )}
    </>
  );
}

function Sector({ group: { name, lines } }: { group: CartView["groups"][number] }) {
  const id = useId();
  const list = (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine key={line.itemId} line={line} />
      ))}
    </ul>
  );
  if (!name) return list;
  return (
    <section className="cart-sector" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {list}
    </section>
  );
}
