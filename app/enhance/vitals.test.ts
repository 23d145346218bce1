import { afterEach, expect, test, vi } from "vitest";
import { vitals } from "./vitals";

afterEach(() => vi.unstubAllGlobals());

type Seen = { entryType: string; name?: string } & Record<string, unknown>;

/** A loaded page with these performance entries; returns the beacons sent when it is hidden. */
function page(
  entries: Seen[],
  { types = [...new Set(entries.map((one) => one.entryType))], hidden = false } = {},
) {
  const told: { address: string; body: Record<string, string> }[] = [];
  const listeners: Record<string, () => void> = {};
  class Observer {
    static supportedEntryTypes = types;
    constructor(private readonly take: (list: { getEntries: () => Seen[] }) => void) {}
    observe({ type }: { type: string }) {
      this.take({ getEntries: () => entries.filter(({ entryType }) => entryType === type) });
    }
    takeRecords = () => [];
  }
  const document = { readyState: "complete", visibilityState: hidden ? "hidden" : "visible" };
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("window", { PerformanceObserver: Observer });
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { pathname: "/product/mele" });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => (listeners[type] = listener));
  vi.stubGlobal("navigator", {
    sendBeacon: (address: string, body: URLSearchParams) =>
      told.push({ address, body: Object.fromEntries(body) }),
  });
  vitals("/vitals");
  const leave = () => {
    document.visibilityState = "hidden";
    listeners.visibilitychange?.();
    listeners.pagehide?.();
    return told;
  };
  return { leave };
}

// spec operator: web vitals by consent, to the shop's own host <- app/enhance/vitals.ts
test("a page reports its measurements once, when it is left", () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    ...{ entryType: "layout-shift", startTime, value, hadRecentInput },
  });
  const { leave } = page([
    { entryType: "navigation", responseStart: 81.23456 },
    { entryType: "paint", name: "first-paint", startTime: 100 },
    { entryType: "paint", name: "first-contentful-paint", startTime: 120 },
    { entryType: "largest-contentful-paint", startTime: 300 },
    { entryType: "largest-contentful-paint", startTime: 700.5 },
    // Two windows of shifts, the second larger, and a shift caused by input.
    shift(100, 0.05),
    shift(3000, 0.04),
    shift(3900, 0.03),
    shift(3950, 0.9, true),
    { entryType: "event", interactionId: 0, duration: 500 },
    { entryType: "event", interactionId: 7, duration: 96 },
    { entryType: "event", interactionId: 9, duration: 40 },
  ]);
  const body = { page: "/product/mele", TTFB: "81.2346", FCP: "120", LCP: "700.5", CLS: "0.07", INP: "96" };
  expect(leave()).toEqual([{ address: "/vitals", body }]);
});

// spec operator: web vitals by consent, to the shop's own host
test("a page reports only known values and measures no hidden page", () => {
  expect(page([{ entryType: "navigation", responseStart: 80 }]).leave()).toEqual([
    { address: "/vitals", body: { page: "/product/mele", TTFB: "80" } },
  ]);
  expect(page([], { types: [] }).leave()).toEqual([]);
  expect(page([{ entryType: "navigation", responseStart: 80 }], { hidden: true }).leave()).toEqual([]);
});
