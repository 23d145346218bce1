import { useT } from "~/i18n/use-t";

export const mainId = "contenuto";

/** First in the body; the page's `<main id={mainId} tabIndex={-1}>` is where it leads. */
export function SkipLink() {
  const t = useT();
  return (
    <a className="skip-link" href={`#${mainId}`}>
      {t("ui.skip")}
    </a>
  );
}
