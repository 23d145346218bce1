import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageEvent } from "~/model/page-event";
import { ChoiceForm } from "./choice-form";
import { ConsentBar } from "./consent-bar";
import { CountedPicture } from "./counted-picture";
import { ToldEvent } from "./told-event";

/** Choice that each form sends, with the names of its buttons. */
const answersOf = (html: string) =>
  [...html.matchAll(/<form[^>]*>(.*?)<\/form>/gs)].map(([, form = ""]) => ({
    choice: /name="choice" value="(\w+)"/.exec(form)?.[1],
    buttons: [...form.matchAll(/<button[^>]*?(?: aria-label="([^"]*)"[^>]*)?>(.*?)<\/button>/gs)].map(
      ([, label, text = ""]) => label ?? text.replace(/<[^>]*>/g, ""),
    ),
  }));

// spec §2.4: cookie bar: accept, refuse all, more options; technical, analytics and profiling switches with save-and-exit
test("shows a button to accept, a button to refuse, and a cross that refuses", () => {
  const html = renderToStaticMarkup(<ConsentBar />);
  expect(answersOf(html)).toEqual([
    { choice: "all", buttons: ["consent.acceptAll"] },
    { choice: "none", buttons: ["consent.refuseAll", "consent.close"] },
  ]);
  expect(html).toMatch(/<a [^>]*href="\/consent\?back=[^"]*"[^>]*>consent.more/);
});

test("sends a choice in place unless the page has to be reloaded", () => {
  const formOf = (given: boolean) =>
    renderToStaticMarkup(
      <ChoiceForm choice="some" anew={given}>
        {null}
      </ChoiceForm>,
    );
  expect(formOf(false)).toContain("data-in-place");
  expect(formOf(true)).not.toContain("data-in-place");
  const forms = (anew: boolean) => renderToStaticMarkup(<ConsentBar anew={anew} />).match(/<form[^>]*>/g);
  expect(forms(false)?.filter((form) => form.includes("data-in-place"))).toHaveLength(2);
  expect(forms(true)?.map((form) => form.includes("data-in-place"))).toEqual([false, true]);
});

const event: PageEvent = { kind: "product", items: [{ id: 7, cents: 129, quantity: 1 }] };

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/counted-picture.tsx
test("shows the counting picture only without script or in lite mode", () => {
  const picture = /<img src="\/consent\/counted\?e=[^"]+" width="1" height="1" alt=""\/>/;
  const html = (lite: boolean) => renderToStaticMarkup(<CountedPicture event={event} lite={lite} />);
  expect(html(false)).toMatch(new RegExp(`^<noscript>${picture.source}</noscript>$`));
  expect(html(true)).toMatch(new RegExp(`^${picture.source}$`));
});

// spec §9: analytics through a tag-manager class, after the consent to it
test("renders a dialog's event only with statistics allowed, and never an order's", () => {
  const may = { containerId: "GTM-ABC123", analytics: true, profilation: true };
  const htmlOf = (analytics: boolean, counts: boolean, told: PageEvent = event) =>
    renderToStaticMarkup(<ToldEvent event={told} may={{ ...may, analytics }} counts={counts} />);
  expect(htmlOf(true, false)).toContain("view_item");
  expect(htmlOf(true, false)).not.toContain("/consent/counted");
  expect(htmlOf(true, true)).toMatch(/data-counted="\/consent\/counted\?e=/);
  expect(htmlOf(false, true)).toBe("");
  // An order event is left out: its own document remembers that it was tracked.
  expect(htmlOf(true, true, { kind: "order", orderId: 5, cents: 1, deliveryFee: 0, items: [] })).toBe("");
});
