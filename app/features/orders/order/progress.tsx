import { useT } from "~/i18n/use-t";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { progressOf } from "./status";

/** How far an order is, as steps. A phone shows their bars without words: the state in words stands beside them. */
export function OrderProgress({ steps }: { steps: ReturnType<typeof progressOf> }) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <ol className="order-progress" aria-label={t("orders.progress.label")}>
      {steps.map(({ label, place }) => (
        <li
          className={`order-step order-step-${place}`}
          aria-current={place === "now" ? "step" : undefined}
          key={label}
        >
          <span className="order-step-label">{label}</span>
          {place === "done" && <VisuallyHidden> ({t("orders.progress.done")})</VisuallyHidden>}
          {place === "now" && <VisuallyHidden> ({t("orders.progress.now")})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
