import { baseHeader, tenantHeader, type ShopEnv, type ShopObject } from "./shop-object";
import { findTenant, tenants } from "./chains/tenants";
import { isPhotograph, type PhotographObject } from "./photographs/photograph-object";

export { ShopObject } from "./shop-object";
export { PhotographObject } from "./photographs/photograph-object";

type Env = ShopEnv & {
  SHOP: DurableObjectNamespace<ShopObject>;
  PHOTOGRAPHS: DurableObjectNamespace<PhotographObject>;
};

const loopback = /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/;
/** Max bytes of a body: more than any call needs. */
const longestBody = 1_000_000;

const tenantPath = /^\/t\/([^/]+)(\/.*)?$/;

/** The embedded backend: serves only requests from its own machine. */
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (!loopback.test(url.hostname)) return new Response("Only on this machine", { status: 403 });

    // browsers request it on every host, including the gateway's page
    if (url.pathname === "/favicon.ico") return new Response(null, { status: 204 });

    const [, named, rest] = tenantPath.exec(url.pathname) ?? [];
    const tenant = named === undefined ? tenants[0] : findTenant(named);
    if (!tenant) return new Response("Not found", { status: 404 });

    const inner = new URL(url);
    inner.pathname = named === undefined ? url.pathname : (rest ?? "/");
    const headers = new Headers(request.headers);
    headers.set(tenantHeader, tenant.id);
    headers.set(baseHeader, named === undefined ? url.origin : `${url.origin}/t/${named}`);
    // The body is read completely: workerd warns if an object responds before reading a streamed
    // body.
    const body = request.body === null ? undefined : await request.arrayBuffer();
    if (body !== undefined && body.byteLength > longestBody)
      return new Response("Too large", { status: 413 });
    const objects = isPhotograph(inner.pathname) ? env.PHOTOGRAPHS : env.SHOP;
    return objects.get(objects.idFromName(tenant.id)).fetch(inner, {
      method: request.method,
      headers,
      body,
      redirect: "manual",
    });
  },
} satisfies ExportedHandler<Env>;
