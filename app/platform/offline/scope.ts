import type { OfflineTexts } from "./documents";

/** Data that served-worker.ts puts before the worker's own code. */
export type Served = {
  /** Changes with everything the offline page shows. */
  revision: string;
  texts: { it: OfflineTexts; en: OfflineTexts };
};

type Scope = {
  shopOffline: Served;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
  navigator: {
    onLine: boolean;
    /** Exists on platforms with numbers on icons. */
    clearAppBadge?(): Promise<void>;
  };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

/** The global scope of a service worker. */
export const scope = globalThis as unknown as Scope;
