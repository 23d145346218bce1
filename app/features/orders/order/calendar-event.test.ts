import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { translatorFor } from "~/i18n/server";
import type { OrderStatus } from "~/model/order-status";
import { orderShop } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { eventOf, hasEvent } from "./calendar-event";
import { loader } from "./routes/calendar";

const shop = {
  t: translatorFor(tenants.loggia, "it"),
  locale: "it" as const,
  tenant: tenants.loggia,
  absolute: (path: string) => `https://www.loggia.example${path}`,
};
const at = (date: string, time: string) => ({ date, time, at: 0 });

it("an order's slot is an entry with its place, its total and the way back to it", () => {
  expect(eventOf(sampleOrder(), shop)).toMatchObject({
    date: "2026-11-27",
    begin: "18:00",
    end: "20:00",
    title: "Consegna della spesa La Loggia",
    place: "Casa, Via Appia Nuova 12, Roma",
    text: "Ordine 100015, totale 47,69\u00a0€",
    url: "https://www.loggia.example/profile/orders/100015",
  });
  expect(eventOf(sampleOrder({ slot: undefined }), shop)).toBeUndefined();
});

it("is offered until the slot is over, and not for an order that does not come", () => {
  const before = at("2026-11-27", "19:59");
  expect(hasEvent(sampleOrder(), before)).toBe(true);
  expect(hasEvent(sampleOrder(), at("2026-11-27", "20:00"))).toBe(false);
  expect(hasEvent(sampleOrder({ status: "cancelled" }), before)).toBe(false);
  expect(hasEvent(sampleOrder({ slot: undefined }), before)).toBe(false);
});

it("is no more given for an order that was cancelled since its link was shown: its page opens", async () => {
  const open = async (status: OrderStatus) => {
    const { context } = orderShop({
      orders: { view: async () => sampleOrder({ id: 900, status }) },
      today: () => at("2026-11-25", "10:00"),
    });
    const request = new Request("http://shop.test/profile/orders/900/slot.ics");
    const answer: unknown = await loader({ context, params: { orderId: "900" }, request }).catch(
      (thrown: unknown) => thrown,
    );
    if (!(answer instanceof Response)) throw answer;
    return answer.headers.get("Location") ?? answer.headers.get("Content-Type");
  };
  expect(await open("ordered")).toBe("text/calendar; charset=utf-8");
  expect(await open("cancelled")).toBe("/profile/orders/900");
});
