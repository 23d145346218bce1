import {
  accessibilityPage,
  complaintsPage,
  privacyPage,
  termsPage,
  withdrawalPage,
} from "~/page/content-pages";
import { useT } from "~/i18n/use-t";
import { withBack, withQuery } from "~/lib/path";
import { OwnLink } from "~/page/login-link";
import type { MenuLink } from "~/model/content";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { Link } from "~/ui/link";

type Props = {
  place: "footer" | "drawer";
  /** as arranged by editors, if the content system has them */
  groups?: MenuLink[];
};

/**
 * The footer's menu: on every page, and in the drawer of links (§2.2). `place` keeps their ids
 * apart.
 */
export function FooterLinks({ place, groups }: Props) {
  const t = useT();
  const [shop, account] = [`${place}-shop`, `${place}-account`];
  return (
    <>
      {groups?.map(({ label, links }, at) => (
        <nav key={label} aria-labelledby={`${place}-${at}`}>
          <h2 id={`${place}-${at}`}>{label}</h2>
          {links.map((link) => (
            <MenuEntry key={link.label} {...link} />
          ))}
        </nav>
      )) ?? (
        <nav aria-labelledby={shop}>
          <h2 id={shop}>{t("frame.footer.shop")}</h2>
          <Link to={paths.departments}>{t("frame.menu.all")}</Link>{" "}
          <Link to={withQuery(paths.search, { promo: "1" })}>{t("frame.menu.promos")}</Link>{" "}
          <Link to={paths.flyers}>{t("flyers.title")}</Link>{" "}
          <Link to={paths.pasteList}>{t("frame.footer.paste")}</Link>
        </nav>
      )}
      <nav aria-labelledby={account}>
        <h2 id={account}>{t("frame.footer.account")}</h2>
        <OwnLink to={paths.orders}>{t("frame.account.orders")}</OwnLink>{" "}
        <OwnLink to={paths.lists}>{t("frame.account.lists")}</OwnLink>{" "}
        <Link to={paths.deliveryArea}>{t("frame.footer.where")}</Link>{" "}
        <Link to={paths.stores}>{t("delivery.stores.title")}</Link>{" "}
        <Link to={paths.timeslot}>{t("frame.footer.slots")}</Link>
      </nav>
    </>
  );
}

function MenuEntry({ label, href }: MenuLink) {
  return (
    <>
      <a href={href} rel={href?.startsWith("/") ? undefined : "noopener noreferrer"}>
        {label}
      </a>{" "}
    </>
  );
}

/** Legal links at the end of every page and in the drawer. */
export function LegalLinks() {
  const t = useT();
  return (
    <>
      <Link to={paths.contentPage(termsPage)}>{t("content.terms.title")}</Link>{" "}
      <Link to={paths.contentPage(privacyPage)}>{t("content.privacy.title")}</Link>{" "}
      <Link to={paths.contentPage(withdrawalPage)}>{t("content.withdrawal.title")}</Link>{" "}
      <Link to={paths.withdrawal}>{t("content.withdraw.link")}</Link>{" "}
      <Link to={paths.contentPage(complaintsPage)}>{t("content.complaints.title")}</Link>{" "}
      <Link to={paths.contentPage(accessibilityPage)}>{t("frame.footer.accessibility")}</Link>{" "}
      <DialogLink to={withBack(paths.consent, useHere())} label={t("consent.title")} width={600}>
        {t("consent.title")}
      </DialogLink>
    </>
  );
}
