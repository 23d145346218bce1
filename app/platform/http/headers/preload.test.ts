import { expect, it } from "vitest";
import { preloadLink } from "./preload";

const sheet = (href: string, more = "") => `<link rel="stylesheet" href="${href}"${more}/>`;

it("R2: names the styles of the head, not those that come later or for another medium", () => {
  const html = `<html><head><link rel="icon" href="/i.svg"/>${sheet("/a.css")}${sheet("/p.css", ' media="print"')}${sheet("/b.css")}</head><body>${sheet("/c.css")}</body></html>`;
  expect(preloadLink(html)).toBe("</a.css>; rel=preload; as=style, </b.css>; rel=preload; as=style");
});

it("R2: is empty for the content of a dialog, which has no head", () => {
  expect(preloadLink(`<main>${sheet("/a.css")}</main>`)).toBe("");
});
