import type { OfflineTexts } from "./documents";

/** What stands before the worker's own text (served-worker.ts). */
export type Served = {
  /** changes with whatever the offline page shows */
  revision: string;
  texts: { it: OfflineTexts; en: OfflineTexts };
};

type Scope = {
  shopOffline: Served;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
  navigator: {
    onLine: boolean;
    /** where the platform puts numbers on icons */
    clearAppBadge?(): Promise<void>;
  };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

/** The world of a service worker. */
export const scope = globalThis as unknown as Scope;
