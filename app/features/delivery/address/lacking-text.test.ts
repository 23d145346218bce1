import { expect, test } from "vitest";
import { t } from "../testing/samples";
import { lackingText } from "./lacking-text";

test("V3: names a single missing field or several", () => {
  expect(lackingText(t, ["phone"])).toBe("Manca: telefono di riferimento.");
  expect(lackingText(t, ["label", "phone"])).toBe("Manca: nome dell'indirizzo, telefono di riferimento.");
});
