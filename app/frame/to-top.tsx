import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { usePathname } from "~/page/shop-info";
import { withIcon } from "~/ui/icon";

/** Pages with a decision to make: no link to the top there. */
const steps = /^\/(cart|checkout|payment|login|delivery)(\/|$)|\/options$/;

/**
 * Appears after 20 px of scrolling (§2.2, §9; the script removes `hidden`), in the sticky bar, so
 * it covers no content.
 * Without a script the footer has the same link.
 */
export function ToTop() {
  const t = useT();
  return steps.test(usePathname()) ? null : (
    <a
      href="#top"
      className={`to-top ${withIcon("arrow-up")}`}
      aria-label={t("frame.top")}
      hidden
      {...marks.put(marks.morphSkip, "")}
    />
  );
}
