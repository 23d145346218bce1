import type { AppPlatform, AppRelease } from "~/model/device";

/** Download address of an app version for a platform (§3). */
export const releaseAddress = ({ url }: AppRelease, platform: AppPlatform): string =>
  url.replaceAll("{platform}", platform);
