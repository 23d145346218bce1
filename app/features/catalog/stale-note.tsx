import { useT } from "~/i18n/use-t";
import { Notice } from "~/ui/notice";

/** Older prices, said so. */
export function StaleNote({ time }: { time: string | undefined }) {
  const t = useT();
  return time ? <Notice kind="warn">{t("catalog.price.stale", { time })}</Notice> : null;
}
