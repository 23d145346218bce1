import { expect, test } from "vitest";
import { pushedChain } from "~/platform/testing/pushed-chain";
import { tenants } from "#tenants/registry";
import { manifestOf } from "./manifest";

// spec §1: the shop as an app: a manifest for each chain <- app/page/install/manifest.ts, app/page/install/routes/manifest.tsx
test("a chain's manifest says its names, colours and icons, and is in Italian", () => {
  expect(manifestOf(tenants.loggia)).toMatchObject({
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "it",
    name: "La Loggia",
    short_name: "La Loggia",
    display: "standalone",
    theme_color: "#7a2318",
    background_color: "#f8f0e3",
    description: expect.stringContaining("La Loggia"),
    icons: [
      { src: "/tenants/loggia/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/tenants/loggia/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      {
        src: "/tenants/loggia/icon-maskable-192.png",
        sizes: "192x192",
        type: "image/png",
        purpose: "maskable",
      },
      {
        src: "/tenants/loggia/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  });
});

// spec §1: the shop as an app: a manifest for each chain
test("a chain without an app has no manifest, and icons are typed by their extension", () => {
  expect(manifestOf(pushedChain("nuova", { app: undefined }).tenant)).toBeUndefined();
  const { app } = tenants.loggia;
  if (!app) throw new Error("The first chain is an app.");
  const icons = { ...app.icons, plain192: "/chain/nuova/00112233.webp", plain512: "/icon" };
  const manifest = manifestOf(pushedChain("nuova", { app: { ...app, icons, screenshots: [] } }).tenant);
  expect(manifest?.icons.slice(0, 2)).toEqual([
    { src: icons.plain192, sizes: "192x192", type: "image/webp", purpose: "any" },
    { src: "/icon", sizes: "512x512", type: undefined, purpose: "any" },
  ]);
  expect(manifest?.screenshots).toEqual([]);
});
