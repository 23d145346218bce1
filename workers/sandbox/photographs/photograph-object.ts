import { DurableObject } from "cloudflare:workers";
import { tenantHeader, type ShopObject } from "../shop-object";
import { fromAlbum } from "./album";
import { createPhotographStore, type Format, type PhotographStore } from "./photograph-store";

type Env = { SHOP: DurableObjectNamespace<ShopObject>; ALBUM?: Fetcher };

/**
 * True for addresses served here: photographs, and a leaflet's pages, which end in .png like the
 * real ones.
 */
export const isPhotograph = (path: string): boolean =>
  path.endsWith(".webp") || /^\/leaflet-photo\/.+\.png$/.test(path);

const keptForEver = (format: Format) => ({
  "content-type": `image/${format}`,
  "cache-control": "public, max-age=31536000, immutable",
  vary: "accept",
});

/** Returns AVIF for clients that name it in Accept, WebP for all others. */
const formatFor = ({ headers }: Request): Format =>
  /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0+)?(?:\s|,|$))/.test(headers.get("accept") ?? "") ? "avif" : "webp";

/**
 * Photographs of one chain. Stores each photograph after its first request.
 * Develops a missing one in all formats from the shop's drawing at the same address with the ending
 * `.svg`, in sequence and each once.
 * It is a separate object, so the shop's calls never wait for it. HEAD develops no photograph.
 * If the shop has no drawing, returns the shop's own response.
 */
export class PhotographObject extends DurableObject<Env> {
  readonly #store: PhotographStore = createPhotographStore(this.ctx.storage.sql);
  readonly #underWay = new Map<string, Promise<Response | undefined>>();
  #last: Promise<unknown> = Promise.resolve();

  override async fetch(request: Request): Promise<Response> {
    const address = new URL(request.url).pathname;
    const format = formatFor(request);
    const kept = this.#store.get(address, format);
    // a HEAD request does not wait for developing
    if (!kept && request.method === "HEAD") {
      const drawing = await this.#drawing(address, request);
      return drawing.ok ? new Response(null, { headers: keptForEver(format) }) : drawing;
    }
    const refused = kept ? undefined : await this.#developOnce(address, request);
    if (refused) return refused.clone();
    const found = kept ?? this.#store.get(address, format);
    if (!found) throw new Error(`${address} was developed and is not kept`);
    const headers = { ...keptForEver(format), etag: found.etag };
    if (request.headers.get("if-none-match") === found.etag)
      return new Response(null, { status: 304, headers });
    return new Response(found.bytes, { headers });
  }

  /** Returns the shop's own response if it has no drawing; undefined once the picture is stored. */
  #developOnce(address: string, request: Request): Promise<Response | undefined> {
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

  async #develop(address: string, request: Request): Promise<Response | undefined> {
    const drawing = await this.#drawing(address, request);
    if (!drawing.ok) return new Response(await drawing.text(), drawing);
    await this.#store.keep(address, await fromAlbum(this.env.ALBUM, await drawing.text(), develop));
  }
}

/** Loads the heavy codecs only if a drawing must be developed. */
const develop = async (svg: string) => (await import("./develop")).develop(svg);
