import { askJson, askText } from "~/enhance/ask";
import { compareVersions } from "~/lib/compare-versions";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { note, noted } from "./notes";

/** Interval of the check for a newer version of the app (§9), in milliseconds. */
const checkVersionInterval = 600_000;

/** Version of the shell that shows the page, from its user agent. */
const ownVersion = (agent: string): string => /BottegaApp\/(\S+)/.exec(agent)?.[1] ?? "";

/** True during checkout or payment, where no dialog may open (§4). */
export const isOrdering = (pathname: string): boolean => /^\/(checkout|payment|cart\/payment)/.test(pathname);

/**
 * Delay until the next check in ms; the times are epoch ms. A clock set back does not postpone it
 * beyond the interval.
 */
export const untilNextCheck = (looked: number, now: number): number =>
  Math.min(checkVersionInterval, Math.max(0, looked + checkVersionInterval - now));

type Told = { lastVersion?: { version?: unknown } };

async function isOutdated(): Promise<boolean> {
  const newest = (await askJson<Told>(paths.versionFile))?.lastVersion?.version;
  return (compareVersions(ownVersion(navigator.userAgent), String(newest)) ?? 0) < 0;
}

/** True if the upgrade page loads: a failed or redirected one would replace the current page. */
const isOffered = async () => (await askText(paths.upgrade)) !== undefined;

/**
 * Checks for a newer version at an interval, across pages, after the last check (epoch ms). Once a
 * newer version is offered, the checks end (§4). During an order they pause; the next page then
 * checks at once.
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
