import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { icons } from "./icons";
import { tenantPictures } from "./tenant-pictures";
import { webpOf } from "./pictures";

const root = fileURLToPath(new URL("../..", import.meta.url));

const picturesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(webp|png)$/.test(path))
    .map((path) => `${folder}/${path}`);

it("pictures are what is drawn, all of them: after a change of a drawing, `npm run draw`", async () => {
  const drawn = new Map([...(await icons()), ...(await tenantPictures(root))]);
  for (const [path, contents] of drawn)
    expect(readFileSync(join(root, path)).equals(Buffer.from(contents)), path).toBe(true);
  const lying = ["app", "public", "tenants"].flatMap(picturesIn);
  expect(lying.filter((path) => !drawn.has(path))).toEqual([]);
});

// spec light: icons and the chains' drawings are pictures that are what is drawn, and show in forced colours <- workers/draw/icons.ts, workers/draw/tenant-pictures.ts, app/styles/media.css
it("words would be left out silently: a drawing that has some is refused", async () => {
  await expect(
    webpOf('<svg xmlns="http://www.w3.org/2000/svg"><text>Sconto</text></svg>', 1),
  ).rejects.toThrow("paths");
});
