import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asCopy,
  copyPolicy,
  dated,
  offlinePage,
  titleOf,
  typedIn,
  unsentPage,
  withoutPersonal,
  type OfflineTexts,
} from "./documents";

const texts: OfflineTexts = {
  copy: "Copia del {when}",
  late: "Copia del {when}",
  kept: "copia del {when}",
  nothingKept: "Nulla",
  unsentTitle: "Non inviato",
  unsentText: "Ancora qui",
  unsentSend: "Invia",
  unsentLost: "Torna indietro",
};
const document = (main: string) =>
  `<!DOCTYPE html><html lang="it"><head><title>Ordine 7 · La Loggia</title><script nonce="n">go()</script><link rel="prefetch" as="style" href="/a.css"/></head><body><main id="main">${main}</main></body></html>`;
const offline = document('<a href="/offline" class="btn">Riprova</a><div id="copies"></div>');

describe("a page read offline", () => {
  // spec house: read-only last list, last order and store hours without a network
  it("asCopy shows the date, drops scripts and disables all forms", () => {
    const copy = asCopy(document('<form method="post" action="/a"><button>A</button></form>'), "Copia <b>");
    expect(copy).not.toMatch(/<script|prefetch/);
    expect(copy).toContain('<p class="copy-note" role="note">Copia &#60;b&#62;</p>');
    expect(copy).toContain(
      '<form method="post" action="/a"><fieldset disabled class="frozen"><button>A</button></fieldset></form>',
    );
    expect(copyPolicy).toMatch(/form-action 'none'.*sandbox(?!.*allow-(forms|scripts))/);
  });

  it("A2: withoutPersonal removes the elements marked as personal", () => {
    const page = document(
      '<div class="where" data-personal=""><span>Via Roma 1</span></div><p>Totale 7 €</p>' +
        '<details data-menu="" data-personal="" class="x"><summary><span>Ciao Anna</span></summary></details>' +
        '<dl><div><dt>Quando</dt><dd>oggi</dd></div><div data-personal=""><dt>Consegna</dt>\n<dd>Via Roma 1</dd></div></dl>',
    );
    expect(withoutPersonal(page)).toBe(
      document("<p>Totale 7 €</p><dl><div><dt>Quando</dt><dd>oggi</dd></div></dl>"),
    );
  });

  it("dated shows the time in Rome in the copy's language", () => {
    const at = Date.parse("2026-11-24T07:05:00Z");
    expect(dated("Copia del {when}", at, "it")).toBe("Copia del 24 novembre 2026 alle ore 08:05");
    expect(dated("{when}", at, "en")).toMatch(/^November 24, 2026 at 8:05.AM$/);
    expect(titleOf(document(""))).toBe("Ordine 7");
    expect(titleOf("nothing")).toBe("");
  });
});

describe("the offline page", () => {
  it("offlinePage links back to the requested page and lists the copies", () => {
    const pages = [{ path: "/profile/orders/7", title: "Ordine &amp; 7", keptAt: 0 }];
    const page = offlinePage(offline, '/cart?a="&b', pages, texts, "it");
    expect(page).toContain('<a href="/cart?a=&#34;&#38;b" class="btn">');
    expect(page).toContain('<a class="link" href="/profile/orders/7">Ordine &amp; 7</a>');
    expect(offlinePage(offline, "/", [], texts, "it")).toContain("<p>Nulla</p>");
  });
});

describe("an unsent form", () => {
  // spec house: a form sent without a network says so, and is never sent by itself
  it("unsentPage shows any typed text unchanged in its fields", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), (typed) => {
        const page = unsentPage(offline, "/lista-veloce", typed, texts);
        const main = /<main id="main">([^]*)<\/main>/.exec(page)?.[1] ?? "";
        // No typed text opens or closes an element.
        expect(main.match(/<(?!\/?(div|h1|p|form|textarea|button)\b)/g)).toBeNull();
        expect(main.match(/<textarea/g)?.length ?? 0).toBe(typed.length);
        const back = [...main.matchAll(/name="([^"]*)">\n([^<]*)<\/textarea>/g)].map(([, ...pair]) =>
          pair.map((one) => one.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))),
        );
        expect(back).toEqual(typed);
      }),
    );
  });

  it("typedIn and unsentPage offer no resend of a form with a password or file", () => {
    expect(typedIn([["note", "due"]])).toEqual([["note", "due"]]);
    expect(typedIn([["password", "x"]])).toBeUndefined();
    expect(typedIn([["picture", new File([], "a")]])).toBeUndefined();
    const page = unsentPage(offline, "/login", undefined, texts);
    expect(page).toContain("Torna indietro");
    expect(page).not.toContain("<form");
  });
});
