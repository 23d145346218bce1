import { expect, test } from "vitest";
import { packagesOf } from "./package-texts";

// spec catalogue: §3, §5 minimum, maximum, multiples, MULTI_PACK and packages explained in sentences
test("packages in the plural", () => {
  expect(["cassa da 6", "CARTONE da 24", "Vassoio", "bancale da 40", ""].map(packagesOf)).toEqual([
    "casse da 6",
    "cartoni da 24",
    "vassoi",
    "bancale da 40",
    "",
  ]);
});
