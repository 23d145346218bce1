import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { tenants } from "#tenants/registry";
import { pictureSize } from "./picture-size";

const publicFile = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../public${path}`, import.meta.url)));

// spec operator: the settings of a chain's app are checked
test("reads the size of a PNG or a WebP from its first bytes", () => {
  const { icons, screenshots } = tenants.loggia.app ?? {};
  expect(pictureSize(publicFile(icons?.apple ?? ""))).toEqual({ width: 180, height: 180 });
  for (const { src, width, height } of screenshots ?? [])
    expect(pictureSize(publicFile(src)), src).toEqual({ width, height });
  expect(pictureSize(publicFile(tenants.loggia.logo.src)), "without loss").toBeDefined();
});

/** The first bytes of a WebP, by their offset. */
const webp = (kind: string, bytes: Record<number, number>) => {
  const file = new Uint8Array(32);
  file.set(new TextEncoder().encode(`RIFF....WEBP${kind}`));
  for (const [at, byte] of Object.entries(bytes)) file[Number(at)] = byte;
  return file;
};

// spec operator: the settings of a chain's app are checked
test.each([
  ["with loss", webp("VP8 ", { 26: 0x68, 27: 0x41, 28: 0x80, 29: 0x42 }), { width: 360, height: 640 }],
  ["without loss", webp("VP8L", { 21: 0xff, 22: 0xc1, 23: 0x7f }), { width: 512, height: 512 }],
  ["with more than a picture", webp("VP8X", { 24: 0xff, 25: 1, 27: 0xbf }), { width: 512, height: 192 }],
  ["that is none of them", webp("ALPH", {}), undefined],
  ["that ends too soon", webp("VP8X", {}).subarray(0, 20), undefined],
])("a WebP %s", (_kind, bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size);
});

// spec operator: the settings of a chain's app are checked
test("returns undefined for a file that is no picture", () => {
  expect(pictureSize(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBeUndefined();
});
