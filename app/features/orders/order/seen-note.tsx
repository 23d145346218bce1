import type { Translate } from "~/i18n/translate";
import { idempotencyKeyOf } from "~/lib/idempotency-key";
import type { OrderNote } from "~/model/order";
import { noteView } from "./find-note";

type Said = Pick<OrderNote, "text" | "rating">;

const field = "seen";

/** A fingerprint of an order's note as a page shows it. */
export const noteSeen = (note: Said | undefined): Promise<string> =>
  idempotencyKeyOf(note?.rating ?? 0, note?.text ?? "");

/** Carries along what note a form was shown with. */
export const SeenNote = ({ seen }: { seen: string }) => <input type="hidden" name={field} value={seen} />;

/**
 * What a shopper is told whose order has another note by now than the form was shown with, so that neither replaces the other unseen. Undefined
 * where it is the same one, or says already what the form says.
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
