import { NavLink } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";
import { CartLink } from "./cart-link";
import { DepartmentsLink } from "./category-drawer";
import type { ShellData } from "./shell-data";

/** On phones, under the thumb (§2.2). */
export function BottomBar({ shell }: { shell: ShellData }) {
  const t = useT();
  return (
    <nav className="bottombar" aria-label={t("shell.bottom.label")}>
      <ul>
        <li>
          <NavLink to="/" end>
            <Icon name="home" />
            {t("shell.bottom.home")}
          </NavLink>
        </li>
        <li>
          <NavLink to="/profile/orders">
            <Icon name="receipt" />
            {t("shell.bottom.orders")}
          </NavLink>
        </li>
        <li>
          <DepartmentsLink roots={shell.menu} icon="grid" words={t("shell.bottom.products")} />
        </li>
        <li>
          <CartLink cart={shell.cart} words={t("shell.bottom.cart")} />
        </li>
        <li>
          <NavLink to="/profile/lists">
            <Icon name="list" />
            {t("shell.bottom.lists")}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
