import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainLine, plainText } from "./plain-text";

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
  ["&bogus; &constructor; &#0; &#9999999;", "&bogus; &constructor; &#0; &#9999999;"],
])("%j is %j", (html, text) => expect(plainText(html)).toBe(text));

test("one line is one line", () => expect(plainLine("a<br>b\nc")).toBe("a b c"));

test("no tag of ours survives, whatever surrounds it", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const clean = (text: string) => text.replace(/[<>]/g, "");
      expect(plainText(`${clean(before)}<script>x</script>${clean(after)}`)).not.toMatch(/<script/i);
    }),
  );
});
