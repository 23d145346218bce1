/**
 * Typed Remix options. Remix's Vite plugin reads no file of its own, so vite.config.ts imports this
 * module and passes it on. All v3 flags are on, so that the move to React Router is a rename.
 */
import type { VitePluginConfig } from "@remix-run/dev";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default {
  appDirectory: "app",
  ssr: true,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
  },
} satisfies VitePluginConfig;
