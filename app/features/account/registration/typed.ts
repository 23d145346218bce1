import * as paths from "~/page/paths";
import type { Shop, ShopForAction } from "~/platform/shop";
import { typedIn, type Facts, type Typed } from "./registration-fields";
import { parseAddress, parsePerson, parseStore } from "./step-forms";
import { steps, type Step } from "./step";

/** How long an unfinished registration is saved, in seconds: a shopper may have to look for the fiscal code. */
const draftSeconds = 3600;

/** What was typed so far, on any step; each step is saved as soon as the shopper leaves it. */
export const typedSoFar = ({ draft }: Pick<Shop, "draft">): Partial<Typed> => draft(paths.registration) ?? {};

/** Keeps what was typed on a step, beside the other steps. False when it is too long. */
export const saveTyped = (
  shop: Pick<ShopForAction, "draft" | "saveDraft">,
  step: Step,
  form: FormData,
): boolean =>
  shop.saveDraft(paths.registration, { ...typedSoFar(shop), ...typedIn(step, form) }, draftSeconds);

export const factsOf = ({ tenant, ebsn }: Pick<Shop, "tenant" | "ebsn">): Facts => ({
  today: ebsn.today().date,
  loyaltyPrefix: tenant.loyaltyPrefix,
});

/** The person as far as the steps before the last one say; else the first step that is still to be done. */
export function readPerson(typed: Partial<Typed>, facts: Facts) {
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  const [person, address, store] = [parsePerson(facts, form), parseAddress(form), parseStore(form)];
  if (person.status !== "success") return { missing: "persona" } as const;
  if (address.status !== "success") return { missing: "indirizzo" } as const;
  if (store.status !== "success") return { missing: "negozio" } as const;
  return { person: { ...person.value, ...address.value, ...store.value } };
}

/** The step to show: the one asked for, or an earlier one that must come first. */
export function stepToShow(asked: Step, typed: Partial<Typed>, facts: Facts): Step {
  const { missing } = readPerson(typed, facts);
  return missing && steps.indexOf(missing) < steps.indexOf(asked) ? missing : asked;
}
