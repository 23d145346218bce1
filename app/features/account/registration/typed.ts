import * as paths from "~/page/paths";
import type { Shop, ShopForAction } from "~/platform/shop";
import { loyaltyCardsOf } from "../person-rules";
import { rememberedFor } from "./remembered-for";
import { typedIn, type Facts, type Typed } from "./registration-fields";
import { parseAddress, parsePerson, parseStore } from "./step-forms";
import { steps, type Step } from "./step";

/** What was typed so far, on any step; each step is saved as soon as the shopper leaves it. */
export const typedSoFar = ({ draft }: Pick<Shop, "draft">): Partial<Typed> => draft(paths.registration) ?? {};

/** Keeps what was typed on a step, beside the other steps, and `found`, what is known besides. False when it is too long. */
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

/** The address as far as it is whole and right. */
export function readAddress(typed: Partial<Typed>) {
  const address = parseAddress(asForm(typed));
  return address.status === "success" ? address.value : undefined;
}

/**
 * The person as far as the steps before the last one say, with the store where the shopper chose one; else the first step that is still to be
 * done.
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
 * The step to show: the one asked for, or an earlier one that must come first. An address of which no part is known yet is asked for on the first
 * step, in one line.
 */
export function stepToShow(asked: Step, typed: Partial<Typed>, facts: Facts): Step {
  const { missing } = readPerson(typed, facts);
  if (!missing || steps.indexOf(missing) >= steps.indexOf(asked)) return asked;
  return missing === "indirizzo" && typed.street === undefined ? "persona" : missing;
}
