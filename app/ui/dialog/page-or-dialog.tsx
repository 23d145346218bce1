import { createContext, useContext, useId, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Icon } from "../icon";
import { Link } from "../link";

/** A route's content is either a page of its own or in a dialog over another page. */
export const PresentationContext = createContext<"page" | "dialog">("page");
export const useInDialog = (): boolean => useContext(PresentationContext) === "dialog";

/** In CSS pixels; "menu" and "full" take the full width. */
export type PanelWidth = 480 | 600 | 700 | 750 | "menu" | "full";

export type PageOrDialogProps = {
  title: string;
  subtitle?: ReactNode;
  /** §9: cart 600, address 700, timeslot 750 */
  width: PanelWidth;
  /**
   * previous page, for the back link without a script; absent if a button of the form leads back
   */
  closeHref?: Path;
  children: ReactNode;
};

/** Content with its own URL that can open in a dialog. */
export function PageOrDialog({ title, subtitle, width, closeHref, children }: PageOrDialogProps) {
  const t = useT();
  const titleId = useId();
  const dialog = useInDialog();
  const Title = dialog ? "h2" : "h1";
  return (
    <section className={`panel panel-${width}${dialog ? " panel-dialog" : ""}`} aria-labelledby={titleId}>
      <header className="panel-head">
        {dialog || !closeHref ? null : (
          <Link className="btn btn-quiet" to={closeHref}>
            <Icon name="arrow-left" />
            {t("ui.back")}
          </Link>
        )}
        <Title className="title" id={titleId}>
          {title}
        </Title>
        {dialog ? <CloseButton /> : null}
      </header>
      {subtitle ? <p className="panel-subtitle">{subtitle}</p> : null}
      <div className="panel-body">{children}</div>
    </section>
  );
}

/** Closes its dialog. */
function CloseButton() {
  const t = useT();
  return (
    <form method="dialog">
      <button type="submit" className="btn btn-quiet">
        <Icon name="x" />
        {t("ui.close")}
      </button>
    </form>
  );
}
