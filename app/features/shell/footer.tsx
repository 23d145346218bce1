import { Link } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";
import { PreferenceForms } from "./preference-forms";
import type { ShellData } from "./shell-data";

/** The client's version, as it is told to the backend (§9). */
const version = "1.1.26";
const linked = 6;

export function Footer({ shell }: { shell: ShellData }) {
  const t = useT();
  const { chain, menu } = shell;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{t("shell.footer.shop")}</h2>
          <ul>
            {menu.slice(0, linked).map((root) => (
              <li key={root.slug}>
                <Link to={`/category/${root.slug}`}>{root.name}</Link>
              </li>
            ))}
            <li>
              <Link to="/catalog">{t("shell.menu.all")}</Link>
            </li>
            <li>
              <Link to="/volantini">{t("flyers.title")}</Link>
            </li>
            <li>
              <Link to="/lista-veloce">{t("shell.footer.paste")}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-account">
          <h2 id="footer-account">{t("shell.footer.account")}</h2>
          <ul>
            <li>
              <Link to="/profile/orders">{t("shell.account.orders")}</Link>
            </li>
            <li>
              <Link to="/profile/lists">{t("shell.account.lists")}</Link>
            </li>
            <li>
              <Link to="/cart">{t("shell.cart.title")}</Link>
            </li>
            <li>
              <Link to="/consegna">{t("shell.footer.where")}</Link>
            </li>
            <li>
              <Link to="/negozi">{t("delivery.stores.title")}</Link>
            </li>
            <li>
              <Link to="/delivery/timeslot">{t("shell.footer.slots")}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t("shell.footer.help")}</h2>
          <ul>
            <li>
              <a className="inline-flex items-center gap-2" href={`tel:${chain.phone.replaceAll(" ", "")}`}>
                <Icon name="phone" />
                {t("shell.footer.call", { phone: chain.phone })}
              </a>
            </li>
            <li>
              <a className="inline-flex items-center gap-2" href={`mailto:${chain.email}`}>
                <Icon name="mail" />
                {t("shell.footer.write", { email: chain.email })}
              </a>
            </li>
            {chain.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <PreferenceForms lite={shell.lite} />
      </div>
      <div className="footer-legal">
        <p className="font-bold">{t("shell.tagline")}</p>
        <p>{t("shell.legal")}</p>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <span>{t("shell.footer.copyright", { year: shell.year, name: chain.legalName })}</span>
          <span>{t("shell.footer.version", { version })}</span>
          <a href="#top">{t("shell.top")}</a>
        </p>
      </div>
    </footer>
  );
}
