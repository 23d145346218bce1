import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { orderShop, posted } from "../testing/order-client";
import { sampleOrder } from "../testing/sample-order";
import { longestNote, readNote } from "./note-form";
import { action } from "./routes/note";
import { noteSeen } from "./seen-note";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const t = (key: string) => key;

it("saves up to 1000 characters, and returns a longer note as typed (§5)", () => {
  fc.assert(
    fc.property(fc.constantFrom("a", "è", "🍅"), fc.integer({ min: 1, max: 1010 }), (letter, length) => {
      const note = letter.repeat(length);
      const { typed, error, value } = readNote(form({ note, rating: "5" }), t);
      expect(typed).toEqual({ note, rating: "5" });
      expect(value).toEqual(length <= longestNote ? { text: note, rating: 5 } : undefined);
      expect(error === undefined).toBe(length <= longestNote);
    }),
  );
});

it("counts a line end once, and requires a note or a rating", () => {
  const lines = `${"a".repeat(499)}\r\n${"b".repeat(500)}`;
  expect(readNote(form({ note: lines }), t).value?.text).toHaveLength(1000);
  expect(readNote(form({ note: "Be\u0000ne" }), t).value?.text).toBe("Bene");
  expect(readNote(form({ note: "\u200b\u2060" }), t).error).toBe("orders.noted.needed");
  expect(readNote(form({ note: " \r\n " }), t).error).toBe("orders.noted.needed");
  expect(readNote(form({ note: "Bene", rating: "9" }), t).value).toEqual({ text: "Bene" });
  expect(readNote(form({ rating: "5" }), t).value).toEqual({ text: "", rating: 5 });
  expect(readNote(form({}), t).error).toBe("orders.noted.needed");
});

// spec orders: note/order/add, note/order/update, note/list: up to 1000 characters (§5)
it("rejects 1001 characters and shows them again", async () => {
  const { context } = orderShop({ orders: { view: async () => sampleOrder({ id: 900 }) } });
  const note = "a".repeat(1001);
  const answer = await action({ context, ...posted("900", { note, rating: "3" }) });
  expect(answer).toMatchObject({ data: { typed: { note, rating: "3" } }, init: { status: 422 } });
});

it("a refused note comes back with the backend's reason", async () => {
  const saveNote = async () => {
    throw new EbsnError("refused", "note/order/add", { reason: "noteTooLong", texts: ["Troppo lunga."] });
  };
  const note = async () => undefined;
  const { context } = orderShop({ orders: { view: async () => sampleOrder({ id: 900 }), note, saveNote } });
  const answer = await action({ context, ...posted("900", { note: "Bene" }) });
  expect(answer).toMatchObject({ data: { typed: { note: "Bene" }, error: "Troppo lunga." } });
});

it("does not replace a note that has changed since the form was shown", async () => {
  const now = { id: 1, orderId: 900, text: "Mancava il pane.", rating: 2 };
  const saveNote = vi.fn(async () => undefined);
  const orders = { view: async () => sampleOrder({ id: 900 }), note: async () => now, saveNote };
  const { context } = orderShop({ orders });
  const post = async (seen: string, fields = { note: "", rating: "5" }) =>
    action({ context, ...posted("900", { ...fields, seen }) });
  expect(await post(await noteSeen(undefined))).toMatchObject({
    data: { typed: { rating: "5" }, error: "orders.noted.changed" },
  });
  expect(saveNote).not.toHaveBeenCalled();
  await post(await noteSeen(undefined), { note: now.text, rating: "2" });
  await post(await noteSeen(now));
  expect(saveNote.mock.calls).toHaveLength(2);
});
