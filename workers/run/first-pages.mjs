import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** timeout of one response in ms: the first one takes long on a busy machine */
const longestMs = 60_000;
const mostTimes = 120;
const againAfterMs = 500;

/**
 * Returns the status of a page on this machine, after the response's end; undefined without a
 * response.
 */
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
 * Requests the pages in sequence until each responds with less than 500, so an opened page finds
 * its data ready.
 * Reports a page that still fails after a minute to `say`.
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
