import type { OrderNote } from "~/model/order";
import type { Orders } from "../../client-orders";
import { isEbsnError } from "../../errors";
import { readData, type Transport } from "../../transport/transport";
import { wireNotes } from "../wire";

/** Creates the calls for a shopper's feedback: a single note per order. */
export function createOrderNotes({ send }: Transport): Pick<Orders, "note" | "saveNote"> {
  async function note(orderId: number): Promise<OrderNote | undefined> {
    const answer = await send({ path: "note/list/", method: "POST", json: { orderId }, repeatable: true });
    const found = readData(wireNotes, answer).notes.find(
      ({ order }) => order === undefined || order?.orderId === orderId,
    );
    return found && { id: found.noteId, orderId, text: found.note, rating: found.rating };
  }

  async function put({ orderId, text, rating }: Omit<OrderNote, "id">, there: OrderNote | undefined) {
    const said = { note: text, rating };
    if (there)
      await send({
        path: "note/order/update",
        method: "POST",
        json: { noteId: there.id, ...said },
        repeatable: true,
      });
    else await send({ path: "note/order/add", method: "POST", json: { orderId, ...said } });
  }

  return {
    note,
    /** Looks up the note after a lost response, to avoid a second note. */
    async saveNote(said) {
      try {
        await put(said, await note(said.orderId));
      } catch (error) {
        if (!isEbsnError(error, "lost")) throw error;
        const now = await note(said.orderId);
        if (now?.text !== said.text || now.rating !== said.rating) await put(said, now);
      }
    },
  };
}
