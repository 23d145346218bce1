import { createContext, useContext, useId, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Icon } from "../icon";
import { Link } from "../link";

/** The same route's content stands in a page of its own, or in a dialog over another. */
export const PresentationContext = createContext<"page" | "dialog">("page");
export const useInDialog = (): boolean => useContext(PresentationContext) === "dialog";

/** CSS pixels; "menu", "full": as wide as what it stands in allows */
export type PanelWidth = 480 | 600 | 700 | 750 | "menu" | "full";

export type PageOrDialogProps = {
  title: string;
  subtitle?: ReactNode;
  /** §9: cart 600, address 700, timeslot 750 */
  width: PanelWidth;
  /** where one came from; without a script it is the way out; absent where a form's own button leads back */
  closeHref?: Path;
  children: ReactNode;
};

/** Content that has a URL of its own and may be shown in a dialog. */
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

/** Closes the dialog it stands in. */
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
