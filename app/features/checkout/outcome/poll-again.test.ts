import { expect, it } from "vitest";
import type { Path } from "~/lib/path";
import { pollAgain } from "./poll-again";

const here = "/cart/payment-completed/7" as Path;
const look = (query: string) => pollAgain(here, new URLSearchParams(query));

// spec paying: a page that waits for the provider looks again by itself, and can be stopped <- app/features/checkout/outcome/poll-again.ts, app/features/checkout/routes/payment-completed.tsx
it("looks again a few times, each time later, then stands still", () => {
  const seen: number[] = [];
  let next: string | undefined = "look=1";
  while (next !== undefined && seen.length < 99) {
    const once = look(next);
    if (once) seen.push(once.seconds);
    next = once?.header.Refresh?.split("?")[1];
  }
  expect(seen).toEqual([4, 8, 15, 30, 60]);
  expect(look("look=2")?.header).toEqual({ Refresh: "8; url=/cart/payment-completed/7?look=3" });
});

it("does not poll without a valid look parameter", () => {
  for (const query of ["", "look=", "look=0", "look=-1", "look=1.5", "look=x", "look=99999999999999999999"])
    expect(look(query), query).toBeUndefined();
});
