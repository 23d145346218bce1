import { createContext, useContext, type ComponentPropsWithoutRef } from "react";
import { ownerField } from "~/lib/owner-field";
import type { Path } from "~/lib/path";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: Path };
type FormProps = Omit<ComponentPropsWithoutRef<"form">, "action"> & { action?: Path };

/** For addresses of the shop: one that is not in the table does not compile. Plain elements: what a script adds finds them in the page. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** Id of who is signed in; undefined for visitors. */
export const OwnerContext = createContext<number | undefined>(undefined);

/** Says in a form that changes something whose page it stands on: whoever signs in afterwards does not send it as theirs. */
export function Owner() {
  const owner = useContext(OwnerContext);
  return owner === undefined ? null : <input type="hidden" name={ownerField} value={owner} />;
}

/** For addresses of the shop, as `Link`; one that changes something says whose it is. */
export const Form = ({ children, ...rest }: FormProps) => (
  <form {...rest}>
    {rest.method === "post" ? <Owner /> : null}
    {children}
  </form>
);
