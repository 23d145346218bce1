import { describe, expect, it } from "vitest";
import { addressConstraint, parseAddress } from "../address/address-form";
import { addressView, distanceText, matches, openText, placeLine, storeView } from "./place-view";
import { storeJsonLd } from "../stores/store-json-ld";
import { hoursView } from "../stores/stores-data";
import { emptyCart } from "~/features/cart/testing/sample-cart";
import { sampleHome, sampleStore, t } from "../testing/samples";
import { tenants } from "#tenants/registry";

const context = { t, locale: "it" as const, now: { date: "2026-11-24", time: "21:00" } };

describe("a saved address", () => {
  it("is found by name, street or town, whatever the case", () => {
    for (const text of ["casa", "CAVOUR", " roma ", ""]) expect(matches(sampleHome, text)).toBe(true);
    for (const text of ["00184", "ufficio", "112"]) expect(matches(sampleHome, text)).toBe(false);
  });

  it("is the chosen one only when the shopper chose it, and says whether it is the preferred one", () => {
    const at = (autoAssigned: boolean) =>
      emptyCart({ address: { ...sampleHome, autoAssigned, service: "delivery" } });
    expect(addressView(sampleHome, at(false)).chosen).toBe(true);
    expect(addressView(sampleHome, at(true)).chosen).toBe(false);
    const other = { ...sampleHome, id: 71, preferred: false, label: "" };
    expect(addressView(other, emptyCart({ user: { id: 7, preferredAddressId: 71 } }))).toMatchObject({
      name: "Via Cavour 112",
      preferred: true,
    });
  });

  it("S15: can be made the preferred one only where the backend says of each whether it is", () => {
    const cart = emptyCart({
      user: { id: 7, preferredAddressId: 71, preferredStoreAddressId: 900_000_005 },
    });
    const home = (id: number, preferred: boolean | undefined) => {
      const view = addressView({ ...sampleHome, id, preferred }, cart);
      return [view.preferred, view.preferable];
    };
    expect([home(70, true), home(70, false), home(70, undefined)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect([home(71, false), home(71, undefined)]).toEqual([
      [true, false],
      [true, false],
    ]);
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

  it("is one line, without gaps for what is not known", () => {
    expect(placeLine(sampleHome)).toBe("Via Cavour 112, 00184 Roma");
    expect(placeLine({ street: "", number: "", postalCode: "00184", city: "Roma" })).toBe("00184 Roma");
  });
});

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

  it("is a GroceryStore to search engines, and its text cannot leave the script", () => {
    const shop = { absolute: (path: string) => `https://shop.example${path}`, tenant: tenants.loggia };
    const json = storeJsonLd(shop, {
      ...sampleStore,
      name: "</script><b>",
      collect: { id: 5, kind: "store" },
    });
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toMatchObject({
      "@type": "GroceryStore",
      name: "</script><b>",
      url: "https://shop.example/negozi/la-loggia-appia-nuova",
      address: { streetAddress: "Via Appia Nuova 448", postalCode: "00181", addressCountry: "IT" },
      geo: { latitude: 41.8741 },
      openingHoursSpecification: [
        { dayOfWeek: "https://schema.org/Tuesday", opens: "08:00", closes: "20:30" },
      ],
    });
  });
});

describe("completing an address", () => {
  const complete = {
    street: "Via Cavour",
    number: "112",
    postalCode: "00184",
    city: "Roma",
    province: "rm",
    doorbell: "Sabatini",
    label: "Casa",
    phone: "+39 333 5550187",
  };
  const parsed = (change: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...complete, ...change })) form.set(name, value);
    return parseAddress(form);
  };

  it("takes an honest one, the province in capitals", () => {
    const submission = parsed({});
    expect(submission.status === "success" && submission.value).toMatchObject({
      province: "RM",
      elevator: false,
    });
  });

  it.each([
    [{ doorbell: "" }, "doorbell", "required"],
    [{ label: " " }, "label", "required"],
    [{ phone: "" }, "phone", "required"],
    [{ phone: "abc" }, "phone", "phone"],
    [{ postalCode: "184" }, "postalCode", "postalCode"],
    [{ province: "Roma" }, "province", "province"],
    [{ note: "x".repeat(10_000) }, "note", "tooLong"],
  ])("refuses %o", (change, field, error) => {
    expect(parsed(change).reply().error?.[field]).toEqual([error]);
  });

  it("keeps its constraints for the browser", () => {
    expect(addressConstraint.doorbell).toMatchObject({ required: true, maxLength: 80 });
  });
});
