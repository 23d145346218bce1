import * as paths from "~/page/paths";
import type { Shop, ShopForAction } from "~/platform/shop";
import { loyaltyCardsOf } from "../person-rules";
import { rememberedFor } from "./remembered-for";
import { typedIn, type Facts, type Typed } from "./registration-fields";
import { parseAddress, parsePerson, parseStore } from "./step-forms";
import { steps, type Step } from "./step";

/** Returns the fields typed so far, on all steps; each step is saved when the shopper leaves it. */
export const typedSoFar = ({ draft }: Pick<Shop, "draft">): Partial<Typed> => draft(paths.registration) ?? {};

/**
 * Saves the fields typed on a step with those of other steps, and with `found`, the known parts.
 * False if they are too long.
 */
export const saveTyped = (
  shop: Pick<ShopForAction, "draft" | "saveDraft">,
  step: Step,
  form: FormData,
  found: Partial<Typed> = {},
): boolean =>
  shop.saveDraft(
    paths.registration,
    { ...typedSoFar(shop), ...typedIn(step, form), ...found },
    rememberedFor,
  );

export const factsOf = ({ tenant, ebsn }: Pick<Shop, "tenant" | "ebsn">): Facts => ({
  today: ebsn.today().date,
  loyaltyCards: loyaltyCardsOf(tenant),
});

const asForm = (typed: Partial<Typed>): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  return form;
};

/** Returns the address if it is complete and valid. */
export function readAddress(typed: Partial<Typed>) {
  const address = parseAddress(asForm(typed));
  return address.status === "success" ? address.value : undefined;
}

/**
 * Returns the person from the steps before the last, with the store if the shopper chose one.
 * Otherwise `missing` is the first step still to be done.
 */
export function readPerson(typed: Partial<Typed>, facts: Facts) {
  const form = asForm(typed);
  const [person, address, store] = [parsePerson(facts, form), readAddress(typed), parseStore(form)];
  if (person.status !== "success") return { missing: "persona" } as const;
  if (!address) return { missing: "indirizzo" } as const;
  const { addressLine: _line, emailConfirm: _email, ...who } = person.value;
  return { person: { ...who, ...address, ...(store.status === "success" && store.value) } };
}

/**
 * Returns the step to show: the requested step, or an earlier step that must come first. An address
 * without any known part is requested on the first step, in a single line.
 */
export function stepToShow(asked: Step, typed: Partial<Typed>, facts: Facts): Step {
  const { missing } = readPerson(typed, facts);
  if (!missing || steps.indexOf(missing) >= steps.indexOf(asked)) return asked;
  return missing === "indirizzo" && typed.street === undefined ? "persona" : missing;
}
