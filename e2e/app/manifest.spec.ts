import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ask } from "../http";

type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string };
type Shortcut = { name: string; url: string };
type Manifest = {
  name: string;
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: Shortcut[];
};

/** Reads the manifest as the page's browser parses it: its address and parse errors. */
async function readManifest(page: Page): Promise<{ url: string; errors: unknown[]; manifest: Manifest }> {
  const cdp = await page.context().newCDPSession(page);
  const { url, errors, data = "" } = await cdp.send("Page.getAppManifest");
  return { url, errors, manifest: JSON.parse(data) };
}

/** Real size of a picture, in the manifest's notation. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);

// spec §1: the shop as an app: a manifest for each chain
test("each chain has a valid manifest with right icon sizes and working shortcuts", async ({
  page,
  shop,
}) => {
  for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
    await page.goto(shop(tenant));
    const { url, errors, manifest } = await readManifest(page);
    expect(url).toBe(`${shop(tenant)}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    const { icons, screenshots, shortcuts } = manifest;
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(
      ["any", "maskable"].flatMap((purpose) => [`${purpose} 192x192`, `${purpose} 512x512`]),
    );
    expect(new Set(screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(["narrow", "wide"]));
    for (const { src, sizes } of [...icons, ...screenshots]) expect(await sizeOf(page, src), src).toBe(sizes);
    // An iPhone requests this path without a link to it.
    expect(await sizeOf(page, "/apple-touch-icon.png")).toBe("180x180");
    expect(shortcuts.map(({ url }) => url)).toEqual([
      "/search",
      "/cart",
      "/profile/orders",
      "/profile/lists",
    ]);
    for (const { url: path } of shortcuts) expect((await page.goto(path))?.status(), path).toBe(200);
  }
});

// spec §1: the shop as an app: a manifest for each chain
test("the manifest has its own type, is publicly cacheable and sets no cookie", async ({ page, shop }) => {
  await page.goto("/login");
  const { status, headers, body } = await ask(new URL(shop()).host, "/manifest.webmanifest", {
    headers: { "Accept-Language": "en" },
  });
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("application/manifest+json");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(headers["set-cookie"]).toBeUndefined();
  expect(JSON.parse(body).lang).toBe("it");
  const policy = (await page.reload())?.headers()["content-security-policy"] ?? "";
  expect(policy.split("; ")).toContain("manifest-src 'self'");
});

// spec §1: the shop as an app: a manifest for each chain
test("the browser's bars have the chain's colour, and its dark colour on a dark screen", async ({ page }) => {
  await page.goto("/");
  const colours = page.locator('meta[name="theme-color"]');
  await expect(colours).toHaveCount(2);
  await expect(colours.nth(0)).toHaveAttribute("content", "#251914");
  await expect(colours.nth(0)).toHaveAttribute("media", "(prefers-color-scheme: dark)");
  await expect(colours.nth(1)).toHaveAttribute("content", "#7a2318");
});
