import { expect, it } from "vitest";
import { sampleCart } from "~/lib/testing/sample-cart";
import { changeView } from "./change-view";

const before = "2026-11-27T14:00:00+01:00";
const at = (iso: string) => ({ at: Date.parse(iso) });
const early = at("2026-11-27T12:59:00Z");
const changing = (more: object = {}) =>
  sampleCart({ state: "changing", changes: { orderId: 900, before, ...more } });

// spec orders: order/modify, order/cancel-modify; a banner on every page meanwhile (§4)
it("says which order is being changed, until when, and what it comes to against what is held", () => {
  expect(changeView(changing({ authorisedAmount: 5000 }), "it", early)).toEqual({
    id: 900,
    before: { day: "ven 27 novembre", time: "14:00" },
    total: "47,69\u00a0€",
    authorised: "50,00\u00a0€",
  });
  expect(changeView(changing({ authorisedAmount: 4000 }), "it", early)?.more).toBe("7,69\u00a0€");
  const weighed = { ...changing(), variableTotal: 1000, estimatedMax: 4869 };
  expect(changeView(weighed, "it", early)?.total).toBe("47,69\u00a0€ – 48,69\u00a0€");
});

it("says that the time has passed once it has", () => {
  expect(changeView(changing(), "it", early)?.over).toBeUndefined();
  expect(changeView(changing(), "it", at("2026-11-27T13:00:00Z"))?.over).toBe(true);
});

it("S15: takes the changed order from the session if the backend does not name it", () => {
  const plain = sampleCart({ state: "changing" });
  expect(changeView(plain, "it", early, { changing: 900 })).toEqual({ id: 900, total: "47,69\u00a0€" });
  expect(changeView(plain, "it", early)?.id).toBeUndefined();
  for (const state of ["open", "locked"] as const)
    expect(changeView(sampleCart({ state }), "it", early, { changing: 900 })).toBeUndefined();
});

// spec orders: V7: the banner of a change is one line of what differs <- app/features/orders/change/change-view.ts, app/features/orders/change/change-banner.tsx
it("V7: says what differs from the order as this session found it, and only of that order", () => {
  const from = (more: object = {}) => ({ changingFrom: { id: 900, total: 4769, pieces: 1, ...more } });
  const differs = (began: ReturnType<typeof from>) => changeView(changing(), "it", early, began)?.differs;
  expect(differs(from())).toEqual({ pieces: 0 });
  expect(differs(from({ total: 4129, pieces: 3 }))).toEqual({ pieces: -2, dearer: "6,40\u00a0€" });
  expect(differs(from({ total: 4869, pieces: 0 }))).toEqual({ pieces: 1, cheaper: "1,00\u00a0€" });
  expect(differs(from({ id: 899 }))).toBeUndefined();
});
