import { useContext, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { FlashesContext, Toasts } from "../message/toast-list";

const contentId = "contenuto";

/** Start of the page's own content. */
export const contentHref = `#${contentId}`;

/** First element of the body: links to `Main` and is the target of the "to the top" link. */
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

/**
 * The page's content, below its messages.
 * The skip link's target is a `div`, because text browsers do not know `main`.
 */
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
