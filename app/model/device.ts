/** Platforms of the app's shell. */
export const appPlatforms = ["android", "ios"] as const;
export type AppPlatform = (typeof appPlatforms)[number];

/** A phone with the shop's app, as the shell describes it (§3, device registration). */
export type Device = {
  /** the push service's id of this app on this phone */
  externalId: string;
  model: string;
  platform: AppPlatform;
  platformVersion: string;
  manufacturer: string;
  uuid: string;
};

/** The newest app version and its address; `{platform}` is replaced by the phone's platform. */
export type AppRelease = { version: string; url: string };

/** The app's shell around a page. */
export type Shell = { version: string; platform: AppPlatform };
