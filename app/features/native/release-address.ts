import type { AppPlatform, AppRelease } from "~/model/device";

/** Where a version of the app is to be had for a platform (§3). */
export const releaseAddress = ({ url }: AppRelease, platform: AppPlatform): string =>
  url.replaceAll("{platform}", platform);
