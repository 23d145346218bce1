import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text";

test("H10: bold text and links; a foreign one knows nothing of our window", () => {
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
