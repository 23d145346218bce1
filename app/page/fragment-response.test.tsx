import { useContext } from "react";
import { describe, expect, it } from "vitest";
import { FlashesContext } from "~/ui/message/toast-list";
import type { InPlaceAnswer } from "~/lib/in-place";
import { homePath, safePath } from "~/lib/path";
import { seeOther } from "~/platform/http/redirects";
import type { Fragment } from "~/platform/fragment";
import { testShop } from "~/platform/testing/test-shop";
import { fragmentResponse } from "./fragment-response";

const fragments = { write: ({ name }: Fragment) => <b>{name}</b>, always: () => [] };
const Notes = () => useContext(FlashesContext).map(({ text }) => text);
const leadsTo = (path: string) => seeOther(safePath(path, homePath));

describe("a form that is sent in place", () => {
  it("gets the address it would lead to, and leaves messages for that page", async () => {
    const { shop, done } = testShop({ open: ["/catalog"] });
    shop.flash({ kind: "ok", text: "Fatto" });
    const answer = fragmentResponse(leadsTo("/cart"), shop, fragments);
    expect(await answer.json()).toEqual({
      goTo: "/cart",
      isOpen: false,
      reloads: false,
      messages: "",
      parts: {},
    });
    expect(done.flashes).toHaveLength(1);
  });

  it("T7: gets the dialog of the next step, its messages and a reload of the page", async () => {
    const action = { kind: "addToCart", data: {}, back: homePath };
    const { shop, done } = testShop({ open: ["/catalog"], waiting: { action } });
    shop.flash({ kind: "warn", text: "La sessione è scaduta" });
    const answer = (await fragmentResponse(
      leadsTo("/login?back=/catalog"),
      shop,
      fragments,
    ).json()) as InPlaceAnswer;
    expect(answer).toMatchObject({
      isOpen: false,
      reloads: true,
      over: { look: "dialog-centre dialog-480", label: "auth.login.title", replaces: false },
    });
    expect(answer.messages).toContain("La sessione è scaduta");
    expect(done.flashes).toEqual([]);
  });

  it("gets its messages and the reload of an open page, also for a place within it", async () => {
    const { shop, done } = testShop({ open: ["/search?q=latte", "/cart"] });
    shop.flash({ kind: "error", text: "Troppi pezzi" });
    const answer = (await fragmentResponse(
      leadsTo("/search?q=latte#p-7"),
      shop,
      fragments,
    ).json()) as InPlaceAnswer;
    expect(answer).toMatchObject({ isOpen: true, reloads: true, parts: {} });
    expect(answer.messages).toContain("Troppi pezzi");
    expect(done.flashes).toEqual([]);
  });

  it("gets the pieces that changed instead of the whole page", async () => {
    const { shop } = testShop({ open: ["/catalog"] });
    shop.addFragment({ part: "heart-7", name: "nothing", data: undefined });
    const always = (): Fragment[] => [
      { part: "cart", name: "cartContents", data: { cart: { count: 1, total: "" } } },
    ];
    const answer = (await fragmentResponse(leadsTo("/catalog#p-7"), shop, {
      ...fragments,
      always,
    }).json()) as InPlaceAnswer;
    expect(answer).toMatchObject({
      reloads: false,
      parts: { "heart-7": "<b>nothing</b>", cart: "<b>cartContents</b>" },
    });
  });

  it("W10: gets a quantity's note in its fragment, else with the reloaded page", async () => {
    const note = { kind: "error" as const, text: "Troppi pezzi", at: { form: "/cart/lines/1" } };
    const write = () => <Notes />;
    const answerOf = async (shop: ReturnType<typeof testShop>["shop"]) => {
      shop.flash(note);
      const answer = fragmentResponse(leadsTo("/cart#line-1"), shop, { write, always: () => [] });
      return (await answer.json()) as InPlaceAnswer;
    };
    const piece = testShop({ open: ["/cart"] });
    piece.shop.addFragment({ part: "cart", name: "nothing", data: undefined });
    expect(await answerOf(piece.shop)).toMatchObject({ messages: "", parts: { cart: "Troppi pezzi" } });
    const whole = testShop({ open: ["/cart"] });
    expect(await answerOf(whole.shop)).toMatchObject({ messages: "", reloads: true });
    expect(whole.done.flashes).toEqual([note]);
  });

  it("gets what was wrong with it like any other", () => {
    const page = new Response("<h1>Correggi</h1>", { status: 422 });
    expect(fragmentResponse(page, testShop({ open: ["/catalog"] }).shop, fragments)).toBe(page);
  });
});

it("a plain form is redirected", () => {
  const answer = leadsTo("/cart");
  expect(fragmentResponse(answer, testShop().shop, fragments)).toBe(answer);
});
