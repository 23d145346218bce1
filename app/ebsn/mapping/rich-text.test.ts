import * as fc from "fast-check";
import { expect, test } from "vitest";
import { richText, richTextOrNone } from "./rich-text";

test("bold and lines are what stays", () => {
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
  ["<scr<script>x</script>ipt>Ciao", "Ciao"],
  ["</b></b></b>Ciao", "Ciao"],
])("%j reads %j", (html, text) => {
  expect(richText(html).map((line) => line.map((run) => run.text).join(""))).toEqual([text]);
});

test("an empty body is none", () => {
  expect(richTextOrNone("<p>&nbsp;</p><br>")).toBeUndefined();
  expect(richTextOrNone("")).toBeUndefined();
});

test("whatever comes, only text and bold go out, and a line is never empty", () => {
  const parts = fc.constantFrom(
    "<b>",
    "</b>",
    "<br>",
    "<script>",
    "</p>",
    "<",
    ">",
    "&lt;",
    "testo",
    " ",
    "<i a=",
  );
  fc.assert(
    fc.property(fc.array(parts), (all) => {
      for (const line of richText(all.join(""))) {
        expect(line.length).toBeGreaterThan(0);
        for (const run of line)
          expect(Object.keys(run).every((key) => key === "text" || key === "bold")).toBe(true);
      }
    }),
  );
});
