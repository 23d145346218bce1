import { createContext, useContext, type ComponentPropsWithoutRef } from "react";
import { ownerField } from "~/lib/owner-field";
import type { Path } from "~/lib/path";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: Path };
type FormProps = Omit<ComponentPropsWithoutRef<"form">, "action"> & { action?: Path };

/** A plain link to an address of the shop; one that is not in page/paths.ts does not compile. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** Id of who is signed in; undefined for visitors. */
export const OwnerContext = createContext<number | undefined>(undefined);

/** A hidden field of a form that changes something: whose page it stands on, so that whoever signs in afterwards does not send it as theirs. */
function Owner() {
  const owner = useContext(OwnerContext);
  return owner === undefined ? null : <input type="hidden" name={ownerField} value={owner} />;
}

/** A plain form to an address of the shop; one that changes something says whose page it stands on. */
export const Form = ({ children, ...rest }: FormProps) => (
  <form {...rest}>
    {rest.method === "post" ? <Owner /> : null}
    {children}
  </form>
);
