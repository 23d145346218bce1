import { describe, expect, test } from "vitest";
import { answering, api, shopperEbsn, testBackend } from "../testing/test-backend";
import { answer } from "../testing/wire-samples";
import { http, HttpResponse } from "msw";

const server = testBackend();
const device = {
  externalId: "fcm:a/b+c=",
  model: "Pixel 8",
  platform: "android",
  platformVersion: "14",
  manufacturer: "Google",
  uuid: "7f3c-01",
} as const;
const queryOf = (request: { url: string } | undefined) =>
  Object.fromEntries(new URL(request?.url ?? "http://none").searchParams);

describe("a device", () => {
  // spec §3: device registration: external id, model, platform, platform version, manufacturer, uuid <- app/ebsn/devices/calls.ts, app/model/device.ts
  // spec §7: externalregistration/register and unregister <- app/ebsn/devices/calls.ts
  test("registers with all fields and unregisters by platform and uuid", async () => {
    const [register, unregister] = ["register", "unregister"].map((call) =>
      answering("get", `externalregistration/${call}`, answer({})),
    );
    if (!register || !unregister) throw new Error("two calls");
    server.use(register.handler, unregister.handler);
    await shopperEbsn().devices.register(device);
    await shopperEbsn().devices.unregister(device);
    expect(queryOf(register.seen[0])).toEqual({
      external_id: "fcm:a/b+c=",
      model: "Pixel 8",
      platform: "android",
      platform_version: "14",
      manufacturer: "Google",
      uuid: "7f3c-01",
    });
    expect(queryOf(unregister.seen[0])).toEqual({ platform: "android", uuid: "7f3c-01" });
    expect(register.seen[0]?.headers.get("x-ebsn-account")).toBe("token-1");
  });

  // spec §7: externalregistration/register and unregister
  test("registers again if the network failed, but not after a refusal", async () => {
    const seen: string[] = [];
    server.use(
      http.get(api("externalregistration/register"), ({ request }) => {
        seen.push(request.url);
        return seen.length === 1 ? HttpResponse.error() : HttpResponse.text(answer({}));
      }),
    );
    await shopperEbsn().devices.register(device);
    expect(seen).toHaveLength(2);
    const refused = answering(
      "get",
      "externalregistration/register",
      answer({}, { status: 20, code: "msg.device.invalid" }),
    );
    server.use(refused.handler);
    await expect(shopperEbsn().devices.register(device)).rejects.toMatchObject({ kind: "refused" });
    expect(refused.seen).toHaveLength(1);
  });
});

describe("the app's newest version", () => {
  const told = async (lastVersion: unknown) => {
    server.use(answering("get", "app-version/last", answer({ lastVersion })).handler);
    return shopperEbsn().devices.release();
  };
  const url = "https://apps.example/{platform}/loggia";

  // spec §3: version info: lastVersion with version and an url with {platform} <- app/ebsn/devices/calls.ts
  test("release returns version and URL", async () => {
    expect(await told({ version: "1.2.0", url })).toEqual({ version: "1.2.0", url });
    expect(await told({ version: 2, url })).toEqual({ version: "2", url });
  });

  // spec §3: version info: lastVersion with version and an url with {platform}
  test.each([
    undefined,
    null,
    { version: "next", url },
    { version: "9".repeat(51), url },
    { version: "1.2", url: url + "x".repeat(500) },
    { version: "1.2", url: "" },
    { version: "1.2", url: "http://apps.example/{platform}" },
    { version: "1.2", url: "javascript:alert(1)//{platform}" },
    { version: "1.2", url: "https://{platform}.example/" },
    { version: "1.2", url: "https://apps.example@evil.example/{platform}" },
  ])("release returns undefined for %j", async (lastVersion) => {
    expect(await told(lastVersion)).toBeUndefined();
  });

  // spec attacked: S15 a backend without our inventions
  test("S15: release returns undefined if the backend lacks the call", async () => {
    server.use(http.get(api("app-version/last"), () => new HttpResponse(null, { status: 404 })));
    expect(await shopperEbsn().devices.release()).toBeUndefined();
  });
});
