import { sendFields } from "~/enhance/ask";
import * as paths from "~/page/paths";
import type { DevicePlugin, Plugins, PushNotifications } from "./capacitor";
import { note, noted, type PhoneNote } from "./notes";

const minute = 60_000;
const longest = 10 * minute;

/**
 * Next report of the phone (epoch ms) after a response `status`; undefined means no response:
 * - success, or signed out: in the next session.
 * - refused, or messages are not allowed: after the app's next start.
 * - a temporary failure: after 1, 2, 4 and at most 10 minutes.
 */
export function afterTelling(status: number | undefined, tries: number, now: number): PhoneNote {
  if (status === 204 || status === 401) return { next: now, tries: 0, until: "session" };
  if (status !== undefined && status < 500 && status !== 429) return { next: now, tries: 0, until: "end" };
  return { next: now + Math.min(longest, minute * 2 ** tries), tries: tries + 1 };
}

/**
 * Delay until the next report in ms, by the page's `state`; undefined: no report now. A clock set
 * back does not postpone it beyond the maximum.
 */
export function untilTelling(told: PhoneNote | undefined, state: string, now: number): number | undefined {
  // a page with state "ask" belongs to a new session
  if (told?.until === "end" || (told?.until === "session" && state !== "ask")) return undefined;
  return Math.min(longest, Math.max(0, (told?.next ?? 0) - now));
}

async function isAllowed(push: PushNotifications): Promise<boolean> {
  const { receive } = await push.checkPermissions();
  if (!receive.startsWith("prompt")) return receive === "granted";
  return (await push.requestPermissions()).receive === "granted";
}

async function describe(device: DevicePlugin, externalId: string): Promise<Record<string, string>> {
  const [{ model, platform, osVersion, manufacturer }, { identifier }] = await Promise.all([
    device.getInfo(),
    device.getId(),
  ]);
  return { externalId, model, platform, platformVersion: osVersion, manufacturer, uuid: identifier };
}

/**
 * Reports a signed-in shopper's phone to the shop: once per app start and login, and after its
 * token changes. `state` is the page's phone state ("ask", "known"; null for a visitor). Failures
 * are silent and retried.
 */
export function reportPhone(
  state: string | null,
  { PushNotifications: push, Device: device }: Plugins,
): void {
  if (state === null) return note("phone", undefined);
  if (!push || !device) return;
  let told = noted("phone");
  // a shell may have a token before the shopper allows messages
  let wanted = told?.until === "session";
  let token: string | undefined;
  let timer: number | undefined;
  let telling: Promise<unknown> = Promise.resolve();
  const keep = (status: number | undefined) => {
    told = afterTelling(status, told?.tries ?? 0, Date.now());
    note("phone", told);
    if (told.until) return;
    token = undefined;
    ask();
  };
  const lose = () => keep(undefined);
  const start = async () => {
    wanted = await isAllowed(push);
    if (!wanted) return keep(403);
    await push.register();
  };
  function ask(): void {
    clearTimeout(timer);
    const wait = untilTelling(told, state ?? "", Date.now());
    if (wait !== undefined) timer = window.setTimeout(() => void start().catch(lose), wait);
  }
  push.addListener("registration", ({ value }) => {
    // the shell may report the same token twice
    if (!wanted || token === value) return;
    token = value;
    // in sequence, so that the newest token is reported last
    telling = telling
      .then(() => describe(device, value))
      .then((fields) => sendFields(paths.phone, fields))
      .then(keep, lose);
  });
  push.addListener("registrationError", lose);
  ask();
}
