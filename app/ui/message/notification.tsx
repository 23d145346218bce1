import { useT } from "~/i18n/use-t";
import { Button } from "../button";

/**
 * A message with OK (§8): a piece of the page that the browser itself takes away. Under a script that keeps the page open it stands over it
 * (enhance/toasts.ts).
 */
export function Notification({ text }: { text: string }) {
  const t = useT();
  return (
    <dialog className="dialog dialog-480 dialog-centre notification" aria-label={t("ui.notice.error")} open>
      <p>{text}</p>
      <form method="dialog">
        <Button kind="primary">{t("ui.ok")}</Button>
      </form>
    </dialog>
  );
}
