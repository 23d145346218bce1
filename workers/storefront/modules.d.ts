interface ImportMetaEnv {
  /** defined in vite.config.ts */
  readonly MAPPING_ID: string;
}

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";
  const build: ServerBuild;
  export = build;
}

declare module "*/build/server/index.js" {
  import type { Env } from "~/platform/env";
  type Context = { waitUntil(promise: Promise<unknown>): void; passThroughOnException(): void };
  const worker: { fetch(request: Request, env: Env, context: Context): Response | Promise<Response> };
  export default worker;
}
