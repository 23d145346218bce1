import { createContext } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "./button";
import { Icon } from "./icon";
import { noticeIcon } from "./notice";
import { withToasts, type Toast } from "./toast-queue";
import { VisuallyHidden } from "./visually-hidden";

/** The messages of the action that led to this page. */
export const FlashesContext = createContext<readonly Toast[]>([]);

type Props = { flashes: readonly Toast[] };

/**
 * Messages of the last action, at the bottom of the window whatever part of the page one is led back to. Each can be closed, also without script:
 * a closed `<details>` is not shown. Under a script they come one at a time and leave by themselves (enhance/toasts.ts).
 */
export function Toasts({ flashes }: Props) {
  const t = useT();
  return (
    <div className="toasts" role="region" aria-label={t("ui.toasts.label")} aria-live="polite">
      <ToastList flashes={flashes} />
    </div>
  );
}

export function ToastList({ flashes }: Props) {
  const t = useT();
  const passing = flashes.filter(({ popup }) => !popup);
  return (
    <>
      {flashes.map(({ popup, text }) => (popup ? <Notification text={text} key={text} /> : null))}
      {withToasts([], passing).map(({ key, kind, text }) => (
        <details className={`toast notice-${kind}`} data-kind={kind} open key={key}>
          <summary aria-label={t("ui.toasts.close")}>
            <Icon name="x" />
          </summary>
          <Icon name={noticeIcon[kind]} />
          <p>
            <VisuallyHidden>{t(`ui.notice.${kind}`)}: </VisuallyHidden>
            {text}
          </p>
        </details>
      ))}
    </>
  );
}

/**
 * A message with OK (§8): a piece of the page that the browser itself takes away. Under a script that keeps the page open it stands over it
 * (enhance/toasts.ts).
 */
function Notification({ text }: { text: string }) {
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
