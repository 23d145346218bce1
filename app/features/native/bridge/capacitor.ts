/**
 * Used parts of the plugins, as documented; each plugin may be missing in a shell built without it.
 */
type Listening<Events> = {
  addListener<Name extends keyof Events & string>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): unknown;
};

/** @capacitor/app */
type App = Listening<{ resume: void; appUrlOpen: { url: string } }> & {
  getLaunchUrl(): Promise<{ url: string } | undefined>;
};

type Permission = "prompt" | "prompt-with-rationale" | "granted" | "denied";

/** @capacitor/push-notifications */
export type PushNotifications = Listening<{ registration: { value: string }; registrationError: unknown }> & {
  checkPermissions(): Promise<{ receive: Permission }>;
  requestPermissions(): Promise<{ receive: Permission }>;
  /** reports the result by one of the two events */
  register(): Promise<void>;
};

/** @capacitor/device */
export type DevicePlugin = {
  getInfo(): Promise<{ model: string; platform: string; osVersion: string; manufacturer: string }>;
  getId(): Promise<{ identifier: string }>;
};

/**
 * @capgo/inappbrowser; unlike @capacitor/browser it reports its address and has the shop's cookies
 */
type InAppBrowser = Listening<{ urlChangeEvent: { url: string } }> & {
  openWebView(options: { url: string; title: string }): Promise<unknown>;
  close(): Promise<unknown>;
};

export type Plugins = {
  App?: App;
  PushNotifications?: PushNotifications;
  Device?: DevicePlugin;
  InAppBrowser?: InAppBrowser;
};

declare global {
  interface Window {
    /** set by the shell before any script of the page */
    Capacitor?: { isNativePlatform?(): boolean; Plugins?: Plugins };
  }
}

/** Plugins of the shell; undefined in any other browser. */
export const pluginsOf = ({ Capacitor }: Window): Plugins | undefined =>
  Capacitor?.isNativePlatform?.() ? Capacitor.Plugins : undefined;
