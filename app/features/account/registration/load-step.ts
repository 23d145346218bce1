import { orElse } from "~/ebsn/or-else";
import { placeLine, readStreet } from "~/features/delivery/public.server";
import type { Path } from "~/lib/path";
import { typedLine } from "~/lib/typed-text";
import { redirectTo } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";
import { askedConsents } from "../consents";
import { fieldsOn, type Typed } from "./registration-fields";
import { byHand, readStep, stepPath } from "./step";
import { lastConstraint, stepConstraint } from "./step-forms";
import { nearestFirst, storesMatching } from "./store-choices";
import { storeFor } from "./store-for";
import { factsOf, readAddress, readPerson, stepToShow, typedSoFar } from "./typed";

/** Loads all data for the page of a step; redirects to an earlier step that must come first. */
export async function loadStep(shop: Shop, params: URLSearchParams, back: Path) {
  const typed = typedSoFar(shop);
  const asked = readStep(params);
  const step = stepToShow(asked, typed, factsOf(shop));
  if (step !== asked) throw redirectTo(stepPath(step, back));
  switch (step) {
    case "persona":
      return personStep(shop, params, typed);
    case "indirizzo":
      return addressStep(shop, params, typed);
    case "negozio":
      return storeStep(shop, params, typed);
    case "fine":
      return lastStep(shop, typed);
  }
}

async function personStep(shop: Shop, params: URLSearchParams, typed: Partial<Typed>) {
  const step = "persona" as const;
  const constraint = stepConstraint(step, factsOf(shop));
  const provider = (["google", "facebook"] as const).find((name) => name === params.get("social_login"));
  const started = fieldsOn("persona").some((name) => typed[name]);
  const hasMap = shop.maps !== undefined;
  if (!provider || started) {
    const address = readAddress(typed);
    const addressLine = typed.addressLine || (address && placeLine(address));
    return { step, constraint, hasMap, values: { ...typed, addressLine } };
  }
  const person = await socialPerson(shop);
  const { firstName = "", lastName = "", email = "" } = person ?? {};
  const values = { firstName, lastName, email };
  return { step, constraint, hasMap, values, social: { provider, known: person !== undefined } };
}

/** Undefined if the backend fails; the shopper then types the data. */
const socialPerson = ({ ebsn }: Shop) => orElse(ebsn.registration.socialPerson(), undefined);

/**
 * Loads the search of the address editor, unless a street is already known; a result of the map
 * service replaces it.
 */
async function addressStep(shop: Shop, params: URLSearchParams, typed: Partial<Typed>) {
  const step = "indirizzo" as const;
  const searches = ["q", "place", "lat", "cerca"].some((name) => params.has(name));
  const constraint = stepConstraint(step, factsOf(shop));
  if (typed.street !== undefined && !searches) return { step, constraint, values: typed };
  const found = await readStreet(shop, params);
  if (found.step === "search") return { step, search: found };
  return { step, constraint, values: params.has(byHand) ? { ...found.street, ...typed } : found.street };
}

async function storeStep(shop: Shop, params: URLSearchParams, typed: Partial<Typed>) {
  const words = typedLine(params.get("cerca") ?? "").slice(0, 80);
  const all = nearestFirst(await shop.ebsn.places.stores(), typed, shop.tenant.defaultStoreId);
  const stores = storesMatching(all, words).map((store) => ({
    id: String(store.id),
    name: store.name,
    kind: store.kind,
    line: placeLine(store),
  }));
  const [first, ...others] = stores;
  const only = others.length === 0 ? first?.id : undefined;
  const chosen = only ?? typed.storeId ?? String(all[0]?.id ?? "");
  return { step: "negozio" as const, words, stores, chosen };
}

/** Loads the summary of the typed data; password and consents are still missing. */
async function lastStep(shop: Shop, typed: Partial<Typed>) {
  const { person } = readPerson(typed, factsOf(shop));
  const store = person && (await storeFor(shop, person));
  const consents = await shop.ebsn.registration.consents(store?.id ?? shop.tenant.defaultStoreId);
  return {
    step: "fine" as const,
    constraint: lastConstraint,
    email: person?.email ?? "",
    you: person && {
      persona: `${person.firstName} ${person.lastName}, ${person.email}`,
      indirizzo: placeLine(person),
      negozio: store?.name ?? "",
    },
    consents: askedConsents(consents, shop.t),
    challenge: shop.tenant.challenge,
    phone: shop.tenant.phone,
  };
}
export type StepData = Awaited<ReturnType<typeof loadStep>>;
export type DataOf<S extends StepData["step"]> = Extract<StepData, { step: S }>;
