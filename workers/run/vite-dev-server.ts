import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@mjackson/node-fetch-server";
import type { Plugin } from "vite";
import type { Env } from "../../app/platform/env";

type Worker = { fetch(request: Request, env: Env, context: unknown): Response | Promise<Response> };
const entry = "/workers/storefront/app.ts";

const isWorker = (module: unknown): module is Worker =>
  typeof module === "object" && module !== null && "fetch" in module && typeof module.fetch === "function";

/**
 * `npm run dev`: the storefront inside Vite, with hot reload.
 * The same hono app as in workerd handles every request that Vite does not serve, with wrangler's
 * own bindings (KV in STATE_DIR).
 * Hosts, session, guards and headers are therefore those of the Worker. It runs before Remix's own
 * middleware.
 * Node has no edge cache, so responses are not cached here.
 */
export function storefrontDevServer(): Plugin {
  return {
    name: "bottega-storefront",
    configureServer: async (server) => {
      const { getPlatformProxy } = await import("wrangler");
      const { STATE_DIR = ".wrangler/state" } = process.env;
      const proxy = await getPlatformProxy<Env>({
        configPath: "wrangler.toml",
        persist: { path: `${STATE_DIR}/v3` },
      });
      server.httpServer?.on("close", () => void proxy.dispose());
      const { SANDBOX_ORIGIN = proxy.env.SANDBOX_ORIGIN } = process.env;
      const env: Env = { ...proxy.env, SANDBOX_ORIGIN };
      return () => {
        const respond = async (req: IncomingMessage, res: ServerResponse) => {
          const { default: worker } = await server.ssrLoadModule(entry);
          if (!isWorker(worker)) throw new Error(`${entry} exports no Worker`);
          await sendResponse(res, await worker.fetch(createRequest(req, res), env, proxy.ctx));
        };
        server.middlewares.use((req, res, next) => void respond(req, res).catch(next));
      };
    },
  };
}
