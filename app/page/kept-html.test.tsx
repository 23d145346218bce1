import { expect, it, vi } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { useT } from "~/i18n/use-t";
import type { Translate } from "~/i18n/translate";
import { OwnerContext, Owner } from "~/ui/link";
import { FrameContext, useFrame } from "./frame-data";
import { keptHtml, keptViews } from "./kept-html";
import { useHere } from "./shop-info";

const italian: Translate = (key) => `it ${key}`;
const english: Translate = (key) => `en ${key}`;

it("makes a view of a shared value once for each language, and freezes it; of any other value each time", () => {
  const make = vi.fn((source: { name: string }, t: Translate) => ({
    text: `${t("ui.close")} ${source.name}`,
  }));
  const view = keptViews(make);
  const shared = Object.freeze({ name: "Pane" });
  expect(view(shared, italian, "it")).toBe(view(shared, italian, "it"));
  expect(view(shared, english, "en")).toEqual({ text: "en ui.close Pane" });
  expect(Object.isFrozen(view(shared, italian, "it"))).toBe(true);
  expect(make).toHaveBeenCalledTimes(2);
  const own = { name: "Pane" };
  expect(view(own, italian, "it")).not.toBe(view(own, italian, "it"));
});

function Personal() {
  const t = useT();
  return (
    <p>
      {t("ui.close")} {useFrame()?.user ?? "nobody"} {useHere()} <Owner />
    </p>
  );
}

it("renders a kept piece by itself: nothing of the page it was first asked for is in it", () => {
  const view = Object.freeze({});
  function Page() {
    return (
      <div
        dangerouslySetInnerHTML={{ __html: keptHtml(view, "a", { t: italian, locale: "it" }, <Personal />) }}
      />
    );
  }
  const frame = {
    user: "Giulia",
    chain: {
      name: "",
      legalName: "",
      phone: "",
      email: "",
      logo: { src: "", width: 0, height: 0 },
      social: [],
      challenges: false,
    },
    menu: [],
    lite: false,
    year: 2026,
  };
  const page = renderToStaticMarkup(
    <OwnerContext.Provider value={7}>
      <FrameContext.Provider value={frame}>
        <Page />
      </FrameContext.Provider>
    </OwnerContext.Provider>,
  );
  expect(page).toBe("<div><p>it ui.close nobody / </p></div>");
  expect(keptHtml(view, "a", { t: italian, locale: "it" }, <p>other</p>)).toContain("nobody");
  expect(keptHtml(view, "b", { t: italian, locale: "it" }, <p>other</p>)).toBe("<p>other</p>");
});
