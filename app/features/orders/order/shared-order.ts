import type { Translate } from "~/i18n/translate";
import type { Shared } from "~/model/shared";

type Facts = {
  id: number;
  when?: string | undefined;
  service?: string | undefined;
  where?: string | undefined;
};

/** An order as one sends it to who is to be at home or to fetch it: which, when and where, and nothing of its goods or money (record 118). */
export function sharedOrder({ id, when, service, where }: Facts, t: Translate): Shared {
  const title = t("orders.number", { id });
  const place = where && [service, where].filter(Boolean).join(": ");
  return {
    title,
    text: [title, when, place].filter(Boolean).join("\n"),
    failed: t("ui.shareFailed"),
  };
}
