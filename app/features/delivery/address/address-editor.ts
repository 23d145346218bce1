import { leastLetters } from "./least-letters";
import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { addressDifferences, namesAddress, type AddressPart } from "~/lib/same-address";
import { typedLine } from "~/lib/typed-text";
import type { Address } from "~/model/place";
import { MapsError, type MapPlace, type Suggestion } from "~/maps/maps";
import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import type { Shop } from "~/platform/shop";
import {
  missingFields,
  readStreetField,
  wrongFields,
  type StreetFields,
  type WrongFields,
} from "./address-form";
import { readPoint } from "../place/point-param";

/**
 * State of the editor (§4): search, then the check, then either the details or a different address.
 */
export type Editor =
  | {
      step: "search";
      q: string;
      found?: Suggestion[];
      /** the only address found differs slightly from the typed text */
      inexact?: boolean;
      problem?: "short" | "down" | "noPoint";
    }
  | { step: "street"; street: StreetFields; manual: boolean; incomplete?: string; wrong?: WrongFields }
  /** the server knows a different address; `parts` are the fields that differ */
  | { step: "inexact"; typed: StreetFields; found: StreetFields; parts: AddressPart[] }
  | { step: "refused"; street: StreetFields; why: Unserved }
  /** `anyway`: the address is saved although it failed the check for this reason */
  | { step: "details"; street: StreetFields; anyway?: Unserved };

/** State before the check: a search, or a street that was found or is being typed. */
export type Found = Extract<Editor, { step: "search" | "street" }>;

/**
 * Reason for a failed check: the address is unknown to the server, or outside its delivery area.
 */
export type Unserved = "unknown" | "notServed";

/** Part of the shop object that the editor needs. */
export type EditorShop = Pick<Shop, "t" | "maps" | "checkRateLimit" | "session"> & {
  ebsn: { places: Pick<Ebsn["places"], "checkAddress"> };
};

type SearchShop = Pick<EditorShop, "maps" | "checkRateLimit" | "session">;

const longestField = 120;

const fieldsOf = (params: URLSearchParams): StreetFields => {
  const read = (name: keyof StreetFields) => readStreetField(name, params.get(name) ?? "");
  return {
    street: read("street"),
    number: read("number"),
    postalCode: read("postalCode"),
    city: read("city"),
    province: read("province"),
  };
};

const streetOf = (place: MapPlace | Address): StreetFields => ({
  street: place.street,
  number: place.number,
  postalCode: place.postalCode,
  city: place.city,
  province: place.province,
});

/** Reads the editor's state from the URL alone, so that each step can be reloaded and revisited. */
export async function readEditor(
  shop: EditorShop,
  params: URLSearchParams,
  saved?: Address,
): Promise<Editor> {
  try {
    const check = (street: StreetFields) => checkStreet(shop, street);
    return await (fromMap(shop, params, check) ?? fromFields(shop, params, saved));
  } catch (error) {
    if (error instanceof MapsError) return { step: "search", q: params.get("q") ?? "", problem: "down" };
    throw error;
  }
}

/** Reads the state of a street search for another form; needs no backend check or login. */
export async function readStreet(shop: SearchShop, params: URLSearchParams): Promise<Found> {
  const asIs = (street: StreetFields) => Promise.resolve({ step: "street", street, manual: true } as const);
  try {
    const found = await fromMap(shop, params, asIs);
    if (found) return found;
  } catch (error) {
    if (error instanceof MapsError) return { step: "search", q: params.get("q") ?? "", problem: "down" };
    throw error;
  }
  return shop.maps && !params.has("mano") ? { step: "search", q: "" } : asIs(fieldsOf(params));
}

/**
 * Reads the state from the map service; `whole` continues with a complete street. Undefined if the
 * map service or a search is missing.
 */
function fromMap<Next extends Editor>(
  shop: SearchShop,
  params: URLSearchParams,
  whole: (street: StreetFields) => Promise<Next>,
): Promise<Next | Found> | undefined {
  const { maps } = shop;
  const id = params.get("place");
  const point = readPoint(params);
  const q = typedLine(params.get("q") ?? "").slice(0, longestField);
  if (!maps) return undefined;
  if (id) return maps.place(id).then((place) => ofPlace(place, q, whole));
  if (point)
    return maps
      .reverse(point)
      .then(
        (place): Found =>
          place
            ? { step: "street", street: streetOf(place), manual: false }
            : { step: "search", q: "", problem: "noPoint" },
      );
  return q ? searched(shop, maps, q, whole) : undefined;
}

