import { env, runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { listingData } from "../catalogue-api/testing";
import { ask, call, control } from "../kernel/testing";
import { fromAlbum, type Album } from "./album";
import { createPhotographStore } from "./photograph-store";

const addresses: string[] = [];
let mediumAddress = "";

const loggia = env.PHOTOGRAPHS.get(env.PHOTOGRAPHS.idFromName("loggia"));

beforeAll(async () => {
  await control("reset");
  // Other tests may have requested some photographs.
  await runInDurableObject(loggia, (_, { storage }) => storage.sql.exec("DELETE FROM developed").toArray());
  const { products } = (await ask("products?page_size=4", listingData)).data;
  addresses.push(...products.map(({ mediaURL }) => mediaURL));
  mediumAddress = products[0]?.mediaURLMedium ?? "";
});

/** Size in pixels from the header of an extended WebP file. */
async function sizeOf(picture: Response): Promise<[number, number]> {
  const view = new DataView(await picture.arrayBuffer());
  const side = (offset: number) => 1 + view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
  return [side(24), side(27)];
}

const keptRows = (address: string) =>
  runInDurableObject(loggia, (_, { storage }) =>
    storage.sql.exec("SELECT number FROM developed WHERE address = ? ORDER BY number", address).toArray(),
  );

describe("photographs", () => {
  it("have the pixels their rendition stands for", async () => {
    expect(await sizeOf(await call(addresses[0] ?? ""))).toEqual([240, 240]);
    expect(await sizeOf(await call(mediumAddress))).toEqual([600, 600]);
  });

  it("are developed once for simultaneous requests, and stored", async () => {
    const address = addresses[1] ?? "";
    const answers = await Promise.all([call(address), call(address), call(address)]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const other of others) expect(other).toEqual(first);
    expect(await (await call(address)).arrayBuffer()).toEqual(first);
    expect(await keptRows(address)).toHaveLength(2);
    const last = await runInDurableObject(loggia, (_, { storage }) =>
      storage.sql.exec("SELECT max(number) AS last FROM developed").one(),
    );
    expect((await keptRows(address))[1]?.number).toBe(last.last);
  });

  it("are answered with 304 for a matching etag", async () => {
    const address = addresses[2] ?? "";
    const etag = (await call(address)).headers.get("etag") ?? "";
    const again = await call(address, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await call(address, { headers: { "if-none-match": '"another"' } })).status).toBe(200);
  });

  it("are AVIF if the client accepts it, else WebP, at one address", async () => {
    const asked = async (accept?: string) => {
      const answer = await call(mediumAddress, accept === undefined ? {} : { headers: { accept } });
      const start = new TextDecoder("latin1").decode((await answer.arrayBuffer()).slice(4, 12));
      return [answer.headers.get("content-type"), answer.headers.get("vary"), start.includes("ftypavif")];
    };
    const avif = ["image/avif", "accept", true];
    const webp = ["image/webp", "accept", false];
    expect(await asked("image/avif,image/webp,image/apng,*/*;q=0.8")).toEqual(avif);
    expect(await asked("image/webp,*/*")).toEqual(webp);
    expect(await asked("image/avif;q=0, image/webp")).toEqual(webp);
    expect(await asked()).toEqual(webp);
    const [heavier, lighter] = await Promise.all(
      ["image/webp", "image/avif"].map(async (accept) => {
        const answer = await call(mediumAddress, { headers: { accept } });
        return [answer.headers.get("etag"), (await answer.arrayBuffer()).byteLength] as const;
      }),
    );
    expect(lighter?.[0]).not.toBe(heavier?.[0]);
    expect(lighter?.[1]).toBeLessThan(heavier?.[1] ?? 0);
  });

  it("answer 404 for an unknown product and are not stored", async () => {
    const address = "/photo/3/main/thumb/000000001-1.webp";
    const answers = await Promise.all([call(address), call(address)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await keptRows(address)).toEqual([]);
  });

  it("are not developed for a HEAD request", async () => {
    const page = (number: number) => `/leaflet-photo/5/2026-11-23/73/${number}.png`;
    const answers = await Promise.all([0, 99].map((number) => call(page(number), { method: "HEAD" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(await keptRows(page(0))).toEqual([]);
  });

  it("come while others are on their way", async () => {
    const rest = addresses.slice(3);
    const pictures = await Promise.all([...rest, mediumAddress].map((address) => call(address)));
    expect(pictures.every(({ status }) => status === 200)).toBe(true);
  });
});

describe("their store", () => {
  it("lets the oldest go when it is full", async () => {
    const kept = await runInDurableObject(
      env.PHOTOGRAPHS.get(env.PHOTOGRAPHS.idFromName("a test")),
      async (_, { storage }) => {
        const store = createPhotographStore(storage.sql, 4);
        for (const address of ["/a", "/b", "/c"])
          await store.keep(address, { webp: new ArrayBuffer(1), avif: new ArrayBuffer(2) });
        return ["/a", "/b", "/c"].map((address) =>
          (["webp", "avif"] as const).map((format) => store.get(address, format)?.bytes.byteLength),
        );
      },
    );
    expect(kept).toEqual([
      [undefined, undefined],
      [1, 2],
      [1, 2],
    ]);
  });
});

describe("their album", () => {
  const files = new Map<string, ArrayBuffer>();
  const album: Album = {
    async fetch(...asked) {
      const request = new Request(...asked);
      if (request.method === "PUT") files.set(request.url, await request.arrayBuffer());
      const bytes = files.get(request.url);
      return new Response(bytes, { status: bytes ? 200 : 404 });
    },
  };
  const developed: string[] = [];
  const develop = async (svg: string) => {
    developed.push(svg);
    return { webp: new ArrayBuffer(svg.length), avif: new ArrayBuffer(2) };
  };

  it("has each drawing once, whichever shop asks and however often", async () => {
    const first = await fromAlbum(album, "<svg/>", develop);
    expect(await fromAlbum(album, "<svg/>", develop)).toEqual(first);
    await fromAlbum(album, "<svg width='1'/>", develop);
    expect(developed).toEqual(["<svg/>", "<svg width='1'/>"]);
    expect(files.size).toBe(4);
  });

  it("is not needed", async () => {
    expect((await fromAlbum(undefined, "<svg/>", develop)).avif.byteLength).toBe(2);
  });
});
