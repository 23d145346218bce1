import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainLine, plainText } from "./plain-text";

// spec house: the backend's HTML is text, bold, line breaks and safe links at most <- app/ebsn/text/plain-text.ts, app/ebsn/text/rich-text.ts
test.each([
  ["PI&Ugrave; BASSI SEMPRE", "PIÙ BASSI SEMPRE"],
  ["<b>2&nbsp;x&nbsp;1</b><br/>fino al 13", "2 x 1\nfino al 13"],
  ["caff&egrave; &#8364; &#xE0; &euro;", "caffè € à €"],
  ["1 < 2 & 3 > 2", "1 < 2 & 3 > 2"],
  ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
  ["<script>alert(1)</script>ciao<style>p{}</style>", "ciao"],
  ["<!-- note -->x<!-- open", "x"],
  ["testo <img src=x onerror=alert(1)", "testo"],
  ["<p>uno</p>\n\n<p> due </p><ul><li>tre<li>quattro</ul>", "uno\ndue\ntre\nquattro"],
  ["&bogus; &constructor; &#9999999;", "&bogus; &constructor; \ufffd"],
  ["a<div><table><tr><td>b<td>c<tr><td>d</div>", "a\nbc\nd"],
])("plainText reads %j as %j", (html, text) => expect(plainText(html)).toBe(text));

test("plainLine joins lines into one", () => expect(plainLine("a<br>b\nc")).toBe("a b c"));

// spec house: the backend's HTML is text, bold, line breaks and safe links at most
test("H10: plainText removes every tag from any text, broken or not", () => {
  const pieces = fc.constantFrom(
    "<script>x</script>",
    "<b>",
    "</p>",
    "<img src=x onerror=y>",
    "<a href='",
    "<!--",
  );
  const words = fc.string().map((text) => text.replace(/[<>&]/g, ""));
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, words)), (all) => {
      expect(plainText(all.join(""))).not.toMatch(/<[a-z!/]/i);
    }),
  );
});
