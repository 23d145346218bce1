import { expect, it } from "vitest";
import type { Cms } from "~/cms/cms";
import { CmsError } from "~/cms/errors";
import type { MenuLink } from "~/model/content";
import { footerMenu } from "./footer-menu";

const group: MenuLink = { label: "Aiuto", links: [{ label: "FAQ", href: "/faq", links: [] }] };
const shopWith = (menu: Cms["menu"]) => ({ cms: { menu } as Cms, locale: "it" as const });

// spec §2.2: links drawer and footer from the footer menu of the content system; without it today's <- app/features/content/footer-menu.ts, app/frame/footer-links.tsx
it("gives groups with their links", async () => {
  const lone: MenuLink = { label: "Sola", href: "/x", links: [] };
  expect(await footerMenu(shopWith(async () => [lone, group]))).toEqual([group]);
});

it("returns undefined without a menu or after a failure", async () => {
  expect(await footerMenu({ locale: "it" })).toBeUndefined();
  expect(await footerMenu(shopWith(async () => []))).toBeUndefined();
  expect(await footerMenu({ ...shopWith(async () => [group]), locale: "en" })).toBeUndefined();
  expect(await footerMenu(shopWith(() => Promise.reject(new CmsError("down", "menu"))))).toBeUndefined();
});

it("keeps no page waiting", async () => {
  const began = Date.now();
  expect(await footerMenu(shopWith(() => new Promise(() => undefined)))).toBeUndefined();
  expect(Date.now() - began).toBeLessThan(2000);
});
