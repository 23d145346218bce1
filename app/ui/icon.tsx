import { moreIcons, sharedIcons, type IconName } from "./icon-names";

const more = new Set<string>(moreIcons);

/** Names the picture that holds the icon, and its place there (styles/icons.css). */
const iconClass = (name: IconName): string => `${more.has(name) ? "more" : "i"}-${name}`;

/**
 * Drawn by the style sheet, as a mask from a picture that holds many (workers/draw). Always beside words; alone only in a control that has
 * an accessible name.
 */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return <i className={`icon ${iconClass(name)} ${className}`.trim()} />;
}

/** Class of an element whose icon stands before its words, drawn without an element of its own. */
export const withIcon = (name: IconName): string => `with-icon ${iconClass(name)}`;

/** Class of an element whose icon stands after its words, in a row of its own. */
export const withIconAfter = (name: IconName): string => `flex-row-reverse ${withIcon(name)}`;

/** An icon named by data (a category's ICON), or the fallback when we have no icon of that name. */
export function iconOr(name: string | undefined, fallback: IconName): IconName {
  return [...sharedIcons, ...moreIcons].find((known) => known === name) ?? fallback;
}
