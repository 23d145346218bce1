import { useContext, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { FlashesContext, Toasts } from "../message/toast-list";

const contentId = "contenuto";

/** Where a page's own part begins. */
export const contentHref = `#${contentId}`;

/** First in the body; leads to the page's `Main`, and is where "to the top" leads. */
export function SkipLink() {
  const t = useT();
  return (
    <p id="top">
      <a className="skip-link" href={contentHref}>
        {t("ui.skip")}
      </a>
    </p>
  );
}

/** The page itself, under the messages it comes with. The link's target is an element that text browsers know too, which `main` is not. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <>
      <Toasts flashes={useContext(FlashesContext)} />
      <main className="page">
        <div id={contentId} tabIndex={-1}>
          {children}
        </div>
      </main>
    </>
  );
}
