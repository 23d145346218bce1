import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { appIcons } from "./app-icons";
import { icons } from "./icons";
import { tenantPictures } from "./tenant-pictures";
import { webpOf } from "./pictures";

const root = fileURLToPath(new URL("../..", import.meta.url));

const picturesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(webp|png)$/.test(path))
    .map((path) => `${folder}/${path}`);

it("committed pictures match their drawings (else: `npm run draw`)", async () => {
  const drawn = new Map([...(await icons()), ...(await tenantPictures(root))]);
  for (const [path, contents] of drawn)
    expect(readFileSync(join(root, path)).equals(Buffer.from(contents)), path).toBe(true);
  const lying = ["app", "public", "tenants"].flatMap(picturesIn);
  // `npm run sheet` takes the screenshots.
  const taken = Object.values(tenants).flatMap(({ app }) =>
    app?.screenshots.map(({ src }) => `public${src}`),
  );
  expect(lying.filter((path) => !drawn.has(path)).sort()).toEqual(taken.sort());
});

/** Max bytes of a chain's screenshots; a browser that installs the app loads them all. */
const most = 140_000;

it("the screenshots of a chain's app stay small", () => {
  for (const { id, app } of Object.values(tenants)) {
    const bytes = app?.screenshots.map(({ src }) => readFileSync(join(root, "public", src)).byteLength) ?? [];
    expect(bytes.length, id).toBeGreaterThan(0);
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      id,
    ).toBeLessThanOrEqual(most);
  }
});

it("a mark with its own position and size is centred in the icon", async () => {
  const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';
  const sized = `<?xml version="1.0"?>${plain.replace("<svg", '<svg x="3" width="99" height="99"')}`;
  const [one, other] = [await appIcons(plain, "#ffffff"), await appIcons(sized, "#ffffff")];
  expect(other.get("icon-maskable-192.png")).toEqual(one.get("icon-maskable-192.png"));
  expect(one.get("icon-maskable-192.png")).not.toEqual(one.get("icon-192.png"));
});

// spec light: icons and the chains' drawings are pictures that are what is drawn, and show in forced colours <- workers/draw/icons.ts, workers/draw/tenant-pictures.ts, app/styles/media.css
it("a drawing with text is refused", async () => {
  await expect(
    webpOf('<svg xmlns="http://www.w3.org/2000/svg"><text>Sconto</text></svg>', 1),
  ).rejects.toThrow("paths");
});
