// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wholeHeader } from "~/lib/in-place";
import { openLayers } from "./layers";
import { goInPlace, noteChange, reload, returnTo } from "./page";

const listing = (words: string, said = "") => `<!doctype html><title>Frutta</title><body>
  <div class="toasts">${said}</div>
  <main><p>${words}</p><form data-applies><input type="checkbox" name="organic" value="1"></form></main>`;

/** What was asked for, each with what answers it. */
let asked: { path: string; headers: Record<string, string>; answer: (words: string) => Promise<void> }[];

beforeEach(() => {
  asked = [];
  document.documentElement.innerHTML = listing("first");
  vi.stubGlobal(
    "fetch",
    (path: string, { headers }: { headers: Record<string, string> }) =>
      new Promise<Response>((resolve) => {
        const answer = async (words: string) => {
          resolve(new Response(listing(words), { headers: { "Content-Type": "text/html" } }));
          await new Promise((drawn) => setTimeout(drawn));
        };
        asked.push({ path, headers, answer });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const page = () => {
  const [layer] = openLayers();
  if (!layer) throw new Error("no page");
  return layer;
};
const shown = () => document.querySelector("main p")?.textContent;
const organic = () => document.querySelector("input") as HTMLInputElement;
const toasts = () => document.querySelector(".toasts")?.textContent;

describe("a page that is read anew", () => {
  it("is asked for whole: what puts late parts in place would not run", async () => {
    void reload(page(), "/category/frutta");
    expect(asked).toMatchObject([{ path: "/category/frutta", headers: { [wholeHeader]: "1" } }]);
    await asked[0]?.answer("fresh");
    expect(shown()).toBe("fresh");
  });

  it("shows the answer to the newest question, in whatever order they come", async () => {
    void reload(page(), "/cart");
    void reload(page(), "/cart");
    await asked[1]?.answer("newer");
    await asked[0]?.answer("older");
    expect(shown()).toBe("newer");
  });

  it("is asked for again where an answer to a form was drawn meanwhile: it may not know of it", async () => {
    void goInPlace("/category/frutta?sort=price_desc");
    noteChange();
    await asked[0]?.answer("without what was added");
    expect(shown()).toBe("first");
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill("/category/frutta?sort=price_desc"));
    await asked[1]?.answer("with it");
    expect(shown()).toBe("with it");
  });
});

describe("back to another state of the page", () => {
  it("gives up what was chosen and is still on its way", async () => {
    void goInPlace("/category/frutta?page=2");
    await asked[0]?.answer("second");
    organic().checked = true;
    void goInPlace("/category/frutta?page=2&organic=1");
    await returnTo(page(), "/category/frutta?page=2");
    expect([shown(), organic().checked]).toEqual(["second", false]);
    await asked[1]?.answer("organic");
    expect([shown(), organic().checked]).toEqual(["second", false]);
  });

  it("says nothing again", async () => {
    void goInPlace("/category/frutta?page=3");
    await asked[0]?.answer("third");
    document.querySelector(".toasts")?.append("Nel carrello");
    void goInPlace("/category/frutta?page=4");
    await asked[1]?.answer("fourth");
    document.querySelector(".toasts")?.replaceChildren();
    await returnTo(page(), "/category/frutta?page=3");
    expect(shown()).toBe("third");
    expect(toasts()).toBe("");
  });
});
