import { expect, it } from "vitest";
import { sharedOrder } from "./shared-order";

const t = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(" ");
const facts = { id: 900, when: "mer 25 novembre, 18:00-20:00", service: "Consegna", where: "Via Cavour 112" };

// spec §2.2: a product, a list and an order are shared where the platform can, without a link that nobody else can open
it("an order tells its number, day and place, and leaves out what is not known", () => {
  expect(sharedOrder(facts, t)).toEqual({
    title: "orders.number 900",
    text: "orders.number 900\nmer 25 novembre, 18:00-20:00\nConsegna: Via Cavour 112",
    failed: "ui.shareFailed",
  });
  expect(sharedOrder({ id: 900, service: "Consegna" }, t).text).toBe("orders.number 900");
});
