// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestIdHeader } from "~/lib/in-place";
import { openLayers } from "./layers";
import { waits } from "./testing/waits";
import { goInPlace, noteChange, refresh, reload, returnTo } from "./page";

const listing = (words: string) => `<!doctype html><title>Frutta</title><body>
  <div class="toasts"></div>
  <main><p>${words}</p><form data-applies><input type="checkbox" name="organic" value="1"></form></main>`;

const ours = { "Content-Type": "text/html", [requestIdHeader]: "1" };
/** Requests, each with its responder. */
let asked: {
  path: string;
  headers: Record<string, string>;
  answer: (words: string, init?: ResponseInit) => void;
}[];

beforeEach(() => {
  asked = [];
  document.documentElement.innerHTML = listing("first");
  vi.stubGlobal(
    "fetch",
    (path: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("too late", "AbortError")));
        const answer = (words: string, init?: ResponseInit) =>
          resolve(new Response(listing(words), { headers: ours, ...init }));
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

describe("a page that is reloaded", () => {
  // spec light: what a change brings is drawn in place, and what answers late overtakes nothing
  it("reload requests the whole page and draws it", async () => {
    const drawn = reload(page(), "/category/frutta");
    expect(asked).toMatchObject([{ path: "/category/frutta" }]);
    asked[0]?.answer("fresh");
    await drawn;
    expect(shown()).toBe("fresh");
  });

  // spec light: what a change brings is drawn in place, and what answers late overtakes nothing <- app/enhance/page.ts, app/enhance/in-place.ts, app/enhance/morph.ts
  it("reload shows the response to the newest request in any order of arrival", async () => {
    const [older, newer] = [reload(page(), "/cart"), reload(page(), "/cart")];
    asked[1]?.answer("newer");
    await newer;
    asked[0]?.answer("older");
    await older;
    expect(shown()).toBe("newer");
  });

  // spec light: what a change brings is drawn in place, and what answers late overtakes nothing
  it("goInPlace requests the page again if a form changed it meanwhile", async () => {
    const drawn = goInPlace("/category/frutta?sort=price_desc");
    noteChange();
    asked[0]?.answer("without what was added");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(shown()).toBe("first");
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill("/category/frutta?sort=price_desc"));
    asked[1]?.answer("with it");
    await drawn;
    expect(shown()).toBe("with it");
  });

  // spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once
  it("shows an error page of the shop for a new page, but not for a refresh", async () => {
    const again = refresh(page());
    asked[0]?.answer("not now", { status: 503, headers: ours });
    await again;
    expect(shown()).toBe("first");
    const wanted = reload(page(), "/cart");
    asked[1]?.answer("not now", { status: 503, headers: ours });
    await wanted;
    expect(shown()).toBe("not now");
  });

  // spec light: what is lost, broken or said by somebody else than the shop loses nothing, also of two taps at once
  it("leaves for a page with a foreign response, but stays for a refresh", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    const proxy = { status: 502, headers: { "Content-Type": "text/html" } };
    const network = { headers: { "Content-Type": "text/html" } };
    const shows = reload(page(), page().path);
    asked[0]?.answer("first");
    await shows;
    for (const said of [proxy, network]) {
      const again = refresh(page());
      asked.at(-1)?.answer("Sign in to this network", said);
      await again;
    }
    expect(assign).not.toHaveBeenCalled();
    const wanted = reload(page(), "/cart");
    asked.at(-1)?.answer("Bad gateway", proxy);
    await wanted;
    expect(assign).toHaveBeenCalledWith("/cart");
    expect(asked).toHaveLength(4);
    expect(shown()).toBe("first");
  });

  // spec again: X16: what is sent or read in place ends after ten seconds, as where its answer is lost
  it("X16: leaves for a page without a response in ten seconds, but not for a refresh", async () => {
    const wait = waits();
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    assign.mockClear();
    const shows = reload(page(), page().path);
    asked[0]?.answer("first");
    await shows;
    const again = refresh(page());
    wait(10_000);
    await again;
    expect(assign).not.toHaveBeenCalled();
    const wanted = reload(page(), "/cart");
    wait(10_000);
    await wanted;
    expect(assign).toHaveBeenCalledWith("/cart");
    expect(shown()).toBe("first");
  });
});

