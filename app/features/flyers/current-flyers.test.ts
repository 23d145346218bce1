import { expect, test, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { tenants } from "#tenants/registry";
import type { Flyer } from "~/model/catalogue";
import { flyersOnHome } from "./current-flyers";
import { sampleFlyer as week } from "./testing/sample-flyer";

const shopWith = (list: () => Promise<Flyer[]>) => ({
  tenant: tenants.loggia,
  session: { user: { id: 7, login: "a@example.com" } },
  t: (key: string) => key,
  locale: "it" as const,
  ebsn: { flyers: { list }, today: () => ({ date: "2026-11-24", time: "10:00", at: 0 }) as const },
});

// spec §2.1: the home shows the covers of the flyers there are, and nothing where there are none <- app/features/flyers/current-flyers.ts, app/features/flyers/flyer-covers.tsx
test("the home has the three current flyers that end first, and their covers", async () => {
  const flyer = (id: number, until: string, pages = week.pages): Flyer => ({
    ...week,
    ...{ id, slug: `flyer-${id}`, until, pages },
  });
  const all = [
    ...[flyer(1, "2026-12-10"), flyer(2, "2026-11-01"), flyer(3, "2026-11-24"), flyer(4, "2026-11-30", [])],
    ...[flyer(5, "2026-12-31"), flyer(6, "2026-11-25")],
  ];
  const shown = await flyersOnHome(shopWith(async () => all));
  expect(shown.map(({ href }) => href)).toEqual([
    "/volantini/flyer-3",
    "/volantini/flyer-6",
    "/volantini/flyer-1",
  ]);
});

test("a home without flyers is a home", async () => {
  expect(await flyersOnHome(shopWith(async () => []))).toEqual([]);
  const down = () => Promise.reject(new EbsnError("down", "flyers"));
  expect(await flyersOnHome(shopWith(down))).toEqual([]);
  await expect(flyersOnHome(shopWith(() => Promise.reject(new TypeError("a fault"))))).rejects.toThrow(
    "a fault",
  );
});

// spec house: a stampede of 200 concurrent misses makes one backend call per isolate <- app/features/flyers/current-flyers.ts
test("visitors share one question for half a minute, a shopper asks afresh", async () => {
  const list = vi.fn(async () => [week]);
  const visitor = { ...shopWith(list), session: { user: undefined } };
  const seen = await Promise.all([1, 2, 3].map(() => flyersOnHome(visitor)));
  expect(seen.map((flyers) => flyers.length)).toEqual([1, 1, 1]);
  expect(list).toHaveBeenCalledTimes(1);
  await flyersOnHome(shopWith(list));
  expect(list).toHaveBeenCalledTimes(2);
});
