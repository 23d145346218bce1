import type { WrongQuantity } from "./settle-in-form";

/** The yes to a quantity that was asked about, as a box beside its field. */
export function YesBox({ name, more }: { name: string; more: WrongQuantity["more"] }) {
  if (!more) return null;
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={more.value} /> <span>{more.yes}</span>
    </label>
  );
}
