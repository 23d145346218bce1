import type { Page } from "@playwright/test";

/** User agent of the app's shell on Android. */
export const shellAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36 BottegaApp/1.1.26";

export type FakeShell = {
  /** The link that started the app. */
  launchUrl?: string;
  permission?: "granted" | "denied" | "prompt";
  /** Token of the push service; `error` makes the registration fail. */
  token?: string | "error";
};

declare global {
  interface Window {
    fakeShell: {
      /** Like the native side, calls every listener of a plugin's event. */
      fire(plugin: string, event: string, data?: unknown): void;
    };
  }
}

/**
 * Adds a shell's plugins to every page, as Capacitor does before the page's scripts (JSExport,
 * native-bridge.ts). They answer as the plugins' documentation says:
 * - `addListener` returns a handle at once, methods return promises
 * - a registration answers with an event to all listeners
 * - a listener ends with its page.
 * The calls are logged in the page's session storage under `calls`.
 */
export async function beShell(page: Page, shell: FakeShell = {}): Promise<void> {
  await page.addInitScript(({ launchUrl, permission = "granted", token = "fcm-1" }) => {
    if (window !== window.top) return;
    type Listener = (event: unknown) => void;
    const listeners: { plugin: string; event: string; listener: Listener }[] = [];
    const fire = (plugin: string, event: string, data?: unknown) => {
      for (const one of listeners) if (one.plugin === plugin && one.event === event) one.listener(data);
    };
    const called = (call: string) => {
      const calls = JSON.parse(sessionStorage.getItem("calls") ?? "[]") as string[];
      sessionStorage.setItem("calls", JSON.stringify([...calls, call]));
    };
    const plugin = (name: string, methods: Record<string, (options?: unknown) => unknown>) => ({
      addListener(event: string, listener: Listener) {
        listeners.push({ plugin: name, event, listener });
        return { remove: () => Promise.resolve() };
      },
      ...Object.fromEntries(
        Object.entries(methods).map(([method, answer]) => [
          method,
          (options?: unknown) => {
            called(`${name}.${method}${options === undefined ? "" : ` ${JSON.stringify(options)}`}`);
            return Promise.resolve(answer(options));
          },
        ]),
      ),
    });
    let asked = permission;
    window.fakeShell = { fire };
    Object.assign(window, {
      Capacitor: {
        isNativePlatform: () => true,
        getPlatform: () => "android",
        Plugins: {
          App: plugin("App", { getLaunchUrl: () => launchUrl && { url: launchUrl } }),
          PushNotifications: plugin("PushNotifications", {
            checkPermissions: () => ({ receive: asked }),
            requestPermissions: () => ({ receive: (asked = "granted") }),
            register: () =>
              void setTimeout(() =>
                token === "error"
                  ? fire("PushNotifications", "registrationError", { error: "no service" })
                  : fire("PushNotifications", "registration", { value: token }),
              ),
          }),
          Device: plugin("Device", {
            getInfo: () => ({
              ...{ model: "Pixel 8", platform: "android", operatingSystem: "android" },
              ...{ osVersion: "14", manufacturer: "Google", isVirtual: false },
            }),
            getId: () => ({ identifier: "7f3c01" }),
          }),
          InAppBrowser: plugin("InAppBrowser", { openWebView: () => undefined, close: () => undefined }),
        },
      },
    });
  }, shell);
}

/** Calls of the page's script to the plugins since the app started. */
export const callsTo = async (page: Page, plugin: string): Promise<string[]> => {
  const calls = await page.evaluate(() => JSON.parse(sessionStorage.getItem("calls") ?? "[]") as string[]);
  return calls.filter((call) => call.startsWith(`${plugin}.`));
};

/** Fires an event from the native side. */
export const fire = (page: Page, plugin: string, event: string, data?: unknown): Promise<void> =>
  page.evaluate(([to, name, what]) => window.fakeShell.fire(to, name, what), [plugin, event, data] as [
    string,
    string,
    unknown,
  ]);
