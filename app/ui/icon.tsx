import { moreIcons, sharedIcons, type IconName } from "./icon-names";

const more = new Set<string>(moreIcons);

/** Class of an icon, which selects its sprite and its position there (styles/icons.css). */
const iconClass = (name: IconName): string => `${more.has(name) ? "more" : "i"}-${name}`;

/**
 * An icon drawn by the style sheet, as a mask from a sprite (workers/draw).
 * Needs text beside it, or a control with an accessible name around it.
 */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return <i className={`icon ${iconClass(name)} ${className}`.trim()} />;
}

/** Class of an element with an icon before its text, drawn without an extra element. */
export const withIcon = (name: IconName): string => `with-icon ${iconClass(name)}`;

/** Class of an element with an icon after its text, in a row of its own. */
export const withIconAfter = (name: IconName): string => `flex-row-reverse ${withIcon(name)}`;

/** An icon named by data (a category's ICON); the fallback if the name is unknown. */
export function iconOr(name: string | undefined, fallback: IconName): IconName {
  return [...sharedIcons, ...moreIcons].find((known) => known === name) ?? fallback;
}
