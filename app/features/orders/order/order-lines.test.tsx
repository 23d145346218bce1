import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import { sampleProduct } from "~/lib/testing/sample-product";
import { sampleOrder } from "../testing/sample-order";
import { OrderLines } from "./order-lines";
import { orderView } from "./order-view";

const t = translatorFor(tenants.loggia, "it");

// spec orders: U6: a line of an order says what was chosen of it and its note <- app/features/orders/order/line-view.ts, app/features/orders/order/order-lines.tsx
test("U6: a line on an order's page shows its chosen option and its note", () => {
  const values = [
    { key: "1", name: "Fette sottili" },
    { key: "2", name: "A pezzo intero" },
  ];
  const product = sampleProduct({
    options: [{ parameter: "cut", name: "Affettatura", mode: "radio", values }],
  });
  const line = { id: 1, product, quantity: { by: "piece", value: 2 }, total: 298 } as const;
  const items = [{ ...line, options: { cut: "1" }, note: "ben incartato" }];
  const html = renderToStaticMarkup(<OrderLines {...orderView(sampleOrder({ items }), t, "it")} />);
  expect(html).toContain("Fette sottili");
  expect(html).not.toContain("A pezzo intero");
  expect(html).toContain("Nota: ben incartato");
});
