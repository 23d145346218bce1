import { privacyPage } from "~/page/content-pages";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { withBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { useHere, usePathname } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ChoiceForm } from "./choice-form";

/** Fragment that is emptied by a choice. */
export const consentPart = "consent";

/**
 * Cookie question (§2.4): three equal answers, and a cross that refuses, as the Italian authority
 * requires. It is in the page's flow above the header, so that all content stays visible and in
 * place. On a page that asks again, accepting reloads it.
 */
export function ConsentBar({ anew }: { anew?: boolean }) {
  const t = useT();
  const here = useHere();
  if (usePathname() === paths.consent) return null;
  return (
    <div className="consent no-print" {...marks.put(marks.part, consentPart)}>
      <section className="consent-inner" aria-label={t("consent.label")}>
        <p>
          {t("consent.bar")}{" "}
          <Link className="link" to={paths.contentPage(privacyPage)}>
            {t("consent.read")}
          </Link>
        </p>
        <ChoiceForm choice="all" anew={anew}>
          <button className="btn btn-secondary btn-small">{t("consent.acceptAll")}</button>
        </ChoiceForm>{" "}
        <ChoiceForm choice="none">
          <button className="btn btn-secondary btn-small">{t("consent.refuseAll")}</button>{" "}
          <button className="consent-close">
            <Icon name="x" />
            <VisuallyHidden>{t("consent.close")}</VisuallyHidden>
          </button>
        </ChoiceForm>{" "}
        <DialogLink
          className="btn btn-secondary btn-small"
          to={withBack(paths.consent, here)}
          label={t("consent.title")}
          width={600}
        >
          {t("consent.more")}
        </DialogLink>
      </section>
    </div>
  );
}