/** Goes to another state of the page, which arrives at once. */
async function go(path: string, words: string): Promise<void> {
  const drawn = goInPlace(path);
  asked.at(-1)?.answer(words);
  await drawn;
}

describe("the chain's analytics events of page states", () => {
  type Told = { list: string; picture?: string };
  const element = ({ list, picture }: Told) =>
    `<i data-told='["view_item_list",{"list":"${list}"}]'${picture ? ` data-counted="${picture}"` : ""}></i>`;
  const says = async (path: string, told: Told) => {
    const drawn = goInPlace(path);
    asked.at(-1)?.answer(`${told.list}</p>${element(told)}<p>`);
    await drawn;
  };
  const heard: unknown[] = [];
  beforeEach(() => {
    heard.length = 0;
    vi.stubGlobal("gtag", (...event: unknown[]) => void heard.push(event));
    vi.stubGlobal(
      "Image",
      class {
        set src(address: string) {
          heard.push(address);
        }
      },
    );
  });
  const event = (list: string) => ["event", "view_item_list", { list }];

  // spec §9: analytics through a tag-manager class, after the consent to it <- app/enhance/told.ts, app/enhance/page.ts
  it("sends the event of each chosen state once, not on refresh or back", async () => {
    await says("/category/pane?sort=a", { list: "a", picture: "/counted?a" });
    await says("/category/pane?sort=b", { list: "b" });
    const again = refresh(page());
    asked.at(-1)?.answer(`anew</p>${element({ list: "b" })}<p>`);
    await again;
    await returnTo(page(), "/category/pane?sort=a");
    expect(heard).toEqual([event("a"), event("b")]);
    // A repeated choice is drawn from memory.
    await goInPlace("/category/pane?sort=b");
    expect(heard).toEqual([event("a"), event("b"), event("b")]);
  });

  it("sends no event of a page overtaken before it showed", async () => {
    const overtaken = goInPlace("/category/riso?sort=a");
    await says("/category/riso?sort=b", { list: "b" });
    asked.at(-2)?.answer(`late</p>${element({ list: "a" })}<p>`);
    await overtaken;
    expect(heard).toEqual([event("b")]);
  });

  // spec §9: analytics through a tag-manager class, after the consent to it
  it("requests the counting picture of a reloaded page once if gtag is missing", async () => {
    vi.stubGlobal("gtag", undefined);
    for (let round = 0; round < 2; round += 1) {
      const anew = reload(page(), "/category/vino");
      asked.at(-1)?.answer(`anew</p>${element({ list: "vino", picture: "/counted?vino" })}<p>`);
      await anew;
    }
    expect(heard).toEqual(["/counted?vino"]);
  });

  it("reload removes the cookie dialog if the page has it no more", async () => {
    document.body.insertAdjacentHTML("afterbegin", '<div class="consent">?</div>');
    const anew = reload(page(), "/category/vino");
    asked.at(-1)?.answer("answered");
    await anew;
    expect(document.querySelector(".consent")).toBeNull();
  });
});

describe("return to a previous state of the page", () => {
  it("returnTo discards a pending choice and its late response", async () => {
    await go("/category/frutta?page=2", "second");
    organic().checked = true;
    const late = goInPlace("/category/frutta?page=2&organic=1");
    await returnTo(page(), "/category/frutta?page=2");
    expect([shown(), organic().checked]).toEqual(["second", false]);
    asked[1]?.answer("organic");
    await late;
    expect([shown(), organic().checked]).toEqual(["second", false]);
  });

  // spec light: Back and forward show the state of their address, before and after the script has come
  it("returnTo shows no toast again", async () => {
    await go("/category/frutta?page=3", "third");
    document.querySelector(".toasts")?.append("Nel carrello");
    await go("/category/frutta?page=4", "fourth");
    document.querySelector(".toasts")?.replaceChildren();
    await returnTo(page(), "/category/frutta?page=3");
    expect(shown()).toBe("third");
    expect(toasts()).toBe("");
  });
});
