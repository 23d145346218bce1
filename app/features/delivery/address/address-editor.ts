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

/** Where the editor stands (§4): search, then the check, then either the details or another address. */
export type Editor =
  | {
      step: "search";
      q: string;
      found?: Suggestion[];
      /** the only address found is not quite the one that was typed */
      inexact?: boolean;
      problem?: "short" | "down" | "noPoint";
    }
  | { step: "street"; street: StreetFields; manual: boolean; incomplete?: string; wrong?: WrongFields }
  /** the server knows another address than was typed; `parts` are those that differ */
  | { step: "inexact"; typed: StreetFields; found: StreetFields; parts: AddressPart[] }
  | { step: "refused"; street: StreetFields; why: Unserved }
  /** `anyway`: it is saved all the same */
  | { step: "details"; street: StreetFields; anyway?: Unserved };

/** Before the check: what is searched for, or the street that was found or is being typed. */
export type Found = Extract<Editor, { step: "search" | "street" }>;

/** The server does not know the address, or knows it and does not deliver there. */
export type Unserved = "unknown" | "notServed";

/** The part of a request's shop that the editor needs. */
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

/** The editor's state, read from its address alone: each step is a page that can be reloaded and gone back to. */
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

/** Where the search for a street stands, for a form of its own: nothing is checked, and nobody need be signed in. */
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

/** `whole` goes on with a street that has all its parts. */
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

/** A place with its number needs no more typing, unless `q` was typed and names another address: that is verified first (§2.3). */
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
 * The only whole address found is taken when the text names it. Of several, of a street without its number, and of one that differs from
 * the text, the shopper chooses.
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

/** A saved address is changed from its details; one that could never be saved again, from its street. */
function ofSaved(saved: Address): Editor {
  const street = streetOf(saved);
  const wrong = wrongFields(street);
  if (hasAny(wrong)) return { step: "street", street, manual: true, wrong };
  if (saved.active) return { step: "details", street };
  return { step: "details", street, anyway: saved.latitude === undefined ? "unknown" : "notServed" };
}

const hasAny = (wrong: WrongFields) => Object.keys(wrong).length > 0;

/** §5: the sentence that names what is missing, or undefined. */
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
