import { isEbsnError } from "~/ebsn/errors";
import { version } from "~/lib/version";
import type { Shop } from "~/platform/shop";
import { shopLoader } from "~/platform/http/route";

/** A backend that does not say it keeps nobody from the shop's own version. */
async function newestApp({ ebsn, checkRateLimit }: Shop) {
  if (!(await checkRateLimit("version"))) return undefined;
  return ebsn.devices.release().catch((error: unknown) => {
    if (isEbsnError(error)) return undefined;
    throw error;
  });
}

/** The version of the shop, and of its app the newest one with where it is to be had, as the backend says it (§7). */
export const loader = shopLoader(async ({ shop }) => {
  const lastVersion = await newestApp(shop);
  return Response.json(
    { version, ...(lastVersion && { lastVersion }) },
    { headers: { "Cache-Control": "no-store" } },
  );
});
