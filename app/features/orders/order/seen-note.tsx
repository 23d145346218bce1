import type { Translate } from "~/i18n/translate";
import { idempotencyKeyOf } from "~/lib/idempotency-key";
import type { OrderNote } from "~/model/order";
import { noteView } from "./find-note";

type Said = Pick<OrderNote, "text" | "rating">;

const field = "seen";

/** Returns a hash of an order's note as a page shows it. */
export const noteSeen = (note: Said | undefined): Promise<string> =>
  idempotencyKeyOf(note?.rating ?? 0, note?.text ?? "");

/** Hidden field with the hash of the note that the form was shown with. */
export const SeenNote = ({ seen }: { seen: string }) => <input type="hidden" name={field} value={seen} />;

/**
 * Error text with the current note if another note was saved since the form was shown. So no note
 * is overwritten unseen. Undefined if the note is unchanged or already equals the submitted note.
 */
export async function changedSince(
  form: FormData,
  now: Said | undefined,
  said: Said,
  t: Translate,
): Promise<string | undefined> {
  const seen = form.get(field);
  if (!now || seen === null) return undefined;
  const current = await noteSeen(now);
  if (current === seen || current === (await noteSeen(said))) return undefined;
  const { text, rating } = noteView(now, t);
  return t("orders.noted.changed", { note: [rating, text].filter(Boolean).join(" · ") });
}
