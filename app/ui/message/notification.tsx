import { useT } from "~/i18n/use-t";
import { Button } from "../button";

/**
 * A message with OK (§8), closed by the browser without script.
 * With a script that keeps the page open it is a modal dialog (enhance/toasts.ts).
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
