import { createContext, useContext, type ComponentPropsWithoutRef } from "react";
import { ownerField } from "~/lib/owner-field";
import type { Path } from "~/lib/path";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: Path };
type FormProps = Omit<ComponentPropsWithoutRef<"form">, "action"> & { action?: Path };

/** A plain link. The type accepts only addresses of page/paths.ts. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** Id of the signed-in shopper; undefined for visitors. */
export const OwnerContext = createContext<number | undefined>(undefined);

/**
 * A hidden field with the id of the page's shopper.
 * A shopper who signs in later therefore cannot submit the form as their own.
 */
function Owner() {
  const owner = useContext(OwnerContext);
  return owner === undefined ? null : <input type="hidden" name={ownerField} value={owner} />;
}

/** A plain form; a POST form also submits the id of the page's shopper. */
export const Form = ({ children, ...rest }: FormProps) => (
  <form {...rest}>
    {rest.method === "post" ? <Owner /> : null}
    {children}
  </form>
);
