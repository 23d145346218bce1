import { useT } from "~/i18n/use-t";
import type { CardBars } from "./card-bars";

/**
 * Bars of the loyalty card, black on white also in dark mode, and the number for tills that cannot
 * scan.
 */
export function LoyaltyCard({ number, path, width }: CardBars) {
  const t = useT();
  return (
    <figure>
      <svg
        role="img"
        aria-label={t("account.dashboard.cardBars")}
        viewBox={`0 -0.1 ${width} 1.2`}
        preserveAspectRatio="none"
        width={width * 2}
        height="88"
      >
        <path fill="#fff" d={`M0-.1h${width}v1.2h-${width}z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption className="quiet">{t("account.dashboard.card", { number })}</figcaption>
    </figure>
  );
}
