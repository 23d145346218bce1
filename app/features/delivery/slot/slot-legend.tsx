import { useT } from "~/i18n/use-t";

const states = ["free", "filling", "full", "selected"] as const;

/** Legend of the slot styles. */
export function SlotLegend() {
  const t = useT();
  return (
    <ul className="legend" aria-label={t("delivery.slot.key")}>
      {states.map((state) => (
        <li className={`legend-${state}`} key={state}>
          {t(`delivery.slot.states.${state}`)}
        </li>
      ))}
    </ul>
  );
}
