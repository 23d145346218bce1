import { sendFields } from "~/enhance/ask";
import * as paths from "~/page/paths";
import type { DevicePlugin, Plugins, PushNotifications } from "./capacitor";
import { note, noted, type PhoneNote } from "./notes";

const minute = 60_000;
const longest = 10 * minute;

/**
 * When the phone is told of next, after `status` was answered (undefined: nothing was): once it was taken, for the next session; where it was refused, or
 * the shopper does not want messages, not before the app starts anew; where it may go through later, after one minute, two, four, ten at most. The times
 * are epoch ms.
 */
export function afterTelling(status: number | undefined, tries: number, now: number): PhoneNote {
  if (status === 204 || status === 401) return { next: now, tries: 0, until: "session" };
  if (status !== undefined && status < 500 && status !== 429) return { next: now, tries: 0, until: "end" };
  return { next: now + Math.min(longest, minute * 2 ** tries), tries: tries + 1 };
}

/** How long until the phone is told of again, as the page says of it; undefined: not now. A clock that was put back does not put it off. */
export function untilTelling(told: PhoneNote | undefined, state: string, now: number): number | undefined {
  // a page that asks again is of another session
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
 * Sees to it that the shop knows the phone of who is signed in, once for each start of the app and each login: `state` is what the page says of it
 * ("ask", "known"; null: nobody is signed in); and anew when its token changes. What fails disturbs nobody, and is tried again.
 */
export function reportPhone(
  state: string | null,
  { PushNotifications: push, Device: device }: Plugins,
): void {
  if (state === null) return note("phone", undefined);
  if (!push || !device) return;
  let told = noted("phone");
  // a shell may have a token before the shopper wants messages
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
    // the shell may say the same one twice
    if (!wanted || token === value) return;
    token = value;
    // one after the other: the newest is told last
    telling = telling
      .then(() => describe(device, value))
      .then((fields) => sendFields(paths.phone, fields))
      .then(keep, lose);
  });
  push.addListener("registrationError", lose);
  ask();
}
