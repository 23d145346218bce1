import type { MiddlewareHandler } from "hono";
import { assetTypes, kvKeys } from "#tenants/kv-documents";
import type { PlatformEnv } from "../env";

const address = /^\/chain\/([a-z][a-z0-9-]{1,30})\/([0-9a-f]{8,64})\.([a-z]{2,5})$/;

/** A file's address has its hash, so its content never changes. */
const forGood = "public, max-age=31536000, immutable";
/**
 * The present theme at another theme's address: the page is older or newer than this isolate's
 * settings.
 */
const forNow = "public, max-age=60";
const edgeSeconds = 86_400;

const typeOf = (extension: string): string | undefined =>
  Object.entries(assetTypes).find(([name]) => name === extension)?.[1];

/** Response with a file; its policy disables scripts and frames if a browser opens it as a page. */
function fileAnswer(body: string | ArrayBuffer, type: string, cacheControl: string): Response {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": cacheControl,
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

const notThere = (): Response =>
  new Response("Not found", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/**
 * Serves `/chain/<id>/<hash>.<ext>`: theme and pictures of a pushed tenant, at its own hosts only.
 */
export const chainFiles: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (!pathname.startsWith("/chain/")) return next();
  const { tenant, look } = c.var.served;
  const [, id, hash = "", extension = ""] = address.exec(pathname) ?? [];
  if (id !== tenant.id) return notThere();
  if (extension === "css") {
    const { theme } = look;
    const lasts = theme?.href === pathname ? forGood : forNow;
    return theme ? fileAnswer(theme.text, "text/css; charset=utf-8", lasts) : notThere();
  }
  const type = typeOf(extension);
  const options = { type: "arrayBuffer", cacheTtl: edgeSeconds } as const;
  const bytes = type && (await c.env.CONFIG.get(kvKeys.asset(id, `${hash}.${extension}`), options));
  return bytes ? fileAnswer(bytes, type, forGood) : notThere();
};
