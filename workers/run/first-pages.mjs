import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** how long one answer may take, milliseconds: a busy machine needs long for the first */
const longestMs = 60_000;
const mostTimes = 120;
const againAfterMs = 500;

/** The status that a page of this machine answers, after the end of its answer; undefined when there is none. */
export function statusOf(url) {
  const { host, port, pathname } = new URL(url);
  return new Promise((resolve) => {
    const asked = get({ host: "127.0.0.1", port, path: pathname, agent: false, headers: { Host: host } });
    asked.on("response", (answer) => answer.resume().on("close", () => resolve(answer.statusCode)));
    asked.on("error", () => resolve(undefined));
    asked.setTimeout(longestMs, () => asked.destroy(new Error("no answer")));
  });
}

/**
 * Asks for these pages, one after another, until each answers without a fault of the server: what is opened then has all that it needs. Tells
 * `say` of a page that still does not after a minute.
 */
export async function askFirstPages(urls, say, rest = () => pause(againAfterMs)) {
  for (const url of urls) {
    let status = await statusOf(url);
    for (let times = 1; !(status < 500) && times < mostTimes; times += 1) {
      await rest();
      status = await statusOf(url);
    }
    if (!(status < 500)) say(`${url} does not work yet: ${status ?? "no answer"}.`);
  }
}
