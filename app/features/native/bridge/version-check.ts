import { askJson, askText } from "~/enhance/ask";
import { compareVersions } from "~/lib/compare-versions";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { note, noted } from "./notes";

/** How often a newer version of the app is looked for (§9), milliseconds. */
const checkVersionInterval = 600_000;

/** The version of the shell that shows the page, from its user agent. */
const ownVersion = (agent: string): string => /BottegaApp\/(\S+)/.exec(agent)?.[1] ?? "";

/** An order is on its way here, or is being paid: nothing opens over that (§4). */
export const isOrdering = (pathname: string): boolean => /^\/(checkout|payment|cart\/payment)/.test(pathname);

/** How long until the next look; the times are epoch ms. A clock that was put back does not put it off. */
export const untilNextCheck = (looked: number, now: number): number =>
  Math.min(checkVersionInterval, Math.max(0, looked + checkVersionInterval - now));

type Told = { lastVersion?: { version?: unknown } };

async function isOutdated(): Promise<boolean> {
  const newest = (await askJson<Told>(paths.versionFile))?.lastVersion?.version;
  return (compareVersions(ownVersion(navigator.userAgent), String(newest)) ?? 0) < 0;
}

/** The page that offers it comes: one that does not, or leads elsewhere, would take the place of the page that shows. */
const isOffered = async () => (await askText(paths.upgrade)) !== undefined;

/**
 * Looks for a newer version on its interval, from page to page, after the last look (epoch ms); once there is one it is offered, and the looking ends
 * (§4). While something is ordered it is not looked for: the next page does so at once.
 */
export function checkVersion(looked: number): void {
  if (noted("offered") || isOrdering(location.pathname)) return;
  const look = async () => {
    const offers = (await isOutdated()) && (await isOffered());
    const now = Date.now();
    note("looked", now);
    if (!offers) return checkVersion(now);
    note("offered", true);
    document.querySelector<HTMLElement>(`[${marks.upgrade}]`)?.click();
  };
  setTimeout(() => void look(), untilNextCheck(looked, Date.now()));
}
