import { expect, test } from "vitest";
import type { Store } from "~/model/place";
import { nearestFirst, storesMatching } from "./store-choices";

const store = (id: number, name: string, postalCode: string, city: string, province = "RM"): Store => ({
  id,
  name,
  slug: name,
  kind: "store",
  street: "Via Tuscolana",
  number: "1",
  postalCode,
  city,
  province,
  services: ["pickup"],
  hours: [],
});
const stores = [
  store(5, "Appia", "00181", "Roma"),
  store(6, "Frascati", "00044", "Frascati"),
  store(7, "Forlì", "47121", "Forlì", "FC"),
  store(8, "Prati", "00192", "Roma"),
];
const ids = (found: Store[]) => found.map(({ id }) => id);

// spec §5: registration: the mandatory fields and the optional ones, the reference store, the first consent mandatory and the others free
test("stores are found by town, street, postal code or name, in any case and without accents", () => {
  expect(ids(storesMatching(stores, " ROMA  tuscolana"))).toEqual([5, 8]);
  expect(ids(storesMatching(stores, "forli"))).toEqual([7]);
  expect(ids(storesMatching(stores, "00044"))).toEqual([6]);
  expect(ids(storesMatching(stores, "Atlantide"))).toEqual([]);
  expect(ids(storesMatching(stores, ""))).toEqual([5, 6, 7, 8]);
});

test("sorts stores near home first, then the chain's default store", () => {
  expect(ids(nearestFirst(stores, { postalCode: "00192", city: "Roma", province: "RM" }, 5))).toEqual([
    8, 5, 6, 7,
  ]);
  expect(ids(nearestFirst(stores, { city: "forlì" }, 5))).toEqual([7, 5, 6, 8]);
  expect(ids(nearestFirst(stores, {}, 8))).toEqual([8, 5, 6, 7]);
});
