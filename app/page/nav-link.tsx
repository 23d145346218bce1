import { Link, type LinkProps } from "~/ui/link";
import { usePathname } from "./shop-info";

/** A link that says when its page, or one below it, is the one that shows. */
export function NavLink({ to, ...link }: LinkProps) {
  const pathname = usePathname();
  const here = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={here ? "page" : undefined} {...link} />;
}
