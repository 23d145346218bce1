import { DurableObject } from "cloudflare:workers";
import { tenantHeader, type ShopObject } from "../shop-object";
import { createPhotographStore, type Photograph, type PhotographStore } from "./photograph-store";

type Env = { SHOP: DurableObjectNamespace<ShopObject> };

/** Addresses that are answered here: photographs, and a leaflet's pages, whose addresses end as the real ones do. */
export const isPhotograph = (path: string): boolean =>
  path.endsWith(".webp") || /^\/leaflet-photo\/.+\.png$/.test(path);

const keptForEver = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
};

/**
 * One chain's photographs. What was asked for once is kept; what is not there yet is developed from the shop's drawing at the same address
 * with `.svg` for its ending, one after another and each once, in an object apart, so that the shop's calls never stand behind it. HEAD develops
 * nothing. Refuses what the shop has no drawing for with the shop's own answer.
 */
export class PhotographObject extends DurableObject<Env> {
  readonly #store: PhotographStore = createPhotographStore(this.ctx.storage.sql);
  readonly #underWay = new Map<string, Promise<Photograph | Response>>();
  #last: Promise<unknown> = Promise.resolve();

  override async fetch(request: Request): Promise<Response> {
    const address = new URL(request.url).pathname;
    const kept = this.#store.get(address);
    // who only asks whether it is there waits for no developing
    if (!kept && request.method === "HEAD") {
      const drawing = await this.#drawing(address, request);
      return drawing.ok ? new Response(null, { headers: keptForEver }) : drawing;
    }
    const found = kept ?? (await this.#developOnce(address, request));
    if (found instanceof Response) return found.clone();
    const headers = { ...keptForEver, etag: found.etag };
    if (request.headers.get("if-none-match") === found.etag)
      return new Response(null, { status: 304, headers });
    return new Response(found.bytes, { headers });
  }

  #developOnce(address: string, request: Request): Promise<Photograph | Response> {
    const known = this.#underWay.get(address);
    if (known) return known;
    const turn = this.#last.then(() => this.#develop(address, request));
    const done = turn.finally(() => this.#underWay.delete(address));
    this.#underWay.set(address, done);
    this.#last = done.catch(() => undefined);
    return done;
  }

  #drawing(address: string, { url, headers, method }: Request): Promise<Response> {
    const source = new URL(url);
    source.pathname = address.replace(/\.\w+$/, ".svg");
    const { SHOP } = this.env;
    return SHOP.get(SHOP.idFromName(headers.get(tenantHeader) ?? "")).fetch(source, {
      method: method === "HEAD" ? "HEAD" : "GET",
      headers,
    });
  }

  async #develop(address: string, request: Request): Promise<Photograph | Response> {
    const drawing = await this.#drawing(address, request);
    if (!drawing.ok) return new Response(await drawing.text(), drawing);
    // the codecs are heavy: only who has something to develop waits for them
    const { develop } = await import("./develop");
    return this.#store.keep(address, await develop(await drawing.text()));
  }
}