const isWhole = (street: StreetFields) => Object.values(street).every(Boolean);

/**
 * Continues with a complete place, unless the typed text `q` names a different address, which must
 * be verified first (§2.3).
 */
async function ofPlace<Next extends Editor>(
  place: MapPlace | undefined,
  q: string,
  whole: (street: StreetFields) => Promise<Next>,
): Promise<Next | Found> {
  if (!place) return { step: "search", q: "", found: [] };
  const street = streetOf(place);
  const isMeant = !q || namesAddress(q, street);
  return isWhole(street) && isMeant ? whole(street) : { step: "street", street, manual: !place.street };
}

/**
 * Accepts the only complete address found if the text names it. Otherwise the shopper chooses:
 * among several, a street without its number, or an address that differs from the text.
 */
async function searched<Next extends Editor>(
  shop: SearchShop,
  maps: NonNullable<Shop["maps"]>,
  q: string,
  whole: (street: StreetFields) => Promise<Next>,
): Promise<Next | Found> {
  if (q.length < leastLetters) return { step: "search", q, problem: "short" };
  if (!(await shop.checkRateLimit("suggest", accountOf(shop)))) throw tooMany();
  const found = await maps.suggest(q);
  const [only, ...others] = found;
  if (!only || others.length > 0) return { step: "search", q, found };
  const place = await maps.place(only.id);
  const street = place && streetOf(place);
  if (!street || !isWhole(street)) return { step: "search", q, found };
  return namesAddress(q, street) ? whole(street) : { step: "search", q, found, inexact: true };
}

async function fromFields(shop: EditorShop, params: URLSearchParams, saved?: Address): Promise<Editor> {
  const street = fieldsOf(params);
  if (params.has("verifica")) {
    const incomplete = incompleteText(shop, params);
    const wrong = wrongFields(street);
    if (incomplete || hasAny(wrong)) return { step: "street", street, manual: true, incomplete, wrong };
    if (params.get("anyway") !== "1") return checkStreet(shop, street);
    return { step: "details", street, anyway: params.get("fuori") === "1" ? "notServed" : "unknown" };
  }
  if (params.has("mano")) return { step: "street", street, manual: true };
  if (saved && !params.has("cerca")) return ofSaved(saved);
  return shop.maps ? { step: "search", q: "" } : { step: "street", street, manual: true };
}

/** Starts a saved address at its details, or at its street if the saved street is invalid. */
function ofSaved(saved: Address): Editor {
  const street = streetOf(saved);
  const wrong = wrongFields(street);
  if (hasAny(wrong)) return { step: "street", street, manual: true, wrong };
  if (saved.active) return { step: "details", street };
  return { step: "details", street, anyway: saved.latitude === undefined ? "unknown" : "notServed" };
}

const hasAny = (wrong: WrongFields) => Object.keys(wrong).length > 0;

/** §5: sentence that names the missing fields; undefined if all are filled. */
export function incompleteText(
  { t }: Pick<Shop, "t">,
  fields: { get(name: string): unknown },
): string | undefined {
  const missing = missingFields(fields).map((name) => t(`delivery.missing.${name}`));
  return missing.length > 0 ? t("delivery.form.incomplete", { fields: missing.join(", ") }) : undefined;
}

async function checkStreet({ ebsn }: Pick<EditorShop, "ebsn">, street: StreetFields): Promise<Editor> {
  try {
    const checked = await ebsn.places.checkAddress({ ...street, label: "" });
    const found = { ...streetOf(checked), number: checked.number || street.number };
    const parts = addressDifferences(street, found);
    if (parts.length > 0) return { step: "inexact", typed: street, found, parts };
    return checked.active
      ? { step: "details", street: found }
      : { step: "refused", street: found, why: "notServed" };
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return { step: "refused", street, why: "unknown" };
  }
}
