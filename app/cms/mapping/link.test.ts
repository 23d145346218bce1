import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkOf } from "./link";

const own = { hosts: ["www.loggia.example", "loggia.example"], base: "https://cms.loggia.example/p" };

describe("linkOf", () => {
  it.each([
    ["/page/privacy", "/page/privacy"],
    ["  /faq#consegna ", "/faq#consegna"],
    ["faq", "/faq"],
    ["https://www.loggia.example/volantini?pagina=2", "/volantini?pagina=2"],
    ["http://loggia.example", "/"],
    ["https://cms.loggia.example/p/consegna-a-casa/", "/page/consegna-a-casa"],
    ["https://altro.example/x", "https://altro.example/x"],
    ["mailto:ciao@loggia.example", "mailto:ciao@loggia.example"],
    ["tel:800014260", "tel:800014260"],
  ])("reads %s as %s", (written, href) => {
    expect(linkOf(written, own)).toBe(href);
  });

  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://www.loggia.example/1",
    "file:///etc/passwd",
    "https://www.loggia.example@evil.example/",
    "https://www.loggia.example//evil.example",
    "https://[",
    "",
    `/${"a".repeat(2000)}`,
  ])("returns undefined for %j", (written) => {
    expect(linkOf(written, own)).toBeUndefined();
  });

  it("keeps a link to a different host absolute in any spelling", () => {
    expect(linkOf("//evil.example/x", own)).toBe("https://evil.example/x");
    expect(linkOf("/\\evil.example/x", own)).toBe("https://evil.example/x");
    expect(linkOf("https://www.loggia.example.evil.example/", own)).toBe(
      "https://www.loggia.example.evil.example/",
    );
  });

  it("returns undefined, a local path or a URL of one of four schemes for any text", () => {
    const pieces = fc.constantFrom(
      "javascript:",
      "data:",
      "/",
      "\\",
      "//",
      "\t",
      "\u0000",
      "https:",
      "@",
      "#",
      "?",
      "evil.example",
      "..",
      "%0a",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
        const href = linkOf(parts.join(""), own);
        if (href === undefined) return;
        expect(href).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/);
        expect(href).not.toMatch(/[\s<>"]/);
      }),
    );
  });
});
