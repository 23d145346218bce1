import { isEbsnError } from "~/ebsn/errors";
import { version } from "~/lib/version";
import type { Shop } from "~/platform/shop";
import { shopLoader } from "~/platform/http/route";

/**
 * Newest version of the app; undefined if the backend fails, so that the shop's own version is
 * still sent.
 */
async function newestApp({ ebsn, checkRateLimit }: Shop) {
  if (!(await checkRateLimit("version"))) return undefined;
  return ebsn.devices.release().catch((error: unknown) => {
    if (isEbsnError(error)) return undefined;
    throw error;
  });
}

/**
 * Returns the shop's version and the app's newest version with its address, from the backend (§7).
 */
export const loader = shopLoader(async ({ shop }) => {
  const lastVersion = await newestApp(shop);
  return Response.json(
    { version, ...(lastVersion && { lastVersion }) },
    { headers: { "Cache-Control": "no-store" } },
  );
});
