import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text";

test("H10: renders bold text and links, with noopener on foreign links", () => {
  const html = renderToStaticMarkup(
    <RichText
      lines={[
        [{ text: "<b> " }, { text: "qui", bold: true, href: "/volantini" }],
        [{ text: "e là", href: "https://example.com/" }],
      ]}
    />,
  );
  expect(html).toBe(
    `<span class="block">&lt;b&gt; <a href="/volantini"><b>qui</b></a></span>` +
      `<span class="block"><a href="https://example.com/" rel="noopener">e là</a></span>`,
  );
});
