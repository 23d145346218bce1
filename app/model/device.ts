/** The platforms that the app's shell is built for. */
export const appPlatforms = ["android", "ios"] as const;
export type AppPlatform = (typeof appPlatforms)[number];

/** A phone that the shop's app runs on, as its shell describes it (§3, device registration). */
export type Device = {
  /** the push service's name for this app on this phone */
  externalId: string;
  model: string;
  platform: AppPlatform;
  platformVersion: string;
  manufacturer: string;
  uuid: string;
};

/** The newest version of the app, and where it is to be had; `{platform}` stands for a phone's own. */
export type AppRelease = { version: string; url: string };

/** The app's shell that shows a page. */
export type Shell = { version: string; platform: AppPlatform };
