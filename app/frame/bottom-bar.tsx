import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { withIcon } from "~/ui/icon";
import { OwnLink } from "~/page/login-link";
import { NavLink } from "~/page/nav-link";
import { CartLink } from "./cart-link";
import { DepartmentsLink } from "./category-menu";
import type { FrameData } from "~/page/frame-data";

/** The bottom navigation of phones (§2.2). */
export function BottomBar({ frame }: { frame: FrameData }) {
  const t = useT();
  return (
    <nav className="bottombar" aria-label={t("frame.bottom.label")}>
      <NavLink to={paths.home} className={withIcon("home")}>
        {t("frame.bottom.home")}
      </NavLink>{" "}
      <OwnLink to={paths.orders} className={withIcon("receipt")}>
        {t("frame.bottom.orders")}
      </OwnLink>{" "}
      <DepartmentsLink icon="grid" label={t("frame.bottom.products")} /> <CartLink cart={frame.cart} />{" "}
      <OwnLink to={paths.lists} className={withIcon("list")}>
        {t("frame.bottom.lists")}
      </OwnLink>
    </nav>
  );
}
