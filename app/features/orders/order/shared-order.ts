import type { Translate } from "~/i18n/translate";
import type { Shared } from "~/model/shared";

type Facts = {
  id: number;
  when?: string | undefined;
  service?: string | undefined;
  where?: string | undefined;
};

/**
 * Text to share with the person who receives or collects an order: number, time and place. Goods
 * and money are left out (record 118).
 */
export function sharedOrder({ id, when, service, where }: Facts, t: Translate): Shared {
  const title = t("orders.number", { id });
  const place = where && [service, where].filter(Boolean).join(": ");
  return {
    title,
    text: [title, when, place].filter(Boolean).join("\n"),
    failed: t("ui.shareFailed"),
  };
}
