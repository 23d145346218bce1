import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Price, type PriceProps } from "./price";

const read = (props: PriceProps) => renderToStaticMarkup(<Price {...props} />).replace(/<[^>]*>/g, "");

describe("Price", () => {
  it.each(["1,49 €", "1.249,00 €", "€1.49", "0,05 €", "gratis"])(
    "keeps %s whole, however it is drawn",
    (now) => {
      expect(read({ now })).toContain(now);
    },
  );

  it("says the old price in words and strikes it", () => {
    const html = renderToStaticMarkup(
      <Price now="1,49 €" standard="3,29 €" saving="-55 %, fino al 13 ottobre" />,
    );
    expect(html).toContain("<s>3,29 €</s>");
    expect(read({ now: "1,49 €", standard: "3,29 €" })).toMatch(/1,49 € ui\.price\.was 3,29 €/);
    expect(html).toContain("-55 %, fino al 13 ottobre");
  });

  it("says that a weighed price is about", () => {
    expect(read({ now: "3,40 €", approx: true, range: "da 3,10 € a 3,70 €" })).toMatch(
      /ui\.price\.approx 3,40 €/,
    );
  });
});
