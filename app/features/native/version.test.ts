import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { version } from "~/lib/version";
import type { AppRelease } from "~/model/device";
import { testShop } from "~/platform/testing/test-shop";
import { loader } from "./routes/version";

async function ask(release: () => Promise<AppRelease | undefined>, within = true): Promise<unknown> {
  const { shop } = testShop({ ebsn: { devices: { release } } });
  const context = { shop: { ...shop, checkRateLimit: () => Promise.resolve(within) } };
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
test("a backend that is down, and who asks too often, get the shop's version alone", async () => {
  expect(await ask(() => Promise.reject(new EbsnError("down", "app-version/last")))).toEqual({ version });
  expect(await ask(() => Promise.resolve(newest), false)).toEqual({ version });
});
