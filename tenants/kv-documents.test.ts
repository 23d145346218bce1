import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chainDocumentSchema, kvKeys, stateSchema, themeProblem } from "./kv-documents";
import { tenantIds, tenants } from "./registry";

const document = {
  version: 3,
  pushedAt: "2026-11-25T14:00:00Z",
  tenant: tenants.loggia,
  theme: ":root { --ink: #2d1810; }",
  assets: { "/tenants/loggia/logo.webp": "/chain/loggia/0123456789abcdef.webp" },
};

describe("what KV holds of a chain", () => {
  it("has a key for each thing; versions are sorted as text", () => {
    expect([kvKeys.host("www.a.example"), kvKeys.chain("a"), kvKeys.state("a")]).toEqual([
      "host:www.a.example",
      "chain:a",
      "state:a",
    ]);
    expect([kvKeys.history("a", 12), kvKeys.asset("a", "00ff00ff.webp")]).toEqual([
      "history:a:000012",
      "asset:a/00ff00ff.webp",
    ]);
  });

  // spec house: tenant configuration from KV, last good one kept <- tenants/kv-documents.ts
  it("takes a whole document, and not one whose pictures are another chain's or anything but pictures", () => {
    expect(chainDocumentSchema.safeParse(document).error).toBeUndefined();
    for (const address of [
      "/chain/quantobasta/0123456789abcdef.webp",
      "/chain/loggia/0123456789abcdef.html",
      "/chain/loggia/0123456789abcdef.svg",
      "https://elsewhere.example/logo.webp",
      "/chain/loggia/../0123456789abcdef.webp",
    ])
      expect(
        chainDocumentSchema.safeParse({ ...document, assets: { "/logo.webp": address } }).success,
        address,
      ).toBe(false);
    for (const path of ["logo.webp", "//elsewhere.example/logo.webp", "/\t/elsewhere.example/logo.webp"])
      expect(
        chainDocumentSchema.safeParse({
          ...document,
          assets: { [path]: "/chain/loggia/0123456789abcdef.webp" },
        }).success,
        path,
      ).toBe(false);
    for (const broken of [{ version: 0 }, { pushedAt: "yesterday" }, { tenant: {} }, { theme: undefined }])
      expect(chainDocumentSchema.safeParse({ ...document, ...broken }).success).toBe(false);
  });

  it("reads a state of nothing as nothing, and refuses words in one language", () => {
    expect(stateSchema.parse({})).toEqual({ generation: "", categories: {}, switches: {} });
    expect(stateSchema.safeParse({ switches: { banner: { it: "Chiusi" } } }).success).toBe(false);
    expect(stateSchema.safeParse({ switches: { maintenance: true } }).success).toBe(true);
  });
});

describe("the text of a theme", () => {
  it.each(tenantIds)("of %s is one that KV may hold", (id) => {
    expect(themeProblem(readFileSync(new URL(`./${id}/theme.css`, import.meta.url), "utf8"))).toBeUndefined();
  });

  it.each([
    "a{}</style><script>alert(1)</script>",
    "a{}</STYLE >",
    "<!-- a{} -->",
    '@import "/other.css";',
    "@IMPORT url(/other.css);",
    "@\\69mport '/x'",
    "a{background:url(https://elsewhere.example/x.png)}",
    "a{background:url( '//elsewhere.example/x.png')}",
    "a{background:url('http:elsewhere.example')}",
    "a{background:u\\72l(x)}",
    'a{background:image-set("//elsewhere.example/x.png" 1x)}',
    'a{content:"/*"} b{background:url(//elsewhere.example/x)} c{content:"*/"}',
    "a{background:url(data:image/png;base64,AAAA)}",
    "a{background:url(x.png)}",
    'a{background:url("/\t/evil.example/x")}',
    'a{background:url("/\n/evil.example/x")}',
    'a{background:image-set("ht\ttps:/\t/evil.example/x" 1x)}',
    'a{background:image-set("/\r/evil.example/x" 1x)}',
    'a{background:url("/a.webp\u0000")}',
    'a{background:url("/\u0085a.webp")}',
    "a".repeat(20_001),
  ])("is refused: %s", (css) => {
    expect(themeProblem(css)).toBeDefined();
    expect(chainDocumentSchema.safeParse({ ...document, theme: css }).success).toBe(false);
  });

  it("may name pictures of the shop and say what it likes of colours", () => {
    expect(
      themeProblem(
        '/* a *//* b */\n/* c */\n\t.topbar::after{background:url("/tenants/loggia/a.webp");content:"→"}',
      ),
    ).toBeUndefined();
  });
});
