import { kilometres, type Point } from "./distance";
import { districts, type District } from "./lazio";

/** A place on the map, in the wire's address fields. */
export type Spot = {
  id: string;
  label: string;
  address1: string;
  addressNumber?: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
};

type Street = Omit<Spot, "id" | "label" | "addressNumber"> & { id: number; words: string[] };

/** Returns lower-case text without accents and punctuation. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const round = (value: number): number => Math.round(value * 1e5) / 1e5;

function streetsOf(district: District, from: number): Street[] {
  return district.streets.map((address1, index) => {
    const angle = (index * 2 * Math.PI) / district.streets.length;
    const { city, province, postalcode } = district;
    return {
      id: from + index,
      address1,
      city,
      province,
      postalcode,
      latitude: round(district.latitude + 0.0035 * Math.sin(angle)),
      longitude: round(district.longitude + 0.0045 * Math.cos(angle)),
      words: plain(`${address1} ${city} ${province} ${postalcode}`).split(" "),
    };
  });
}

const streets: Street[] = [];
for (const district of districts) streets.push(...streetsOf(district, streets.length + 1));

function spotOf({ words: _, id, ...street }: Street, number: string | undefined): Spot {
  const line = number ? `${street.address1}, ${number}` : street.address1;
  return {
    id: number ? `${id}-${number}` : String(id),
    label: `${line}, ${street.postalcode} ${street.city} (${street.province})`,
    ...street,
    ...(number ? { addressNumber: number } : {}),
  };
}

const isNumber = (word: string): boolean => /^\d{1,4}[a-z]?$/.test(word);
const small = new Set([
  "via",
  "viale",
  "piazza",
  "corso",
  "largo",
  "di",
  "del",
  "della",
  "dei",
  "de",
  "il",
  "la",
  "lazio",
  "italia",
]);
const shown = 8;

/**
 * Returns streets for some letters of an address: each word begins a word of street, town or postal
 * code.
 */
export function searchStreets(query: string): Spot[] {
  const words = plain(query).split(" ").filter(Boolean);
  const number = words.find(isNumber);
  const asked = words.filter((word) => !isNumber(word));
  if (!asked.some((word) => word.length >= 3 && !small.has(word))) return [];
  return streets
    .filter((street) => asked.every((word) => street.words.some((own) => own.startsWith(word))))
    .slice(0, shown)
    .map((street) => spotOf(street, number));
}

/**
 * Returns the street of an address. Street and town must match, and the postal code if given;
 * undefined otherwise.
 */
export function findStreet(address: {
  address1: string;
  city: string;
  postalcode?: string;
}): Spot | undefined {
  const same = streets.filter(
    (street) =>
      plain(street.address1) === plain(address.address1) && plain(street.city) === plain(address.city),
  );
  const found = address.postalcode
    ? same.find((street) => street.postalcode === address.postalcode?.trim())
    : same[0];
  return found ? spotOf(found, undefined) : undefined;
}

const mostAreas = 50;
const nearKm = 5;

/** Returns the centre of a postal district. */
const areaSpot = ({ city, province, postalcode, latitude, longitude }: District): Spot => ({
  id: `cap-${postalcode}-${plain(city).replaceAll(" ", "-")}`,
  label: `${postalcode} ${city} (${province})`,
  address1: "",
  city,
  province,
  postalcode,
  latitude,
  longitude,
});

/** Finds an address, a town or a postal code: districts that match all words, else streets. */
export function locate(query: string): Spot[] {
  const words = plain(query).split(" ").filter(Boolean);
  if (!words.some((word) => word.length >= 3 && !small.has(word))) return [];
  const areas = districts.filter(({ city, province, postalcode }) => {
    const own = plain(`${city} ${province} ${postalcode}`).split(" ");
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  return areas.length > 0 ? areas.slice(0, mostAreas).map(areaSpot) : searchStreets(query);
}

/** Returns the spot of an id from `searchStreets`, `locate` or `nearestSpot`. */
export function spotById(id: string): Spot | undefined {
  const area = districts.map(areaSpot).find((spot) => spot.id === id);
  if (area) return area;
  const match = /^(\d{1,6})(?:-(\d{1,4}[a-z]?))?$/.exec(id);
  const street = match && streets.find((one) => String(one.id) === match[1]);
  return street ? spotOf(street, match[2]) : undefined;
}

/** Returns the street nearest to a point, within five kilometres. */
export function nearestSpot(point: Point): Spot | undefined {
  const nearest = streets
    .map((street) => ({ street, distance: kilometres(point, street) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return nearest && nearest.distance <= nearKm ? spotOf(nearest.street, undefined) : undefined;
}
