import { DurableObject } from "cloudflare:workers";
import { tenantHeader, type ShopObject } from "../shop-object";
import { fromAlbum } from "./album";
import { createPhotographStore, type Format, type PhotographStore } from "./photograph-store";

type Env = { SHOP: DurableObjectNamespace<ShopObject>; ALBUM?: Fetcher };

/** Addresses that are answered here: photographs, and a leaflet's pages, whose addresses end as the real ones do. */
export const isPhotograph = (path: string): boolean =>
  path.endsWith(".webp") || /^\/leaflet-photo\/.+\.png$/.test(path);

const keptForEver = (format: Format) => ({
  "content-type": `image/${format}`,
  "cache-control": "public, max-age=31536000, immutable",
  vary: "accept",
});

/** AVIF for who says that they take it; WebP for everybody else, who asks for anything included. */
const formatFor = ({ headers }: Request): Format =>
  /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0+)?(?:\s|,|$))/.test(headers.get("accept") ?? "") ? "avif" : "webp";

/**
 * One chain's photographs. What was asked for once is kept; what is not there yet is developed from the shop's drawing at the same address
 * with `.svg` for its ending, in both formats, one after another and each once, in an object apart, so that the shop's calls never stand behind it. HEAD develops
 * nothing. Refuses what the shop has no drawing for with the shop's own answer.
 */
export class PhotographObject extends DurableObject<Env> {
  readonly #store: PhotographStore = createPhotographStore(this.ctx.storage.sql);
  readonly #underWay = new Map<string, Promise<Response | undefined>>();
  #last: Promise<unknown> = Promise.resolve();

  override async fetch(request: Request): Promise<Response> {
    const address = new URL(request.url).pathname;
    const format = formatFor(request);
    const kept = this.#store.get(address, format);
    // who only asks whether it is there waits for no developing
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

  /** The shop's own answer where it has no drawing, and nothing once the picture is kept. */
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

/** The codecs are heavy: only who has something to develop waits for them. */
const develop = async (svg: string) => (await import("./develop")).develop(svg);
