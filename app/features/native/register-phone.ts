import * as z from "zod";
import { isEbsnError } from "~/ebsn/errors";
import { appPlatforms, type Device } from "~/model/device";
import { logAccount } from "~/platform/account-log";
import { accountOf } from "~/platform/http/guards/rate-limit";
import type { ShopForAction } from "~/platform/shop";

const text = (longest: number) => z.string().trim().min(1).max(longest);
const deviceSchema: z.ZodType<Device> = z.object({
  externalId: text(500),
  model: text(100),
  platform: z.enum(appPlatforms),
  platformVersion: text(50),
  manufacturer: text(100),
  // stored in the session
  uuid: text(64),
});

async function markOf(device: Device): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(device));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 9);
  return btoa(String.fromCharCode(...hash));
}

/** Statuses by outcome: 503 may be retried later, 422 is final. */
const status = { done: 204, nobody: 401, refused: 422, limited: 429, later: 503 } as const;

/**
 * Registers the phone of a signed-in shopper with the backend, from the fields of its shell. A
 * phone already registered is skipped. Failures are reported only by the status.
 */
export async function registerPhone(shop: ShopForAction, form: FormData): Promise<keyof typeof status> {
  if (!shop.session.user) return "nobody";
  const read = deviceSchema.safeParse(Object.fromEntries(form));
  if (!read.success) return "refused";
  const device = read.data;
  const mark = await markOf(device);
  if (shop.session.device?.mark === mark) return "done";
  if (!(await shop.checkRateLimit("count", accountOf(shop)))) return "limited";
  try {
    await shop.ebsn.devices.register(device);
    const { platform, uuid } = device;
    shop.updateSession({ device: { platform, uuid, mark } });
    return "done";
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    logAccount(shop, "account.phone", error.kind);
    if (error.kind === "session") return "nobody";
    return error.kind === "refused" || error.kind === "notFound" ? "refused" : "later";
  }
}

export const answerOf = (outcome: keyof typeof status): Response =>
  new Response(null, { status: status[outcome], headers: { "Cache-Control": "no-store" } });
