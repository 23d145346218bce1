import * as marks from "~/lib/marks";
import { pluginsOf, type Plugins } from "./capacitor";
import { deepLink } from "./deep-link";
import { note, noted } from "./notes";
import { openApart } from "./open-apart";
import { reportPhone } from "./report-phone";
import { resume } from "./resume";
import { checkVersion } from "./version-check";

/*
 * Bridge to the native shell, by the objects that it puts into the pages. It is sent only to the
 * chain's app (record 145), and does nothing in other browsers.
 */

/** Delay before reacting to an event of the shell (§4), in milliseconds. */
const settleMillis = 100;
const settled = (work: () => void) => setTimeout(work, settleMillis);

const state = document.currentScript?.getAttribute(marks.phone) ?? null;

/** Opens links that lead into the app, and refreshes the page when the app resumes. */
function hear({ App: app }: Plugins, isFirstPage: boolean): void {
  let opened: string | undefined;
  // the shell may report the opening link twice
  const open = (link: { url: string } | undefined) => {
    const path = deepLink(link?.url, location.origin);
    if (path === undefined || path === opened) return;
    opened = path;
    settled(() => location.assign(path));
  };
  app?.addListener("appUrlOpen", open);
  app?.addListener("resume", () => settled(() => void resume()));
  // the shell reports the launch link as long as the app runs: without storage each page would go
  // there
  if (isFirstPage && noted("started")) void app?.getLaunchUrl().then(open, () => undefined);
}

function start(plugins: Plugins): void {
  const isFirstPage = noted("started") === undefined;
  const started = noted("started") ?? Date.now();
  note("started", started);
  const works = [
    () => hear(plugins, isFirstPage),
    () => openApart(plugins),
    () => reportPhone(state, plugins),
    () => checkVersion(noted("looked") ?? started),
  ];
  // an error of a plugin appears in the console and does not stop the others
  for (const work of works) void (async () => work())();
}

const plugins = pluginsOf(window);
if (plugins) start(plugins);
