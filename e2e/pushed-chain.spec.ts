import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { refuseCookies } from "./consent";
import { expect } from "./fixtures";
import { root, test } from "./kept-shop";

const fileOf = (path: string) => readFileSync(`${root}${path}`);

type Manifest = { name: string; icons: { src: string }[]; screenshots: { src: string }[] };

/**
 * A chain with the id `pilota`, as `push` writes it: another chain's files with its own name,
 * background and claim.
 */
function pushed(): Record<string, string | Uint8Array> {
  const own = (file: string) => fileOf(`tenants/loggia/${file}`).toString().replaceAll("loggia", "pilota");
  const texts = JSON.parse(own("texts.it.json"));
  const entries: Record<string, string | Uint8Array> = { "host:www.pilota.example": "pilota" };
  const assets = Object.fromEntries(
    readdirSync(`${root}public/tenants/loggia`).map((name) => {
      const bytes = new Uint8Array(fileOf(`public/tenants/loggia/${name}`));
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
      const file = `${hash}.${name.split(".")[1]}`;
      entries[`asset:pilota/${file}`] = bytes;
      return [`/tenants/pilota/${name}`, `/chain/pilota/${file}`];
    }),
  );
  const tenant = {
    ...JSON.parse(own("tenant.json")),
    name: "Pilota",
    texts: { it: { ...texts, frame: { ...texts.frame, claim: "La spesa del pilota" } }, en: {} },
  };
  const theme = own("theme.css").replace("--ground: #f8f0e3", "--ground: #e0f0ff");
  const document = { version: 1, pushedAt: "2026-11-24T07:00:00Z", tenant, theme, assets };
  return { ...entries, "chain:pilota": JSON.stringify(document) };
}

// spec house: chains interleaved in one isolate share nothing, also one that was pushed while the Worker ran
test("a chain pushed at runtime is live at once, in its own colours and texts", async ({
  page,
  shop,
  inKv,
}) => {
  await refuseCookies(page.context(), [shop("pilota")]);
  await page.goto(`${shop("loggia")}/`);
  await inKv((store) => store.put(new Map(Object.entries(pushed()))));

  await page.goto(`${shop("pilota")}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La spesa del pilota");
  const logo = page.getByRole("banner").locator("img").first();
  await expect(logo).toHaveAttribute("src", /^\/chain\/pilota\/[0-9a-f]{16}\.webp$/);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe("rgb(224, 240, 255)");
  await page.getByRole("link", { name: "Tutti i reparti" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const sheet = page.locator('link[rel="stylesheet"][href^="/chain/pilota/"]');
  await expect(sheet).toHaveCount(1);
  expect(await ground()).toBe("rgb(224, 240, 255)");

  const manifest = await page.evaluate(
    async (): Promise<Manifest> => (await fetch("/manifest.webmanifest")).json(),
  );
  expect(manifest.name).toBe("Pilota");
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect(src).toMatch(/^\/chain\/pilota\/[0-9a-f]{16}\.(png|webp)$/);
    expect(await page.evaluate(async (address) => (await fetch(address)).status, src), src).toBe(200);
  }

  await page.goto(`${shop("loggia")}/`);
  expect(await ground()).toBe("rgb(248, 240, 227)");
  await expect(page.locator("body")).not.toContainText("pilota");
  expect(await page.content()).not.toContain("/chain/");
});
