import type { ComponentPropsWithoutRef } from "react";
import type { Path } from "~/lib/path";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: Path };
type FormProps = Omit<ComponentPropsWithoutRef<"form">, "action"> & { action?: Path };

/** For addresses of the shop: one that is not in the table does not compile. Plain elements: what a script adds finds them in the page. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
export const Form = (props: FormProps) => <form {...props} />;
