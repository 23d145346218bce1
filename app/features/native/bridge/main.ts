import * as marks from "~/lib/marks";
import { pluginsOf, type Plugins } from "./capacitor";
import { deepLink } from "./deep-link";
import { note, noted } from "./notes";
import { openApart } from "./open-apart";
import { reportPhone } from "./report-phone";
import { resume } from "./resume";
import { checkVersion } from "./version-check";

/*
 * Speaks with the native shell, through what that puts into its pages. It is sent to the chain's app alone (record 145), and does nothing where
 * the shell is not there.
 */

/** The shell wants a moment before it is acted upon (§4), milliseconds. */
const settleMillis = 100;
const settled = (work: () => void) => setTimeout(work, settleMillis);

const state = document.currentScript?.getAttribute(marks.phone) ?? null;

/** Opens the links that lead into the app, and hears when it comes back. */
function hear({ App: app }: Plugins, isFirstPage: boolean): void {
  let opened: string | undefined;
  // the shell may tell the link that opened it twice
  const open = (link: { url: string } | undefined) => {
    const path = deepLink(link?.url, location.origin);
    if (path === undefined || path === opened) return;
    opened = path;
    settled(() => location.assign(path));
  };
  app?.addListener("appUrlOpen", open);
  app?.addListener("resume", () => settled(() => void resume()));
  // it goes on telling it for as long as the app runs: where nothing can be noted, each page would go there
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
  // what one plugin throws is told in the console, and keeps the others from nothing
  for (const work of works) void (async () => work())();
}

const plugins = pluginsOf(window);
if (plugins) start(plugins);
