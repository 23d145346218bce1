import { Fragment } from "react";
import * as paths from "~/page/paths";
import { useT } from "~/i18n/use-t";
import { version } from "~/lib/version";
import { Link } from "~/ui/link";
import { withIcon } from "~/ui/icon";
import { FooterLinks, LegalLinks } from "./footer-links";
import { PreferenceForms } from "./preference-forms";
import type { FrameData } from "~/page/frame-data";
import { usePathname, useShopInfo } from "~/page/shop-info";

/** Pages for login and payment: their footer has contacts but no other links. */
const brief = /^\/(login|checkout|payment|cart\/payment-(completed|error)\/\d+)$/;

export function Footer({ frame }: { frame: FrameData }) {
  const { chain } = frame;
  const { inShell } = useShopInfo();
  // on an app's small screen the drawer of links replaces the footer (§2.2)
  const className = inShell ? "footer max-md:hidden" : "footer";
  if (brief.test(usePathname())) return <BriefFooter frame={frame} className={className} />;
  return (
    <footer className={className}>
      <div className="footer-inner">
        <FooterLinks place="footer" groups={frame.links} />
        <Help chain={chain} />
        <PreferenceForms lite={frame.lite} />
      </div>
      <Legal frame={frame} />
    </footer>
  );
}

/** Contacts of the chain. */
export function Help({ chain }: { chain: Pick<FrameData["chain"], "phone" | "email" | "social"> }) {
  const t = useT();
  return (
    <div>
      <h2>{t("frame.footer.help")}</h2>
      <Phone number={chain.phone} /> <Mail address={chain.email} />{" "}
      <Link to={paths.customerService}>{t("content.contact.title")}</Link>
      {chain.social.map(({ name, url }) => (
        <Fragment key={url}>
          {" "}
          <a href={url} rel="noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
    </div>
  );
}

type Seller = Pick<FrameData, "year"> & {
  chain: Pick<FrameData["chain"], "phone" | "email" | "legalName">;
};

/** Seller, contacts and legal details, without links to other pages. */
export function BriefFooter({ frame, className = "footer" }: { frame: Seller; className?: string }) {
  return (
    <footer className={className}>
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

function Legal({ frame: { year, chain } }: { frame: Seller }) {
  const t = useT();
  return (
    <div className="footer-legal">
      <p className="footer-help">
        <LegalLinks />
      </p>
      <p className="mt-2 font-bold">{t("frame.tagline")}</p>
      <p>
        {t("frame.legal")} · {t("frame.footer.copyright", { year: year, name: chain.legalName })} ·{" "}
        {t("frame.footer.version", { version })} · <a href="#top">{t("frame.top")}</a>
      </p>
    </div>
  );
}
