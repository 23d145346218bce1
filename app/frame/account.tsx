import { useT } from "~/i18n/use-t";
import { withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useHere } from "~/page/shop-info";

/**
 * The way to the login, or the shopper's own menu. Logging out is a form: it changes something; it does not say whose it is, because it ends
 * the session of whoever is signed in.
 */
export function Account({ user }: { user: string | undefined }) {
  const t = useT();
  const here = useHere();
  if (user === undefined) {
    return (
      <Link className="topbar-action" to={here.startsWith(paths.login) ? here : withBack(paths.login, here)}>
        <Icon name="user" />
        {t("frame.account.login")}
      </Link>
    );
  }
  return (
    <details className="relative" data-menu="">
      <summary className="topbar-action cursor-pointer list-none">
        <Icon name="user" />
        <span className="max-w-24 truncate md:max-w-40">
          {user ? t("frame.account.hello", { name: user }) : t("frame.footer.account")}
        </span>
      </summary>
      <ul className="absolute right-0 z-40 min-w-56 rounded-card border border-line bg-surface p-2 text-ink">
        <li>
          <Link className="btn btn-quiet btn-wide justify-start" to={paths.orders}>
            <Icon name="receipt" />
            {t("frame.account.orders")}
          </Link>
        </li>
        <li>
          <Link className="btn btn-quiet btn-wide justify-start" to={paths.lists}>
            <Icon name="list" />
            {t("frame.account.lists")}
          </Link>
        </li>
        <li>
          <Link className="btn btn-quiet btn-wide justify-start" to={paths.addresses}>
            <Icon name="map-pin" />
            {t("account.addresses.title")}
          </Link>
        </li>
        <li>
          <form method="post" action={paths.logout}>
            <button type="submit" className="btn btn-quiet btn-wide justify-start">
              <Icon name="logout" />
              {t("frame.account.logout")}
            </button>
          </form>
        </li>
      </ul>
    </details>
  );
}
