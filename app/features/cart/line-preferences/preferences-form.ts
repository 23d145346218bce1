import { noteRoom, toSubstitute } from "~/ebsn/cart/line-preferences";
import { typedText } from "~/lib/typed-text";
import { gramsIn } from "~/lib/amount/amount";
import { readAmount } from "~/lib/amount/read-amount";
import type { CartItem, IfMissing, LinePreferences, MissingWish } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

export const ifMissingChoices = ["similar", "call", "nothing"] as const satisfies IfMissing[];

export const toIfMissing = (value: unknown): IfMissing | undefined =>
  ifMissingChoices.find((one) => one === value);

const similarTo = "similar:";

/** The value of the choice that names the similar product that is wanted. */
export const namedChoice = (substitute: string): string => similarTo + substitute;

/** The choice a wish is, and the wish a choice is. */
export const choiceOf = ({ ifMissing, substitute }: MissingWish): string =>
  ifMissing === "similar" && substitute ? namedChoice(substitute) : ifMissing;

function toWish(value: unknown): MissingWish | undefined {
  if (typeof value === "string" && value.startsWith(similarTo))
    return { ifMissing: "similar", substitute: toSubstitute(value.slice(similarTo.length)) };
  const ifMissing = toIfMissing(value);
  return ifMissing && { ifMissing };
}

/** Heaviest piece one may ask for, grams; ours: no counter sells a larger one. */
const heaviestCut = 10_000;

/** Whether one may say how much each piece shall weigh: weighed goods that are sold by the piece (docs/wire.md). */
export const takesCut = ({ weighed, rule }: Pick<Product, "weighed" | "rule">): boolean =>
  weighed && rule.by !== "weight";

export type TypedPreferences = MissingWish & { note: string; cut: string };
export type PreferenceErrors = Partial<Record<"note" | "cut", string>>;

/** Whole grams of a piece; a bare number counts in grams, as the field says. */
function cutIn(text: string): number | undefined {
  const amount = readAmount(text);
  return amount && gramsIn(amount.unit ? amount : { ...amount, unit: "g" });
}

/** What a line's form asks for; with `errors` it is not to be saved. */
export function readLinePreferences(
  { t }: Pick<Shop, "t">,
  { product, ifMissing: before, substitute: namedBefore }: CartItem,
  form: FormData,
): { typed: TypedPreferences; preferences: LinePreferences; errors?: PreferenceErrors } {
  const text = (name: string) => String(form.get(name) ?? "");
  const wish = toWish(form.get("ifMissing")) ?? { ifMissing: before, substitute: namedBefore };
  const typed = { ...wish, note: text("note"), cut: text("cut").slice(0, 40) };
  const note = typedText(typed.note).trim();
  const room = noteRoom(wish);
  const count = [...note].length;
  const asked = takesCut(product) && typed.cut.trim() !== "";
  const cut = asked ? cutIn(typed.cut) : undefined;
  const errors: PreferenceErrors = {
    ...(count > room && { note: t("cart.preferences.noteTooLong", { room, count }) }),
    ...(asked && !(cut && cut > 0 && cut <= heaviestCut) && { cut: t("cart.preferences.cutInvalid") }),
  };
  const preferences = { ...wish, note: note || undefined, cut };
  return Object.keys(errors).length > 0 ? { typed, preferences, errors } : { typed, preferences };
}
