import { useT } from "~/i18n/use-t";
import { romeMoment } from "~/lib/rome-date";
import type { Shop } from "~/platform/shop";
import { Notice } from "~/ui/notice";

/** "10:42" when the backend is down and older prices are shown; undefined else. */
export function staleTime(shop: Pick<Shop, "staleSince">): string | undefined {
  const since = shop.staleSince?.();
  return since && romeMoment(since).time;
}

export function StaleNote({ time }: { time: string | undefined }) {
  const t = useT();
  return time ? <Notice kind="warn">{t("catalog.price.stale", { time })}</Notice> : null;
}
