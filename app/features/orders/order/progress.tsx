import { useT } from "~/i18n/use-t";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { progressOf } from "./status-view";

/** Progress of an order as steps with times: in a row on a wide window, stacked on a phone. */
export function OrderProgress({ steps }: { steps: ReturnType<typeof progressOf> }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <ol className="order-progress" aria-label={t("orders.progress.label")}>
      {steps.map(({ label, place, time }) => (
        <li
          className={`order-step order-step-${place}`}
          aria-current={place === "now" ? "step" : undefined}
          key={label}
        >
          <span>{label}</span>
          {time && <span className="order-step-time"> {time}</span>}
          {place === "done" && <VisuallyHidden> ({t("orders.progress.done")})</VisuallyHidden>}
          {place === "now" && <VisuallyHidden> ({t("orders.progress.now")})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
