import { SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { control } from "./testing";

const status = async (url: string) => (await SELF.fetch(url)).status;

// Each chain fills its catalogue on its first call.
beforeAll(async () => {
  for (const id of ["loggia", "quantobasta", "terrecomuni"]) await control("reset", {}, id);
}, 60_000);

describe("the sandbox's Worker", () => {
  it("answers the machine it runs on", async () => {
    expect(await status("http://127.0.0.1:8788/ebsn/api/category")).toBe(200);
    expect(await status("http://localhost:8788/ebsn/api/category")).toBe(200);
    expect(await status("http://sandbox.localhost:8788/t/terrecomuni/ebsn/api/category")).toBe(200);
  });

  it.each(["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1", "xlocalhost"])(
    "refuses %s",
    async (host) => {
      expect(await status(`http://${host}/sandbox`)).toBe(403);
      expect(await status(`http://${host}/ebsn/api/category`)).toBe(403);
    },
  );

  it("has general data for an unknown chain, and 404 for an invalid id", async () => {
    const products = async (id: string) =>
      (await SELF.fetch(`http://127.0.0.1:8788/t/${id}/ebsn/api/products?page_size=1`)).text();
    expect(await products("pilota")).toContain('"products":[{');
    const stores = await SELF.fetch("http://127.0.0.1:8788/t/pilota/ebsn/api/store-proximity/list");
    expect(await stores.text()).toContain("Pilota Tiburtina");
    for (const id of ["Nessuno", "a", "a%20b", "-x"])
      expect(await status(`http://127.0.0.1:8788/t/${id}/ebsn/api/category`)).toBe(404);
    expect(await status("http://127.0.0.1:8788/t/../ebsn/api/category")).toBe(200);
  });

  it("gives each tenant its own company", async () => {
    const pages = await Promise.all(
      ["loggia", "quantobasta", "terrecomuni"].map(async (id) =>
        (await SELF.fetch(`http://127.0.0.1:8788/t/${id}/ebsn/api/products?page_size=1`)).text(),
      ),
    );
    expect(new Set(pages.map((text) => /"deliveryWarehouse":\{[^}]*\}/.exec(text)?.[0])).size).toBe(3);
  });
});
