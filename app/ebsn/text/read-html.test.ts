import { expect, test } from "vitest";
import { readHtml } from "./read-html";

function eventsOf(html: string): string[] {
  const events: string[] = [];
  readHtml(html, {
    open: (tag, attributes) => void events.push(`<${tag}${"href" in attributes ? " href" : ""}>`),
    close: (tag) => void events.push(`</${tag}>`),
    text: (text) => void events.push(text),
  });
  return events;
}

test("H10: closes elements that the page left open", () => {
  expect(eventsOf("<TR><td>Sale<td>1 g<TR><td>x").join("")).toBe(
    "<tr><td>Sale</td><td>1 g</td></tr><tr><td>x</td></tr>",
  );
});

test.each([
  ["<script>alert(1)<b>x</b></script>Ciao", "Ciao"],
  ["<STYLE>p{}</STYLE><template><a href=/x>no</a></template>Ciao", "Ciao"],
  ["<noscript><b>no</b></noscript>Ciao<iframe>no", "Ciao"],
  ["<!-- <b>no</b> -->Ciao<![CDATA[no]]><?php no ?><!doctype html>", "Ciao"],
  ["Ciao<a href='x", "Ciao"],
  ["</b></i>Ciao", "Ciao"],
])("H10: reads %j as %j", (html, read) => expect(eventsOf(html).join("")).toBe(read));
