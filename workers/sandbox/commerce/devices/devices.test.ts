import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, control, login } from "../../kernel/testing";
import { code, freshShop } from "../testing";

beforeEach(freshShop);

const device = {
  ...{ external_id: "fcm:1", model: "Pixel 8", platform: "Android", platform_version: "14" },
  ...{ manufacturer: "Google", uuid: "u-1" },
};
const call = (path: string, params: Record<string, string>, account?: string) =>
  ask(`externalregistration/${path}?${new URLSearchParams(params).toString()}`, z.unknown(), { account });
const regular = () => login("regular@example.com");

describe("a phone", () => {
  // spec §7: externalregistration/register and unregister
  it("can be registered and unregistered repeatedly", async () => {
    const account = await regular();
    for (const params of [device, { ...device, external_id: "fcm:2" }])
      expect(await code(call("register", params, account))).toBeUndefined();
    for (let times = 0; times < 2; times += 1)
      expect(await code(call("unregister", { platform: "android", uuid: "u-1" }, account))).toBeUndefined();
  });

  it("cannot be registered or unregistered without a session", async () => {
    expect((await call("register", device)).http).toBe(419);
    expect((await call("unregister", device)).http).toBe(419);
  });

  it.each(Object.keys(device))("is refused without its %s", async (missing) => {
    const rest = Object.fromEntries(Object.entries(device).filter(([name]) => name !== missing));
    expect(await code(call("register", rest, await regular()))).toBe("msg.device.invalid");
  });

  it("is refused where the platform is another, a field is overlong, or the scenario says so", async () => {
    const account = await regular();
    for (const wrong of [{ platform: "windows" }, { external_id: "x".repeat(501) }])
      expect(await code(call("register", { ...device, ...wrong }, account))).toBe("msg.device.invalid");
    await control("scenario", { name: "push-refused", on: true });
    expect(await code(call("register", device, account))).toBe("msg.device.refused");
  });
});

// spec §3: version info: lastVersion with version and an url with {platform}
it("the app's last version is the shop's, or a newer one", async () => {
  const release = z.object({ lastVersion: z.object({ version: z.string(), url: z.string() }) });
  const told = async () => (await ask("app-version/last", release)).data.lastVersion;
  expect(await told()).toEqual({ version: "1.1.26", url: "https://apps.example/{platform}/loggia" });
  await control("scenario", { name: "app-update", on: true });
  expect((await told()).version).toBe("1.2.0");
});
