import { createContext } from "react";
import { useT } from "~/i18n/use-t";
import { shortCode } from "~/lib/words/short-code";
import { resumePath } from "~/lib/path";
import * as marks from "~/lib/marks";
import { Icon } from "../icon";
import { Link } from "../link";
import { noticeIcon } from "./notice";
import { Notification } from "./notification";
import { isUrgent, withToasts, type Toast } from "./toast-queue";
import { VisuallyHidden } from "../visually-hidden";

/** Flash messages of the action that led to this page. */
export const FlashesContext = createContext<readonly Toast[]>([]);

type Props = { flashes: readonly Toast[] };

/**
 * Messages of the last action, fixed at the bottom of the window.
 * They disappear after a time (styles/messages.css).
 * Each can be closed without script, because a closed `<details>` is hidden.
 * At most five are stacked (§2.2).
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
  const passing = flashes.filter(({ popup, at }) => !popup && !at);
  const toasts = withToasts([], passing);
  return (
    <>
      {flashes.map(({ popup, text }) => (popup ? <Notification text={text} key={text} /> : null))}
      {[...toasts.filter(isUrgent), ...toasts.filter((toast) => !isUrgent(toast))].map(
        ({ key, kind, text, code, resumes }) => (
          <details
            className={`toast notice-${kind}${isUrgent({ kind, text }) ? " toast-urgent" : ""}${resumes ? " toast-resumes" : ""}`}
            {...marks.put(marks.kind, kind)}
            open
            key={key}
          >
            <summary aria-label={t("ui.toasts.close")}>
              <Icon name="x" />
            </summary>
            <Icon name={noticeIcon[kind]} />
            <p>
              <VisuallyHidden>{t(`ui.notice.${kind}`)}: </VisuallyHidden>
              {text}
              {code ? <small className="block">{t("errors.code", { id: shortCode(code) })}</small> : null}
            </p>
            {resumes ? <Link to={resumePath}>{t("errors.resume")}</Link> : null}
          </details>
        ),
      )}
    </>
  );
}
