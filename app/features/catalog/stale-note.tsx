import { useT } from "~/i18n/use-t";
import { Notice } from "~/ui/message/notice";

/** Notice that the prices shown are older. */
export function StaleNote({ time }: { time: string | undefined }) {
  const t = useT();
  return time ? <Notice kind="warn">{t("catalog.price.stale", { time })}</Notice> : null;
}
