import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";

const contentId = "contenuto";

/** First in the body; leads to the page's `Main`, and is where "to the top" leads. */
export function SkipLink() {
  const t = useT();
  return (
    <a id="top" className="skip-link" href={`#${contentId}`}>
      {t("ui.skip")}
    </a>
  );
}

/** The page itself. The link's target is an element that text browsers know too, which `main` is not. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main className="page">
      <div id={contentId} tabIndex={-1}>
        {children}
      </div>
    </main>
  );
}
