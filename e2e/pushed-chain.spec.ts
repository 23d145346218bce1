import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getPlatformProxy } from "wrangler";
import { refuseCookies } from "./consent";
import { expect, test } from "./fixtures";
import { startKeptPair } from "./pair";

const root = fileURLToPath(new URL("..", import.meta.url));

type Namespace = { put(key: string, value: string | Uint8Array): Promise<void> };

/** The KV of a shop that runs on this machine, as the operators' command writes it. */
async function writeKv(stateDir: string, entries: Record<string, string | Uint8Array>): Promise<void> {
  const proxy = await getPlatformProxy<{ CONFIG: Namespace }>({
    configPath: `${root}wrangler.toml`,
    persist: { path: `${root}${stateDir}/v3` },
  });
  for (const [key, value] of Object.entries(entries)) await proxy.env.CONFIG.put(key, value);
  await proxy.dispose();
}

const fileOf = (path: string) => readFileSync(`${root}${path}`);

/** A chain by the id `pilota`, as `push` writes it: the files of another one with its own name, ground and claim. */
function pushed(): Record<string, string | Uint8Array> {
  const own = (file: string) => fileOf(`tenants/loggia/${file}`).toString().replaceAll("loggia", "pilota");
  const texts = JSON.parse(own("texts.it.json"));
  const entries: Record<string, string | Uint8Array> = { "host:www.pilota.example": "pilota" };
  const assets = Object.fromEntries(
    ["logo.webp", "favicon.png", "hero.webp", "awning.webp"].map((name) => {
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
test("a chain that is pushed while the shop runs is open at once, in its own colours and words", async ({
  page,
}) => {
  const stateDir = `.wrangler/e2e-pushed-${process.pid}`;
  const pair = await startKeptPair(stateDir);
  try {
    const at = (id: string) => `http://${id}.localhost:${pair.shopPort}`;
    await refuseCookies(page.context(), [at("pilota"), at("loggia")]);
    await page.goto(`${at("loggia")}/`);
    await writeKv(stateDir, pushed());

    await page.goto(`${at("pilota")}/`);
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

    await page.goto(`${at("loggia")}/`);
    expect(await ground()).toBe("rgb(248, 240, 227)");
    await expect(page.locator("body")).not.toContainText("pilota");
    expect(await page.content()).not.toContain("/chain/");
  } finally {
    await pair.stop();
    rmSync(`${root}${stateDir}`, { recursive: true, force: true });
  }
});
