import { describe, expect, it } from "vitest";
import { fullName } from "./full-name";
import { loose, pieces } from "../testing/sample-product";

const milk = { name: "Latte intero", brand: "Alpe Serena", pack: "1 l", rule: pieces };

describe("fullName", () => {
  it("B9: joins name, brand and pack", () => {
    expect(fullName(milk)).toBe("Latte intero Alpe Serena 1 l");
  });

  it("B9: leaves out missing parts, parts in the name, and the pack of loose goods", () => {
    expect(fullName({ ...milk, brand: "", pack: "" })).toBe("Latte intero");
    expect(fullName({ ...milk, name: "Latte ALPE SERENA 1 l" })).toBe("Latte ALPE SERENA 1 l");
    expect(fullName({ ...milk, pack: "al kg", rule: loose })).toBe("Latte intero Alpe Serena");
  });

  it("B9: adds the number of a product that is otherwise the same", () => {
    expect(fullName({ ...milk, nth: 2 })).toBe("Latte intero Alpe Serena 1 l (2)");
  });
});
