import { useEffect, useReducer, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";
import { noticeIcon } from "./notice";
import { toastLife, withToasts, type ShownToast, type Toast } from "./toast-queue";
import { VisuallyHidden } from "./visually-hidden";

type Change = { add: readonly Toast[] } | { remove: number };

const change = (shown: ShownToast[], by: Change): ShownToast[] =>
  "add" in by ? withToasts(shown, by.add) : shown.filter((toast) => toast.key !== by.remove);

/**
 * Messages of the last action. The server writes them as notices on top of the page and there they stay without a script;
 * with one they move to the bottom and leave after their time. A new `flashes` array is a new set of messages.
 */
export function Toasts({ flashes }: { flashes: readonly Toast[] }) {
  const t = useT();
  const [shown, update] = useReducer(change, flashes, (first) => withToasts([], first));
  const [live, setLive] = useState(false);
  const last = useRef(flashes);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (last.current === flashes) return;
    last.current = flashes;
    update({ add: flashes });
  }, [flashes]);
  return (
    <div
      className={live ? "toasts toasts-live" : "toasts"}
      role="region"
      aria-label={t("ui.toasts.label")}
      aria-live="polite"
    >
      {shown.map((toast) => (
        <ToastLine toast={toast} live={live} onEnd={() => update({ remove: toast.key })} key={toast.key} />
      ))}
    </div>
  );
}

function ToastLine({ toast, live, onEnd }: { toast: ShownToast; live: boolean; onEnd: () => void }) {
  const t = useT();
  const [held, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!live || held) return;
    const timer = setTimeout(() => end.current(), toastLife(toast.kind));
    return () => clearTimeout(timer);
  }, [live, held, toast.kind]);
  return (
    <div
      className={`toast notice-${toast.kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={noticeIcon[toast.kind]} />
      <p>
        <VisuallyHidden>{t(`ui.notice.${toast.kind}`)}: </VisuallyHidden>
        {toast.text}
      </p>
      {live ? (
        <button type="button" className="icon-button" aria-label={t("ui.toasts.close")} onClick={onEnd}>
          <Icon name="x" />
        </button>
      ) : null}
    </div>
  );
}
