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

/** Returns the value of the choice that names a substitute. */
export const namedChoice = (substitute: string): string => similarTo + substitute;

/** Returns the choice's value for a substitution policy; `toWish` is the inverse. */
export const choiceOf = ({ ifMissing, substitute }: MissingWish): string =>
  ifMissing === "similar" && substitute ? namedChoice(substitute) : ifMissing;

function toWish(value: unknown): MissingWish | undefined {
  if (typeof value === "string" && value.startsWith(similarTo))
    return { ifMissing: "similar", substitute: toSubstitute(value.slice(similarTo.length)) };
  const ifMissing = toIfMissing(value);
  return ifMissing && { ifMissing };
}

/** Max weight of a piece, in grams; our own limit, since no counter sells larger pieces. */
const heaviestCut = 10_000;

/**
 * True if the shopper may choose the weight of each piece: weighed goods sold by the piece
 * (docs/wire.md).
 */
export const takesCut = ({ weighed, rule }: Pick<Product, "weighed" | "rule">): boolean =>
  weighed && rule.by !== "weight";

export type TypedPreferences = MissingWish & { note: string; cut: string };
export type PreferenceErrors = Partial<Record<"note" | "cut", string>>;

/**
 * Parses the weight of a piece to whole grams; a bare number is in grams, as the field's hint says.
 */
function cutIn(text: string): number | undefined {
  const amount = readAmount(text);
  return amount && gramsIn(amount.unit ? amount : { ...amount, unit: "g" });
}

/** Reads the preferences in a line's form; with `errors` they must not be saved. */
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
