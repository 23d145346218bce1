import { useContext } from "react";
import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { Link, OwnerContext, type LinkProps } from "~/ui/link";
import { useFrame } from "./frame-data";
import { NavLink } from "./nav-link";
import * as paths from "./paths";
import { usePathname } from "./shop-info";

type Props = Omit<LinkProps, "to"> & { back: Path };

/**
 * Link to the login, which returns to `back`.
 * With a script it opens as a dialog (§2.3), unless the login runs a third-party script.
 */
export function LoginLink({ back, ...link }: Props) {
  const t = useT();
  const to = withBack(paths.login, back);
  const frame = useFrame();
  const isOnLogin = usePathname() === paths.login;
  const ownPage = isOnLogin || !frame || frame.chain.challenges;
  if (ownPage) return <Link {...link} to={to} />;
  return <DialogLink {...link} to={to} label={t("auth.login.title")} width={480} />;
}

/** Link to a page of the shopper; a visitor signs in first (§2.2). */
export function OwnLink({ to, ...link }: LinkProps) {
  const isVisitor = useContext(OwnerContext) === undefined;
  return isVisitor ? <LoginLink back={to} {...link} /> : <NavLink to={to} {...link} />;
}
