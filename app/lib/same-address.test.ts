import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StreetAddress } from "~/model/place";
import { addressDifferences, namesAddress, type AddressPart } from "./same-address";

const streets = [
  ["Via Roma", "V. Roma", "v.roma", "VIA ROMA"],
  ["Viale Roma", "V.le Roma", "vle roma"],
  ["Via Latina", "v latina"],
  ["Piazza San Giovanni", "P.zza S. Giovanni", "P.za S.Giovanni", "pzza san giovanni"],
  ["Viale XXI Aprile", "V.le 21 Aprile"],
  ["Via XX Settembre", "Via 20 Settembre"],
  ["Corso Vittorio Emanuele II", "C.so V. Emanuele II", "corso vittorio emanuele 2"],
  ["Largo della Libertà", "L.go della Liberta'", "LARGO DELLA LIBERTÀ"],
  ["Piazzale Aldo Moro", "P.le A. Moro", "P.le Aldo Moro"],
  ["Via Giuseppe Mazzini", "Via G. Mazzini", "via g.mazzini"],
  ["Via Tor de' Schiavi", "Via Tor de’ Schiavi"],
  ["Vicolo Santa Maria", "Vic. S. Maria", "vicolo s.ta maria"],
  ["Corso Italia", "C.so Italia", "CORSO ITALIA"],
  ["Via Italia '61", "via italia 61"],
] as const;
const towns = [
  ["Roma", "ROMA", "roma"],
  ["Latina", "latina"],
  ["Santa Marinella", "S. Marinella", "S.Marinella"],
  ["Forlì", "Forli'", "FORLÌ"],
  ["Sant'Oreste", "Sant’Oreste", "S. Oreste"],
] as const;
const numbers = [
  ["1", "n. 1", "n° 1", "N.1"],
  ["12", "12", "nr. 12"],
  ["12/A", "12 a", "12a", "12/a"],
  ["12/14", "12-14"],
  ["5 bis", "5bis", "5/bis"],
] as const;
const codes = ["00184", "04100", "00058"].map((code) => [code, ` ${code} `] as const);
const provinces = ["RM", "LT"].map((code) => [code, code.toLowerCase()] as const);

/** Values by part, each in several spellings. */
const pools: Record<AddressPart, readonly (readonly string[])[]> = {
  street: streets,
  number: numbers,
  postalCode: codes,
  city: towns,
  province: provinces,
};
const parts = ["street", "number", "postalCode", "city", "province"] as const;

type Choice = Record<AddressPart, { value: number; writing: number }>;
const choices: fc.Arbitrary<Choice> = fc.record({
  street: choiceOf("street"),
  number: choiceOf("number"),
  postalCode: choiceOf("postalCode"),
  city: choiceOf("city"),
  province: choiceOf("province"),
});

function choiceOf(part: AddressPart) {
  return fc.record({ value: fc.nat(pools[part].length - 1), writing: fc.nat(9) });
}

const textOf = (part: AddressPart, value: number, writing: number): string => {
  const writings = pools[part][value] ?? [];
  return writings[writing % writings.length] ?? "";
};

const addressOf = (choice: Choice, written: boolean): StreetAddress => {
  const of = (part: AddressPart) => textOf(part, choice[part].value, written ? choice[part].writing : 0);
  return {
    street: of("street"),
    number: of("number"),
    postalCode: of("postalCode"),
    city: of("city"),
    province: of("province"),
  };
};

/** The usual orders of the parts in a single line. */
const lines = ({ street, number, postalCode, city, province }: StreetAddress): string[] => [
  `${street} ${number}, ${postalCode} ${city} (${province})`,
  `${street}, ${number} - ${city}`,
  `${city}, ${street} ${number}`,
  `${street} ${number} ${city} ${province} Italia`,
  `${street} ${number} ${postalCode}`,
];

describe("addressDifferences", () => {
  it("S4: ignores case, accents, points, abbreviations and numerals in both directions", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const [written, found] = [addressOf(choice, true), addressOf(choice, false)];
        expect(addressDifferences(written, found)).toEqual([]);
        expect(addressDifferences(found, written)).toEqual([]);
      }),
    );
  });

  it("S4: names exactly the parts that differ", () => {
    fc.assert(
      fc.property(choices, choices, (one, other) => {
        const differing = parts.filter((part) => one[part].value !== other[part].value);
        expect(addressDifferences(addressOf(one, true), addressOf(other, true))).toEqual(differing);
      }),
    );
  });

  it("S4: ignores a part that the map lacks but reports a part missing in the form", () => {
    const typed = { street: "Via Roma", number: "1", postalCode: "04100", city: "Latina", province: "LT" };
    const silent = { street: "", number: "", postalCode: "", city: "", province: "" };
    expect(addressDifferences(typed, silent)).toEqual([]);
    expect(addressDifferences({ ...typed, number: "" }, typed)).toEqual(["number"]);
    expect(addressDifferences({ ...typed, number: "snc" }, { ...typed, number: "" })).toEqual([]);
  });
});

describe("namesAddress", () => {
  it("S4: recognises an address in each usual order and spelling", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        for (const line of lines(addressOf(choice, true)))
          expect(namesAddress(line, addressOf(choice, false)), line).toBe(true);
      }),
    );
  });

  it("S4: never matches an address that differs in a part of the line", () => {
    fc.assert(
      fc.property(choices, choices, (one, other) => {
        const said = lines(addressOf(one, true))[0] ?? "";
        const isOther = parts.some((part) => one[part].value !== other[part].value);
        expect(namesAddress(said, addressOf(other, false))).toBe(!isOther);
      }),
    );
  });

  it.each([
    ["Via Roma 1, Latina", "Via Latina", "1", "00179", "Roma"],
    ["Via Latina 1", "Via Latina", "1", "00179", "Roma"],
    ["Latina 1, Roma", "Via Latina", "1", "00179", "Roma"],
    ["Via Latina, Roma", "Via Latina", "1", "00179", "Roma"],
    ["Via Latina 1 scala B, Roma", "Via Latina", "1", "00179", "Roma"],
    ["V. Roma 3, Guidonia Montecelio", "Viale Roma", "3", "00012", "Guidonia Montecelio"],
    ["Via Roma 3, Guidonia", "Via Roma", "3", "00012", "Guidonia Montecelio"],
  ])("S4: rejects %s for %s %s, %s %s", (line, street, number, postalCode, city) => {
    expect(namesAddress(line, { street, number, postalCode, city, province: "RM" })).toBe(false);
  });

  it("S4: matches a town by its first words, its postal code or both", () => {
    const town = { street: "", number: "", postalCode: "00041", city: "Albano Laziale", province: "RM" };
    for (const line of ["albano", "Albano Laziale", "00041", "00041 Albano (RM)"])
      expect(namesAddress(line, town), line).toBe(true);
    for (const line of ["", "Laziale", "Albano Vercellese", "00040", "Via Albano"])
      expect(namesAddress(line, town), line).toBe(false);
  });
});
