import { describe, expect, it } from "vitest";
import { editable } from "./where-when";

const cart = { count: 0, total: "0,00 €", lines: {} };

describe("the editable place and slot (§2.2)", () => {
  // spec §2.2: navbar with address, timeslot and service; what may be edited where <- app/frame/where-when.tsx
  it.each([
    ["/", cart, true, true],
    ["/", undefined, true, true],
    ["/checkout", cart, true, true],
    ["/payment", cart, false, false],
    ["/", { ...cart, changing: { id: 900, total: "12,49 €" } }, false, true],
    ["/payment", { ...cart, changing: { id: 900, total: "12,49 €" } }, false, false],
  ])("follow path and cart on %s", (path, summary, address, timeslot) => {
    expect(editable(path, summary)).toEqual({ address, timeslot });
  });
});
