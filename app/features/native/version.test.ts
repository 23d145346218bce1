import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { version } from "~/lib/version";
import type { AppRelease } from "~/model/device";
import { createRateLimiter } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { loader } from "./routes/version";

async function ask(
  release: () => Promise<AppRelease | undefined>,
  within: Shop["checkRateLimit"] = () => Promise.resolve(true),
): Promise<unknown> {
  const { shop } = testShop({ ebsn: { devices: { release } } });
  const context = { shop: { ...shop, checkRateLimit: within } };
  const request = new Request("https://www.loggia.example/version.json");
  const answer: unknown = await loader({
    request,
    params: {},
    context,
  } as unknown as LoaderFunctionArgs).catch((error: unknown) => error);
  if (!(answer instanceof Response)) throw new Error("no answer");
  return answer.json();
}
const newest = { version: "1.2.0", url: "https://apps.example/{platform}" };

// spec §7: version.json, and the remote-version service <- app/features/native/routes/version.tsx, app/ebsn/devices/calls.ts
test("tells the shop's version, and the app's newest one where the backend knows it", async () => {
  expect(await ask(() => Promise.resolve(newest))).toEqual({ version, lastVersion: newest });
  expect(await ask(() => Promise.resolve(undefined))).toEqual({ version });
});

// spec §7: version.json, and the remote-version service
test("answers only the shop's version if the backend is down or above the rate limit", async () => {
  expect(await ask(() => Promise.reject(new EbsnError("down", "app-version/last")))).toEqual({ version });
  expect(
    await ask(
      () => Promise.resolve(newest),
      () => Promise.resolve(false),
    ),
  ).toEqual({ version });
});

// spec §7: version.json, and the remote-version service
test("version checks and searches have separate rate limits", async () => {
  const full = { limit: () => Promise.resolve({ success: false }) };
  const counted: string[] = [];
  const counting = (name: string) => ({
    limit: () => Promise.resolve({ success: counted.push(name) > 0 }),
  });
  const limits = {
    SEARCH_BY_ADDRESS: full,
    SEARCH_BY_ACCOUNT: full,
    VERSION_BY_ADDRESS: counting("version"),
  };
  const within = createRateLimiter({ limits, tenant: "loggia", address: "203.0.113.9" });
  expect(await ask(() => Promise.resolve(newest), within)).toEqual({ version, lastVersion: newest });
  expect(counted).toEqual(["version"]);
});
