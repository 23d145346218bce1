import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Meter } from "./meter";

it("a meter shows how far there is to go, and no bar once its sum is reached", () => {
  const html = (tone: "towards" | "reached") =>
    renderToStaticMarkup(<Meter text="La consegna è gratis." value={50} max={50} tone={tone} />);
  expect(html("towards")).toContain("<progress");
  expect(html("reached")).not.toContain("<progress");
  expect(html("reached")).toContain("La consegna è gratis.");
});
