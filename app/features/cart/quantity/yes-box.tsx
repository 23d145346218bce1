import type { WrongQuantity } from "./settle-in-form";

/** Checkbox beside a quantity's field that confirms the question about it. */
export function YesBox({ name, more }: { name: string; more: WrongQuantity["more"] }) {
  if (!more) return null;
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={more.value} /> <span>{more.yes}</span>
    </label>
  );
}
