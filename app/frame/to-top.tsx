import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";

/** Comes after 20 px of scrolling (§2.2, §9); without a script the footer has the same link. */
export function ToTop() {
  const t = useT();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > 20);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return scrolled ? (
    <a
      href="#top"
      className="icon-button fixed bottom-20 left-4 z-20 border border-edge bg-surface text-ink md:bottom-6"
      aria-label={t("frame.top")}
    >
      <Icon name="arrow-up" />
    </a>
  ) : null;
}
