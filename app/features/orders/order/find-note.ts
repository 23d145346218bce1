import { isEbsnError } from "~/ebsn/errors";
import type { Translate } from "~/i18n/translate";
import type { OrderNote } from "~/model/order";
import type { Shop } from "~/platform/shop";

type NoteShop = { ebsn: { orders: Pick<Shop["ebsn"]["orders"], "note"> } };

/**
 * Returns the shopper's note on an order; undefined if it has none or the backend fails. The
 * order's page shows in either case.
 */
export async function findNote({ ebsn }: NoteShop, id: string | undefined): Promise<OrderNote | undefined> {
  if (!id || !/^\d{1,12}$/.test(id)) return undefined;
  try {
    return await ebsn.orders.note(Number(id));
  } catch (error) {
    if (!isEbsnError(error) || error.kind === "session") throw error;
    return undefined;
  }
}

export const noteView = ({ text, rating }: Pick<OrderNote, "text" | "rating">, t: Translate) => ({
  text,
  rating: rating === undefined ? undefined : t("orders.noted.rated", { count: rating }),
});
export type NoteView = ReturnType<typeof noteView>;
