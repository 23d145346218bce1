import { Fragment } from "react";
import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import { version } from "~/lib/version";
import { OwnLink } from "~/page/login-link";
import * as paths from "~/page/paths";
import { withIcon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PreferenceForms } from "./preference-forms";
import type { FrameData } from "~/page/frame-data";
import { usePathname } from "~/page/shop-info";

/** Where one signs in or pays nothing leads elsewhere, and help is near. */
const brief = /^\/(login|checkout|payment|cart\/payment-(completed|error)\/\d+)$/;

export function Footer({ frame }: { frame: FrameData }) {
  const t = useT();
  const { chain } = frame;
  if (brief.test(usePathname())) return <BriefFooter frame={frame} />;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{t("frame.footer.shop")}</h2>
          <Link to={paths.departments}>{t("frame.menu.all")}</Link>{" "}
          <Link to={withQuery(paths.search, { promo: "1" })}>{t("frame.menu.promos")}</Link>{" "}
          <Link to={paths.flyers}>{t("flyers.title")}</Link>{" "}
          <Link to={paths.pasteList}>{t("frame.footer.paste")}</Link>
        </nav>
        <nav aria-labelledby="footer-account">
          <h2 id="footer-account">{t("frame.footer.account")}</h2>
          <OwnLink to={paths.orders}>{t("frame.account.orders")}</OwnLink>{" "}
          <OwnLink to={paths.lists}>{t("frame.account.lists")}</OwnLink>{" "}
          <Link to={paths.deliveryArea}>{t("frame.footer.where")}</Link>{" "}
          <Link to={paths.stores}>{t("delivery.stores.title")}</Link>{" "}
          <Link to={paths.timeslot}>{t("frame.footer.slots")}</Link>
        </nav>
        <div>
          <h2>{t("frame.footer.help")}</h2>
          <Phone number={chain.phone} /> <Mail address={chain.email} />
          {chain.social.map(({ name, url }) => (
            <Fragment key={url}>
              {" "}
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </Fragment>
          ))}
        </div>
        <PreferenceForms lite={frame.lite} />
      </div>
      <Legal frame={frame} />
    </footer>
  );
}

function BriefFooter({ frame }: { frame: FrameData }) {
  return (
    <footer className="footer footer-brief">
      <p className="footer-help">
        <Phone number={frame.chain.phone} /> <Mail address={frame.chain.email} />
      </p>
      <Legal frame={frame} />
    </footer>
  );
}

function Phone({ number }: { number: string }) {
  const t = useT();
  return (
    <a className={withIcon("phone")} href={`tel:${number.replaceAll(" ", "")}`}>
      {t("frame.footer.call", { phone: number })}
    </a>
  );
}

function Mail({ address }: { address: string }) {
  const t = useT();
  return (
    <a className={withIcon("mail")} href={`mailto:${address}`}>
      {t("frame.footer.write", { email: address })}
    </a>
  );
}

function Legal({ frame: { year, chain } }: { frame: FrameData }) {
  const t = useT();
  return (
    <div className="footer-legal">
      <p className="font-bold">{t("frame.tagline")}</p>
      <p>{t("frame.legal")}</p>
      <p className="mt-2">
        {t("frame.footer.copyright", { year: year, name: chain.legalName })} ·{" "}
        {t("frame.footer.version", { version })} · <a href="#top">{t("frame.top")}</a>
      </p>
    </div>
  );
}
