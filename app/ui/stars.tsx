import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";

/** `value` full stars out of five. */
export function Stars({ value }: { value: 0 | 1 | 2 | 3 | 4 | 5 }) {
  const t = useT();
  return (
    <span className="stars" role="img" aria-label={t("ui.stars", { count: value })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon name="star" className={star <= value ? "star-on" : ""} key={star} />
      ))}
    </span>
  );
}
