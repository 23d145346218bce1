import { useEffect, useReducer, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { clearOf } from "./clear-of";
import { Icon } from "./icon";
import { noticeIcon } from "./notice";
import { toastLife, withToasts, type ShownToast, type Toast } from "./toast-queue";
import { VisuallyHidden } from "./visually-hidden";

type Change = { add: readonly Toast[] } | { remove: number };

const change = (shown: ShownToast[], by: Change): ShownToast[] =>
  "add" in by ? withToasts(shown, by.add) : shown.filter((toast) => toast.key !== by.remove);

/** What a message must not cover: bars, totals, the page's primary button. */
const needed =
  ".bottombar, .buybar, .summary-total, .pay-total, .next-step, main .btn-primary:not(.stepper-add)";

/** Keeps a message above the bars and clear of those elements while the page scrolls. */
function useClearPlace(shown: ShownToast | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || !shown) return;
    const place = () => {
      const spans = [...document.querySelectorAll(needed)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      element.style.bottom = `${clearOf(spans, innerHeight, element.offsetHeight)}px`;
    };
    place();
    const watched = new AbortController();
    for (const event of ["scroll", "resize"])
      addEventListener(event, place, { passive: true, signal: watched.signal });
    return () => watched.abort();
  }, [shown]);
  return box;
}

/**
 * Messages of the last action. The server writes them as notices on top of the page and there they stay without a script;
 * with one they come at the bottom, one at a time, and leave after their time. A new `flashes` array is a new set of messages.
 */
export function Toasts({ flashes }: { flashes: readonly Toast[] }) {
  const t = useT();
  const [shown, update] = useReducer(change, flashes, (first) => withToasts([], first));
  const [live, setLive] = useState(false);
  const last = useRef(flashes);
  const box = useClearPlace(live ? shown[0] : undefined);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (last.current === flashes) return;
    last.current = flashes;
    update({ add: flashes });
  }, [flashes]);
  return (
    <div
      ref={box}
      className={live ? "toasts toasts-live" : "toasts"}
      role="region"
      aria-label={t("ui.toasts.label")}
      aria-live="polite"
    >
      {(live ? shown.slice(0, 1) : shown).map((toast) => (
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
      // one that appears under a pointer at rest goes like any other
      onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
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
