import { tell } from "~/enhance/ask";
import * as paths from "~/page/paths";
import type { DevicePlugin, Plugins, PushNotifications } from "./capacitor";
import { note, noted } from "./notes";

const minute = 60_000;
const longest = 10 * minute;
/** Not again before the app starts anew. */
const never = Number.MAX_SAFE_INTEGER;

type Told = { next: number; tries: number };

/**
 * When the phone is told of next, after `status` was answered (undefined: nothing was): where it was refused, or the shopper does not want messages,
 * not before the app starts anew; where it may go through later, after one minute, two, four, ten at most. The times are epoch ms.
 */
export function afterTelling(status: number | undefined, tries: number, now: number): Told {
  if (status !== undefined && status < 500 && status !== 429) return { next: never, tries: 0 };
  return { next: now + Math.min(longest, minute * 2 ** tries), tries: tries + 1 };
}

async function isAllowed(push: PushNotifications): Promise<boolean> {
  const { receive } = await push.checkPermissions();
  if (receive !== "prompt" && receive !== "prompt-with-rationale") return receive === "granted";
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
 * ("ask", "known"; null: nobody is signed in). What fails disturbs nobody, and is tried again.
 */
export function registerPhone(
  state: string | null,
  { PushNotifications: push, Device: device }: Plugins,
): void {
  if (state === null) return note("phone", undefined);
  if (!push || !device) return;
  const told = noted("phone");
  const wait = (told?.next ?? 0) - Date.now();
  if (wait > longest) return;
  const keep = (status: number | undefined) => {
    note("phone", afterTelling(status, told?.tries ?? 0, Date.now()));
    if (noted("phone")?.next !== never) registerPhone(state, { PushNotifications: push, Device: device });
  };
  const start = async () => {
    if (!(await isAllowed(push))) return keep(403);
    let said = false;
    // the shell tells its token to every listener, each time it is asked for it
    const once = (work: () => Promise<number | undefined>) => {
      if (said) return;
      said = true;
      void work().then(keep, () => keep(undefined));
    };
    push.addListener("registration", ({ value }) =>
      once(async () => tell(paths.phone, await describe(device, value))),
    );
    push.addListener("registrationError", () => once(() => Promise.resolve(undefined)));
    await push.register();
  };
  setTimeout(() => void start().catch(() => keep(undefined)), Math.max(0, wait));
}
