import {
  Form as RemixForm,
  Link as RemixLink,
  NavLink as RemixNavLink,
  type FormProps as RemixFormProps,
  type LinkProps as RemixLinkProps,
  type NavLinkProps as RemixNavLinkProps,
} from "@remix-run/react";
import type { ReactNode, RefAttributes } from "react";
import type { Path } from "~/lib/path";

type Component<Props, Element> = (props: Props & RefAttributes<Element>) => ReactNode;

export type LinkProps = Omit<RemixLinkProps, "to"> & { to: Path };
type NavLinkProps = Omit<RemixNavLinkProps, "to"> & { to: Path };
type FormProps = Omit<RemixFormProps, "action"> & { action?: Path };

/** Remix's own, for addresses of the shop: one that is not in the table does not compile. */
export const Link: Component<LinkProps, HTMLAnchorElement> = RemixLink;
export const NavLink: Component<NavLinkProps, HTMLAnchorElement> = RemixNavLink;
export const Form: Component<FormProps, HTMLFormElement> = RemixForm;
