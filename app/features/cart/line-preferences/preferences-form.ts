import { noteRoom } from "~/ebsn/cart/line-preferences";
import { typedText } from "~/lib/typed-text";
import { parseTyped } from "~/lib/typed-quantity";
import type { CartItem, IfMissing, LinePreferences } from "~/model/cart";
import type { Product } from "~/model/product";
import type { Shop } from "~/platform/shop";

export const ifMissingChoices = ["similar", "call", "nothing"] as const satisfies IfMissing[];

export const toIfMissing = (value: unknown): IfMissing | undefined =>
  ifMissingChoices.find((one) => one === value);

/** Heaviest piece one may ask for, grams; ours: no counter sells a larger one. */
const heaviestCut = 10_000;

/** Whether one may say how much each piece shall weigh: weighed goods that are sold by the piece (docs/wire.md). */
export const takesCut = ({ weighed, rule }: Pick<Product, "weighed" | "rule">): boolean =>
  weighed && rule.by !== "weight";

export type TypedPreferences = { ifMissing: IfMissing; note: string; cut: string };
export type PreferenceErrors = Partial<Record<"note" | "cut", string>>;

/** What a line's form asks for; with `errors` it is not to be saved. */
export function readLinePreferences(
  { t }: Pick<Shop, "t">,
  { product, ifMissing: before }: CartItem,
  form: FormData,
): { typed: TypedPreferences; preferences: LinePreferences; errors?: PreferenceErrors } {
  const text = (name: string) => String(form.get(name) ?? "");
  const ifMissing = toIfMissing(form.get("ifMissing")) ?? before;
  const typed = { ifMissing, note: text("note"), cut: text("cut").slice(0, 40) };
  const note = typedText(typed.note).trim();
  const room = noteRoom(ifMissing);
  const count = [...note].length;
  const asked = takesCut(product) && typed.cut.trim() !== "";
  const cut = asked ? parseTyped(typed.cut, "weight", "g") : undefined;
  const errors: PreferenceErrors = {
    ...(count > room && { note: t("cart.preferences.noteTooLong", { room, count }) }),
    ...(asked && !(cut && cut > 0 && cut <= heaviestCut) && { cut: t("cart.preferences.cutInvalid") }),
  };
  const preferences = { ifMissing, note: note || undefined, cut };
  return Object.keys(errors).length > 0 ? { typed, preferences, errors } : { typed, preferences };
}
