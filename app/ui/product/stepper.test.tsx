import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Stepper } from "./stepper";

/** Submit buttons in document order: Enter presses the first. */
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*name="intent=[^>]*>/g)].map(([button]) => ({
    sends: /name="intent=([^"]*)"/.exec(button)?.[1],
    disabled: / disabled=""/.test(button),
  }));

describe("Stepper", () => {
  it("has the safe button first: Enter in the field takes the typed number", () => {
    const html = renderToStaticMarkup(<Stepper name="Latte" value="3" minusTo="2" plusTo="4" />);
    expect(buttons(html).map(({ sends }) => sends)).toEqual(["set", "to:2", "to:4"]);
    expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="3"/);
  });

  it("cannot go where there is no target", () => {
    const html = renderToStaticMarkup(<Stepper name="Latte" value="3" minusTo="2" />);
    expect(buttons(html).at(-1)).toEqual({ sends: "to:3", disabled: true });
  });
});
