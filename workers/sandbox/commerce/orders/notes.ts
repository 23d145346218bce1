import { and, eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { displayDateTime } from "../../kernel/rome-time";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { anyId } from "../input";
import { noteWithin } from "../note-length";
import { orderNotes } from "../order-tables";
import { change, Refusal } from "../refusal";
import { ownOrder } from "./find-order";

const orderRef = z.object({
  order: z.object({ orderId: anyId }).optional(),
  orderId: anyId.optional(),
  order_id: anyId.optional(),
});
const body = orderRef.extend({
  noteId: anyId.optional(),
  note: z.string().trim().catch(""),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
});
const idIn = (asked: z.infer<typeof orderRef>): number | undefined =>
  asked.order?.orderId ?? asked.orderId ?? asked.order_id;

const noteJson = (row: typeof orderNotes.$inferSelect) => ({
  noteId: row.noteId,
  order: { orderId: row.orderId },
  note: row.text,
  rating: row.rating ?? undefined,
  date: displayDateTime(row.writtenAt),
});

function write(sandbox: Sandbox, userId: number, asked: z.infer<typeof body>) {
  const values = {
    text: noteWithin(asked.note),
    rating: asked.rating ?? null,
    writtenAt: sandbox.clock.now(),
  };
  if (asked.noteId !== undefined) {
    const own = and(eq(orderNotes.noteId, asked.noteId), eq(orderNotes.userId, userId));
    const row = sandbox.db.update(orderNotes).set(values).where(own).returning().all()[0];
    if (!row) throw new Refusal("msg.order.unknown");
    return { note: noteJson(row) };
  }
  const { orderId } = ownOrder(sandbox, userId, idIn(asked) ?? -1);
  const there = and(eq(orderNotes.orderId, orderId), eq(orderNotes.userId, userId));
  const [changed] = sandbox.db.update(orderNotes).set(values).where(there).returning().all();
  if (changed) return { note: noteJson(changed) };
  return {
    note: noteJson(
      sandbox.db
        .insert(orderNotes)
        .values({ ...values, orderId, userId })
        .returning()
        .get(),
    ),
  };
}

export const notes = new Hono<AppEnv>();
notes.use("/note/*", needSession);

async function written(c: Context<AppEnv>) {
  const asked = body.parse(await readInput(c));
  return change(c, () => write(c.get("sandbox"), sessionOf(c).userId, asked));
}
notes.post("/note/order/add", written);
notes.post("/note/order/update", written);

async function listed(c: Context<AppEnv>) {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const orderId = idIn(orderRef.parse(await readInput(c)));
  return change(c, () => {
    const mine = sandbox.db
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.userId, userId))
      .orderBy(orderNotes.noteId)
      .all();
    return { notes: mine.filter((row) => orderId === undefined || row.orderId === orderId).map(noteJson) };
  });
}
notes.post("/note/list", listed);
notes.post("/note/list/", listed);
