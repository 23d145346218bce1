import { expect, test } from "vitest";
import { translatorFor } from "~/i18n/server";
import { tenants } from "#tenants/registry";
import { current, flyerView, hasOtherEnds, isExpired } from "./flyer-view";
import { sampleFlyer as week } from "./testing/sample-flyer";

const t = translatorFor(tenants.loggia, "it");
test("a flyer is good until the end of its last day", () => {
  expect(isExpired(week, "2026-11-29")).toBe(false);
  expect(isExpired(week, "2026-11-30")).toBe(true);
  expect(isExpired({ until: undefined }, "2026-11-30")).toBe(false);
});

test("says when it is good, and that today is the last day", () => {
  expect(flyerView(week, "2026-11-24", t, "it")).toMatchObject({
    href: "/volantini/offerte-della-settimana",
    validity: "Da lun 23 novembre a dom 29 novembre",
  });
  expect(flyerView(week, "2026-11-24", t, "it").urgent).toBeUndefined();
  expect(flyerView(week, "2026-11-29", t, "it").urgent).toBe("Ultimo giorno: oggi");
  expect(
    flyerView({ ...week, from: undefined, until: undefined }, "2026-11-24", t, "it").validity,
  ).toBeUndefined();
});

test("leaves out expired flyers, and puts the first to end first", () => {
  const old = { ...week, id: 1, until: "2026-11-22" };
  const long = { ...week, id: 2, until: undefined };
  expect(current([old, long, week], "2026-11-24").map(({ id }) => id)).toEqual([73, 2]);
});

// spec again: V15, U18: a flyer says where its goods' offers end on another day than itself <- app/features/flyers/flyer-view.ts, app/features/flyers/routes/flyer.tsx
test("V15, U18: detects offers that end on another day than the flyer", () => {
  const goodsUntil = (...ends: (string | undefined)[]) =>
    ends.map((until) => ({ promo: { label: "Promo", kind: "1", ...(until && { until }) } }));
  expect(hasOtherEnds(week, goodsUntil("2026-11-29", undefined))).toBe(false);
  expect(hasOtherEnds(week, [{}])).toBe(false);
  expect(hasOtherEnds(week, goodsUntil("2026-11-29", "2026-11-27"))).toBe(true);
  expect(hasOtherEnds(week, goodsUntil("2026-12-06"))).toBe(true);
  expect(hasOtherEnds({ ...week, until: undefined }, goodsUntil("2026-12-06"))).toBe(false);
});
