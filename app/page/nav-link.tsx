import { Link, type LinkProps } from "~/ui/link";
import { usePathname } from "./shop-info";

/** A link with `aria-current` if its page, or a page below it, is on display. */
export function NavLink({ to, ...link }: LinkProps) {
  const pathname = usePathname();
  const here = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={here ? "page" : undefined} {...link} />;
}
