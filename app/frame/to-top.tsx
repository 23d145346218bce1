import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";

/** Pages on which the shopper is deciding something: no link to the top there. */
const steps = /^\/(cart|checkout|payment|login|delivery)(\/|$)|\/options$/;

/** Comes after 20 px of scrolling (§2.2, §9), in the bar that stays in sight: it covers nothing. Without a script the footer has the same link. */
export function ToTop() {
  const t = useT();
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > 20);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return scrolled && !steps.test(pathname) ? (
    <a href="#top" className="to-top" aria-label={t("frame.top")}>
      <Icon name="arrow-up" />
    </a>
  ) : null;
}
