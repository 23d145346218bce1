import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { Account } from "./account";
import { CartLink } from "./cart-link";
import { CategoryMenu } from "./category-menu";
import { SearchForm } from "~/page/search-form";
import type { FrameData } from "~/page/frame-data";
import { LinksLink } from "./links-link";
import { ToTop } from "./to-top";
import { WhereWhen } from "./where-when";

type Props = {
  frame: FrameData;
  /** current search text */
  query: string | undefined;
  /** without search and departments, and not sticky */
  plain: boolean;
};

/**
 * The sticky header: chain, search, destination and slot, account, cart. On a phone the first row
 * scrolls away.
 */
export function Header({ frame, query, plain }: Props) {
  const t = useT();
  const { chain, menu, user, cart, next } = frame;
  return (
    <header className={plain ? "topbar topbar-plain" : "topbar"}>
      <div className="topbar-inner">
        <Link to={paths.home} className="topbar-logo">
          <img
            src={chain.logo.src}
            width={chain.logo.width}
            height={chain.logo.height}
            alt={t("frame.home", { name: chain.name })}
          />
        </Link>
        {plain ? null : <SearchForm query={query} />}
        <WhereWhen cart={cart} next={next} />
        <ul className="topbar-actions">
          <li>
            <LinksLink />
          </li>
          <li>
            <Account user={user} />
          </li>
          <li className="max-md:hidden">
            <CartLink cart={cart} className="topbar-action topbar-cart" />
          </li>
        </ul>
      </div>
      {plain ? null : <CategoryMenu roots={menu} />}
      <ToTop />
    </header>
  );
}
