import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { pathnameOf, readBack } from "~/lib/path";
import { LoginLink } from "~/page/login-link";
import * as paths from "~/page/paths";
import { buttonName } from "~/ui/button-form";
import { withIcon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Link } from "~/ui/link";
import { useHere } from "~/page/shop-info";

/**
 * The login link, or the signed-in shopper's menu. Logout is a form because it changes state.
 * It omits the owner field, because it ends any session.
 */
export function Account({ user }: { user: string | undefined }) {
  const t = useT();
  if (user === undefined) return <HereLogin />;
  return (
    <details className="relative" {...marks.put(marks.menu, "")} {...marks.put(marks.personal, "")}>
      <summary className={`topbar-action ${withIcon("user")}`}>
        <span className="max-w-[min(6rem,28vw)] truncate md:max-w-40">
          {user ? t("frame.account.hello", { name: user }) : t("frame.footer.account")}
        </span>
      </summary>
      <ul className="absolute right-0 z-10 rounded-card border border-line bg-surface p-2 text-ink">
        <li>
          <Link className={item("user")} to={paths.dashboard}>
            {t("account.dashboard.title")}
          </Link>
        </li>
        <li>
          <Link className={item("receipt")} to={paths.orders}>
            {t("frame.account.orders")}
          </Link>
        </li>
        <li>
          <Link className={item("list")} to={paths.lists}>
            {t("frame.account.lists")}
          </Link>
        </li>
        <li>
          <Link className={item("map-pin")} to={paths.addresses}>
            {t("account.addresses.title")}
          </Link>
        </li>
        <li>
          <form method="post" action={paths.logout}>
            <button type="submit" name={buttonName} className={item("logout")}>
              {t("frame.account.logout")}
            </button>
          </form>
        </li>
      </ul>
    </details>
  );
}

const item = (icon: IconName) => `btn btn-quiet btn-wide justify-start ${withIcon(icon)}`;

/** On the login page it preserves that page's return address. */
function HereLogin() {
  const t = useT();
  const here = useHere();
  const [, asked = ""] = here.split("?");
  const back = pathnameOf(here) === paths.login ? readBack(new URLSearchParams(asked), paths.home) : here;
  return (
    <LoginLink back={back} className={`topbar-action ${withIcon("user")}`}>
      {t("frame.account.login")}
    </LoginLink>
  );
}
