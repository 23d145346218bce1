import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import type { AppEnv } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { change, Refusal } from "../refusal";
import { devices } from "./device-table";

const filled = z.string().trim().min(1).max(500);
const ref = z.object({
  platform: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(["android", "ios"])),
  uuid: filled,
});
const described = ref.extend({
  external_id: filled,
  model: filled,
  platform_version: filled,
  manufacturer: filled,
});

function known<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input);
  if (!read.success) throw new Refusal("msg.device.invalid");
  return read.data;
}

/** The app's calls: phones with push messages, and the app's newest version. */
export const deviceCalls = new Hono<AppEnv>();
deviceCalls.use("/externalregistration/*", needSession);

deviceCalls.get("/externalregistration/register", async (c) => {
  const { db, scenarios } = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const input = await readInput(c);
  return change(c, () => {
    if (scenarios.on("push-refused", login)) throw new Refusal("msg.device.refused");
    const { external_id, model, platform, platform_version, manufacturer, uuid } = known(described, input);
    const values = {
      ...{ userId, externalId: external_id, model },
      ...{ platformVersion: platform_version, manufacturer },
    };
    db.insert(devices)
      .values({ platform, uuid, ...values })
      .onConflictDoUpdate({ target: [devices.platform, devices.uuid], set: values })
      .run();
    return {};
  });
});

deviceCalls.get("/externalregistration/unregister", async (c) => {
  const { db } = c.get("sandbox");
  const { userId } = sessionOf(c);
  const input = await readInput(c);
  return change(c, () => {
    const { platform, uuid } = known(ref, input);
    const own = and(eq(devices.platform, platform), eq(devices.uuid, uuid), eq(devices.userId, userId));
    db.delete(devices).where(own).run();
    return {};
  });
});

/**
 * Returns the app's newest version: the shop's own, or a later one under the scenario `app-update`.
 */
deviceCalls.get("/app-version/last", (c) => {
  const { scenarios, tenant } = c.get("sandbox");
  const version = scenarios.on("app-update") ? "1.2.0" : "1.1.26";
  return ok(c, { lastVersion: { version, url: `https://apps.example/{platform}/${tenant.id}` } });
});
