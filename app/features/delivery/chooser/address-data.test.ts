import { describe, expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { EbsnError } from "~/ebsn/errors";
import type { ServiceTab } from "~/model/place";
import { proposedHome, tabsOf } from "./address-data";

const { loggia } = tenants;
const tab = (service: ServiceTab["service"], shown: boolean): ServiceTab => ({
  service,
  name: "",
  tab: shown,
});
const tabs = (answer: () => Promise<ServiceTab[]>, services = loggia.services) =>
  tabsOf({ tenant: { ...loggia, services }, ebsn: { places: { services: answer } } }, null, undefined);
const all = { delivery: true, pickup: true };

// spec delivery: §2.3 service tabs: showTab only, when more than one <- app/features/delivery/chooser/address-data.ts
it("a service has a tab when the chain offers it and the backend shows it (§2.3, showTab)", async () => {
  const both = async () => [tab("pickup", true), tab("delivery", true)];
  expect(await tabs(both, all)).toEqual(["delivery", "pickup"]);
  expect(await tabs(both, { delivery: false, pickup: true })).toEqual(["pickup"]);
  expect(await tabs(async () => [tab("delivery", true), tab("pickup", false)], all)).toEqual(["delivery"]);
});

it("shows the chain's services without a backend list, but rethrows an ended session", async () => {
  expect(await tabs(async () => [], all)).toEqual(["delivery", "pickup"]);
  const failing = (kind: "down" | "session") => () =>
    Promise.reject(new EbsnError(kind, "user-address/delivery-service-list"));
  expect(await tabs(failing("down"), all)).toEqual(["delivery", "pickup"]);
  await expect(tabs(failing("session"), all)).rejects.toThrow();
});

// spec delivery: §7 store-proximity, warehouse-locator, find-by-coordinates (§9 distance 10000.0), delivery-service-list
it("S10: requests the tabs by the address's service, else by the chosen kind of place", async () => {
  const asked: unknown[] = [];
  const services = async (about: unknown) => {
    asked.push(about);
    return [];
  };
  const shop = { tenant: { ...loggia, services: all }, ebsn: { places: { services } } };
  await tabsOf(shop, "pickup", { kind: "home" });
  await tabsOf(shop, null, { kind: "locker" });
  await tabsOf(shop, "altro", undefined);
  expect(asked).toEqual([{ service: "pickup" }, { kind: "locker" }, { service: "delivery" }]);
});

describe("U20: the home that is proposed", () => {
  const home = (id: number, more: { preferred?: boolean; chosen?: boolean; served?: boolean } = {}) => ({
    id,
    name: "Casa",
    line: "",
    chosen: false,
    preferred: false,
    preferable: true,
    served: true,
    ...more,
  });

  // spec §2.3: address selector: the preferred home, or the only one, is proposed <- app/features/delivery/chooser/address-data.ts, app/features/delivery/chooser/address-panel.tsx
  it("is the preferred one, or the only one", () => {
    expect(proposedHome([home(1), home(2, { preferred: true })])?.id).toBe(2);
    expect(proposedHome([home(3)])?.id).toBe(3);
  });

  it("is undefined among equals, if not served, or once a place is chosen", () => {
    expect(proposedHome([])).toBeUndefined();
    expect(proposedHome([home(1), home(2)])).toBeUndefined();
    expect(proposedHome([home(1), home(2, { preferred: true, served: false })])).toBeUndefined();
    expect(proposedHome([home(1, { chosen: true }), home(2, { preferred: true })])).toBeUndefined();
  });
});
