import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Form, OwnerContext } from "./link";

const htmlFor = (owner: number | undefined, method: "get" | "post") =>
  renderToStaticMarkup(
    <OwnerContext.Provider value={owner}>
      <Form method={method} />
    </OwnerContext.Provider>,
  );

it("F7: only a signed-in shopper's POST form carries its owner", () => {
  expect(htmlFor(7, "post")).toContain('<input type="hidden" name="owner" value="7"/>');
  expect(htmlFor(7, "get")).not.toContain("owner");
  expect(htmlFor(undefined, "post")).not.toContain("owner");
});
