/** What is used of the plugins, as their documentation gives it; each may be missing in a shell that was built without it. */
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
  /** answers by one of its two events */
  register(): Promise<void>;
};

/** @capacitor/device */
export type DevicePlugin = {
  getInfo(): Promise<{ model: string; platform: string; osVersion: string; manufacturer: string }>;
  getId(): Promise<{ identifier: string }>;
};

/** @capgo/inappbrowser, which unlike @capacitor/browser says where it is, and has the shop's cookies */
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
    /** put there by the shell before any script of the page */
    Capacitor?: { isNativePlatform?(): boolean; Plugins?: Plugins };
  }
}

/** The shell's plugins; undefined in any other browser. */
export const pluginsOf = ({ Capacitor }: Window): Plugins | undefined =>
  Capacitor?.isNativePlatform?.() ? Capacitor.Plugins : undefined;
