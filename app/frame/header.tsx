import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { Account } from "./account";
import { CartLink } from "./cart-link";
import { DepartmentsLink } from "./category-drawer";
import { CategoryMenu } from "./category-menu";
import { SearchForm } from "~/page/search-form";
import type { FrameData } from "~/page/frame-data";
import { WhereWhen } from "./where-when";

/** Always in sight: chain, search, where and when, account, cart. On a phone the first row scrolls away. */
export function Header({ frame, query }: { frame: FrameData; query: string | undefined }) {
  const t = useT();
  const { chain, menu, user, cart, next } = frame;
  return (
    <header className="topbar -top-15 md:top-0">
      <div className="topbar-inner">
        <Link
          to={paths.home}
          className="topbar-logo row-start-1"
          aria-label={t("frame.home", { name: chain.name })}
        >
          <img src={chain.logo.src} width={chain.logo.width} height={chain.logo.height} alt="" />
        </Link>
        <SearchForm query={query} />
        <WhereWhen cart={cart} next={next} />
        <div className="topbar-actions row-start-1">
          <DepartmentsLink
            roots={menu}
            icon="menu"
            words={t("frame.menu.departments")}
            className="topbar-action md:hidden"
          />
          <Account user={user} />
          <CartLink cart={cart} className="topbar-action topbar-cart max-md:hidden" />
        </div>
      </div>
      <CategoryMenu roots={menu} />
    </header>
  );
}
