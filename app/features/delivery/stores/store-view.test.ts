import { describe, expect, it } from "vitest";
import { emptyCart } from "~/lib/testing/sample-cart";
import { sampleStore, t } from "../testing/samples";
import { distanceText, openText, storeView } from "./store-view";
import { hoursView } from "./stores-data";

const context = { t, locale: "it" as const, now: { date: "2026-11-24", time: "21:00" } };

describe("a store", () => {
  it("gives distance and hours the Italian way", () => {
    const view = storeView({ ...sampleStore, distance: 2.73 }, emptyCart(), context);
    expect(view).toMatchObject({ distance: "2,7 km", open: "Chiuso, apre mar 1 dicembre alle 08:00" });
    expect(distanceText(18.4, "it")).toBe("18 km");
    expect(openText(sampleStore.hours, { ...context, now: { date: "2026-11-24", time: "12:00" } })).toBe(
      "Aperto fino alle 20:30",
    );
    expect(openText(sampleStore.hours, { ...context, now: { date: "2026-11-23", time: "12:00" } })).toBe(
      "Chiuso, apre domani alle 08:00",
    );
    expect(openText([], context)).toBeUndefined();
    expect(hoursView({ t }, sampleStore.hours)[1]).toEqual({ days: "martedì", times: "08:00-20:30" });
  });

  it("B14: says that its hours may differ on a public holiday", () => {
    const at = (date: string, time: string) =>
      openText(sampleStore.hours, { ...context, now: { date, time } });
    const differ = "Nei giorni festivi gli orari possono cambiare.";
    expect(at("2026-12-07", "12:00")).toBe(`Chiuso, apre domani alle 08:00. ${differ}`);
    expect(at("2026-12-08", "12:00")).toBe(`Aperto fino alle 20:30. ${differ}`);
    expect(at("2026-12-14", "12:00")).toBe("Chiuso, apre domani alle 08:00");
  });

  it("S15: can be made the preferred one only where the backend says of each whether it is", () => {
    const cart = emptyCart({ user: { id: 7, preferredStoreAddressId: 900_000_005 } });
    const store = (preferred: boolean | undefined, addressId: number) => {
      const view = storeView({ ...sampleStore, preferred, addressId }, cart, context);
      return [view.preferred, view.preferable];
    };
    expect([store(undefined, 1), store(false, 1), store(undefined, 900_000_005)]).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });
});
