import { expect, it, vi } from "vitest";
import type { Cms } from "~/cms/cms";
import { CmsError } from "~/cms/errors";
import type { SafeHtml } from "~/model/content";
import { homeContent } from "./home-content";

const slide = { id: 1, title: "Pane", text: "" };
const block = { id: 2, slug: "a", title: "Cesti", html: "<p>x</p>" as SafeHtml };
const down = () => Promise.reject(new CmsError("down", "x"));
const visitor = Promise.resolve(undefined);

function shopWith(calls: Partial<Pick<Cms, "slides" | "blocks">>, locale: "it" | "en" = "it") {
  const cms = { slides: vi.fn(async () => [slide]), blocks: vi.fn(async () => [block]), ...calls };
  return { cms, locale, ebsn: { today: () => ({ date: "2026-11-24" as const }) } };
}

// spec §2.1: the home is drawn from content: slides and blocks of editors, left out where they cannot be had <- app/features/content/home-content.ts, app/features/home/slides.tsx, app/features/home/blocks.tsx
it("requests the day's slides for the shopper's service, and the home's blocks", async () => {
  const shop = shopWith({});
  expect(await homeContent(shop, Promise.resolve("pickup"))).toEqual({ slides: [slide], blocks: [block] });
  const day = { place: "home", day: "2026-11-24", most: 6, service: "pickup", patienceMs: 300 };
  expect(shop.cms.slides).toHaveBeenCalledWith(day);
  expect(shop.cms.blocks).toHaveBeenCalledWith("home", { patienceMs: 300 });
});

// spec §8: a content system that is down, slow, or sends what cannot be read
it("each part is left out by itself, and the home goes on without any", async () => {
  expect(await homeContent(shopWith({ slides: down }), visitor)).toEqual({ slides: [], blocks: [block] });
  expect(await homeContent(shopWith({ blocks: down }), visitor)).toEqual({ slides: [slide], blocks: [] });
  const { cms: _, ...without } = shopWith({});
  expect(await homeContent(without, visitor)).toEqual({ slides: [], blocks: [] });
});

it("leaves out blocks without a title or text", async () => {
  const empty = [
    { ...block, title: "" },
    { ...block, html: "" as SafeHtml },
  ];
  expect((await homeContent(shopWith({ blocks: async () => empty }), visitor)).blocks).toEqual([]);
});

it("editors write no English", async () => {
  expect(await homeContent(shopWith({}, "en"), visitor)).toEqual({ slides: [], blocks: [] });
});

it("a fault of ours is not hidden", async () => {
  const ours = () => Promise.reject(new TypeError("ours"));
  await expect(homeContent(shopWith({ slides: ours }), visitor)).rejects.toThrow("ours");
});
