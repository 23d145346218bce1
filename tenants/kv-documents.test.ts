import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chainDocumentSchema, kvKeys, readState, stateSchema, themeProblem } from "./kv-documents";
import { tenantIds, tenants } from "./registry";

const document = {
  version: 3,
  pushedAt: "2026-11-25T14:00:00Z",
  tenant: tenants.loggia,
  theme: ":root { --ink: #2d1810; }",
  assets: { "/tenants/loggia/logo.webp": "/chain/loggia/0123456789abcdef.webp" },
};

describe("a chain's document in KV", () => {
  it("has a key for each thing, with versions that sort as text", () => {
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

  it("A6: takes at most five hundred synonyms of a chain", () => {
    const withSynonyms = (count: number) => ({
      ...document,
      tenant: {
        ...tenants.loggia,
        synonyms: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`parola ${index}`, "pane"]),
        ),
      },
    });
    expect(chainDocumentSchema.safeParse(withSynonyms(500)).success).toBe(true);
    expect(chainDocumentSchema.safeParse(withSynonyms(501)).success).toBe(false);
  });

  // spec house: tenant configuration from KV, last good one kept <- tenants/kv-documents.ts
  it("takes a whole document, and refuses foreign addresses and wrong picture types", () => {
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

  it("reads an empty state as defaults, and refuses a banner in one language", () => {
    expect(stateSchema.parse({})).toEqual({ generation: "", categories: {}, switches: {} });
    expect(stateSchema.safeParse({ switches: { banner: { it: "Chiusi" } } }).success).toBe(false);
    expect(stateSchema.safeParse({ switches: { maintenance: true } }).success).toBe(true);
  });
});

describe("a partly unreadable state", () => {
  const sound = {
    generation: "3",
    categories: { pane: "1" },
    loginsFrom: "2026-11-25T14:00:00Z",
    switches: { maintenance: true, banner: { it: "Chiusi", en: "Closed" }, timeslotsPaused: true },
  };
  const { switches } = sound;

  // spec house: tenant configuration from KV, last good one kept <- tenants/kv-documents.ts
  it("reads a valid state as the schema does", () => {
    for (const state of [{}, sound, { switches: { banner: switches.banner }, unheardOf: 1 }])
      expect(readState(JSON.stringify(state))).toEqual({ state: stateSchema.parse(state), problems: [] });
  });

  // spec house: tenant configuration from KV, last good one kept
  it.each([
    ["generation", { generation: 3 }, { generation: "" }],
    ["categories", { categories: [] }, { categories: {} }],
    ["categories.pane", { categories: { pane: 1, pesce: "2" } }, { categories: { pane: "", pesce: "2" } }],
    ["loginsFrom", { loginsFrom: "yesterday" }, { loginsFrom: undefined }],
    ["switches", { switches: "none" }, { switches: {} }],
    [
      "switches.banner",
      { switches: { ...switches, banner: { it: "Chiusi" } } },
      { switches: { maintenance: true, timeslotsPaused: true } },
    ],
    [
      "switches.maintenance",
      { switches: { ...switches, maintenance: "yes" } },
      { switches: { banner: switches.banner, timeslotsPaused: true } },
    ],
    [
      "switches.maintenance",
      { switches: { maintenance: { it: "Chiusi" } } },
      { switches: { maintenance: true } },
    ],
  ])("%s that cannot be read keeps its last value, and other fields are read", (name, broken, read) => {
    const raw = JSON.stringify({ ...sound, ...broken });
    const { state, problems } = readState(raw);
    expect(state).toEqual(stateSchema.parse({ ...sound, ...read }));
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: .`))]);
    const kept = readState(raw, stateSchema.parse(sound)).state;
    expect(kept.categories.pane).toBe("1");
    expect(kept.loginsFrom).toBe(sound.loginsFrom);
    expect(kept.generation).toBe("3");
    expect(kept.switches.maintenance).toBe(true);
  });

  // spec house: tenant configuration from KV, last good one kept
  it.each(["{", "", "null", "[]", '"on"'])("keeps the last state if the document is %s", (raw) => {
    const last = stateSchema.parse(sound);
    expect(readState(raw, last)).toEqual({
      state: last,
      problems: [expect.stringMatching(/^the document: /)],
    });
  });
});

describe("the text of a theme", () => {
  it.each(tenantIds)("is valid in KV for %s", (id) => {
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

  it("may name pictures of the shop and define colours freely", () => {
    expect(
      themeProblem(
        '/* a *//* b */\n/* c */\n\t.topbar::after{background:url("/tenants/loggia/a.webp");content:"→"}',
      ),
    ).toBeUndefined();
  });
});
