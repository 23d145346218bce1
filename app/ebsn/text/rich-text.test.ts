import * as fc from "fast-check";
import { expect, test } from "vitest";
import { richText, richTextOrNone } from "./rich-text";

// spec house: the backend's HTML is text, bold, line breaks and safe links at most
test("richText keeps only bold text and line breaks", () => {
  expect(richText("Prendi <b class='x'>3</b>,<br>paghi <STRONG>2</STRONG>!<p>Fino a domenica</p>")).toEqual([
    [{ text: "Prendi " }, { text: "3", bold: true }, { text: "," }],
    [{ text: "paghi " }, { text: "2", bold: true }, { text: "!" }],
    [{ text: "Fino a domenica" }],
  ]);
});

test.each([
  ["<script>alert(1)</script>Ciao", "Ciao"],
  ["<img src=x onerror=alert(1)>Ciao", "Ciao"],
  ["Ciao <a href='javascript:alert(1)'>qui</a>", "Ciao qui"],
  ["Ciao<svg/onload=alert(1)", "Ciao"],
  ["<b onmouseover=alert(1)>Ciao", "Ciao"],
  ["&lt;script&gt;Ciao", "<script>Ciao"],
  ["<!-- <b>no</b> -->Ciao<style>b{}</style>", "Ciao"],
  ["<scr<script>x</script>ipt>Ciao", "xipt>Ciao"],
  ["</b></b></b>Ciao", "Ciao"],
])("richText reads %j as %j", (html, text) => {
  expect(richText(html).map((line) => line.map((run) => run.text).join(""))).toEqual([text]);
});

test("richTextOrNone returns undefined for an empty body", () => {
  expect(richTextOrNone("<p>&nbsp;</p><br>")).toBeUndefined();
  expect(richTextOrNone("")).toBeUndefined();
});

const linksOf = (html: string) =>
  richText(html)
    .flat()
    .map(({ href }) => href);

test("H10: richText keeps safe links", () => {
  expect(richText("Leggi <a href='/volantini' onclick=x>il <b>volantino</b></a> ora")).toEqual([
    [
      { text: "Leggi " },
      { text: "il ", href: "/volantini" },
      { text: "volantino", bold: true, href: "/volantini" },
      { text: " ora" },
    ],
  ]);
  const safe = [
    "https://example.com/a?b=1",
    "mailto:ciao@example.com",
    "tel:+390600000",
    "/category/pane?promo=1",
  ];
  for (const href of safe) expect(linksOf(`<a href="${href}">x</a>`)).toEqual([href]);
});

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java&#10;script:alert(1)",
  "&#1;javascript:alert(1)",
  "data:text/html,<script>x</script>",
  "vbscript:x",
  "http://example.com",
  "//example.com",
  "/\\example.com",
  "https:\\\\user:pass@example.com",
  "https://user@example.com",
  "https://",
  "relative/path",
  "#here",
  "",
])("H10: richText drops the link %j", (href) =>
  expect(linksOf(`<a href="${href}">x</a>`)).toEqual([undefined]),
);

// spec house: the backend's HTML is text, bold, line breaks and safe links at most
test("H10: richText returns only text, bold and safe links for any HTML", () => {
  const pieces = fc.constantFrom(
    ...[
      "<b>",
      "</b>",
      "<br>",
      "<script>",
      "</script>",
      "</p>",
      "<",
      ">",
      "&lt;",
      "testo",
      " ",
      "<i a=",
      "'",
      '"',
    ],
    ...[
      "<a href=",
      "<a href='javascript:x'>",
      "<a href='/x'>",
      "</a>",
      "javascript:x",
      "https://x.it/",
      "&#106;avascript:x",
    ],
    ...["<svg/onload=x>", "<style>", "<table><tr><td>", "<!--", "-->", "\u0000", "<A HREF=data:x>"],
  );
  fc.assert(
    fc.property(fc.array(pieces), (all) => {
      for (const line of richText(all.join(""))) {
        expect(line.length).toBeGreaterThan(0);
        for (const { text, bold, href, ...rest } of line) {
          expect(rest).toEqual({});
          expect(text).not.toBe("");
          expect([undefined, true]).toContain(bold);
          if (href !== undefined) expect(href).toMatch(/^(\/(?![/\\])|https:\/\/|mailto:|tel:)/);
        }
      }
    }),
    { numRuns: 500 },
  );
});
