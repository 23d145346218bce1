import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { usePathname } from "~/page/shop-info";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Link } from "~/ui/link";

type Props = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** its breadcrumb is "Il mio profilo" (§2.1) instead of its own title below the dashboard */
  isProfile?: true;
};

/**
 * Page below "Il mio profilo" (§2.1): a narrow column with links to the other pages beside it, or
 * after it on a phone.
 */
export function ProfilePage({ title, intro, children, isProfile }: Props) {
  const t = useT();
  const profile = t("account.dashboard.title");
  return (
    <div className="profile-and-links">
      <div className="profile">
        <Breadcrumbs
          crumbs={isProfile ? [] : [{ name: profile, href: paths.dashboard }]}
          current={isProfile ? profile : title}
        />
        <h1 className="title">{title}</h1>
        {intro ? <p>{intro}</p> : null}
        {children}
      </div>
      <ProfileLinks />
    </div>
  );
}

function ProfileLinks() {
  const t = useT();
  const here = usePathname();
  const links = [
    { to: paths.profileUpdate, text: t("account.update.title") },
    { to: paths.addresses, text: t("account.addresses.title") },
    { to: paths.profileBilling, text: t("account.billing.title") },
    { to: paths.profileConsents, text: t("account.consents.title") },
    { to: paths.profileData, text: t("account.data.title") },
    { to: paths.deleteProfile, text: t("account.delete.title") },
  ];
  return (
    <nav className="profile-links" aria-label={t("account.links")}>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
