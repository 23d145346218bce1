import sprite from "./icons.svg?no-inline";
import { iconNames, type IconName } from "./icon-names";

/** Always beside text; alone only in a control that has an accessible name. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon named by data (a category's ICON), or the fallback when we have no icon of that name. */
export function iconOr(name: string | undefined, fallback: IconName): IconName {
  return iconNames.find((known) => known === name) ?? fallback;
}
