import { expect, it } from "vitest";
import { preloadLink } from "./preload";

const sheet = (href: string, more = "") => `<link rel="stylesheet" href="${href}"${more}/>`;

it("R2: names the styles of the head, not later ones or for other media", () => {
  const html = `<html><head><link rel="icon" href="/i.svg"/>${sheet("/a.css")}${sheet("/p.css", ' media="print"')}${sheet("/b.css")}</head><body>${sheet("/c.css")}</body></html>`;
  expect(preloadLink(html)).toBe("</a.css>; rel=preload; as=style, </b.css>; rel=preload; as=style");
});

it("R2: is empty for dialog content without a head", () => {
  expect(preloadLink(`<main>${sheet("/a.css")}</main>`)).toBe("");
});

it("P2: names the first high-priority picture if its URL is ASCII", () => {
  const page = (...pictures: string[]) => `<html><head>${sheet("/a.css")}</head>${pictures.join("")}</html>`;
  const first = (src: string) =>
    `<img fetchpriority="high" class="picture" srcSet="/l.webp 1200w" src="${src}"/>`;
  const styles = "</a.css>; rel=preload; as=style";
  expect(
    preloadLink(page('<img src="/logo.webp"/>', first("/m.webp?a=1&amp;b=2"), first("/other.webp"))),
  ).toBe(`${styles}, </m.webp?a=1&b=2>; rel=preload; as=image; fetchpriority=high`);
  for (const src of ["/caffè.webp", "/a b.webp", ""]) expect(preloadLink(page(first(src)))).toBe(styles);
});
