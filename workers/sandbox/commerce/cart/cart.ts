import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import type { AppEnv, Sandbox, SessionRow } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { anyId, flag } from "../input";
import { itemsOfList } from "../lists/list-store";
import { giveUpChange } from "../orders/change-order";
import { itemsOfOrder } from "../orders/find-order";
import { noteWithin } from "../note-length";
import { change, type Notices } from "../refusal";
import { cartLines, type CartRow } from "../tables";
import { cartJson } from "./cart-json";
import { addItems, addWhatIsAvailable } from "./add-items";
import { removeItems, setItems, setLineInfos } from "./change-lines";
import { changeableCart, updateCart } from "./current-cart";
import { knownPackaging } from "./packaging";
import { additions, lineInfos, removals, settings } from "./line-input";

export const cart = new Hono<AppEnv>();
cart.use("/cart/*", needSession);

cart.get("/cart/view", async (c) => {
  const { show_sectors } = z
    .object({ show_sectors: flag })
    .parse({ show_sectors: "false", ...(await readInput(c)) });
  const { userId, login } = sessionOf(c);
  return ok(c, cartJson(c.get("sandbox"), userId, login, { sectors: show_sectors }));
});

type Work<Input> = (
  sandbox: Sandbox,
  cart: CartRow,
  input: Input,
  notices: Notices,
  session: SessionRow,
) => void;

/**
 * Registers a change of the open cart: reads its input, runs it in a transaction, returns the cart.
 */
function post<Input>(path: string, schema: z.ZodType<Input>, work: Work<Input>): void {
  cart.post(path, async (c) => {
    const sandbox = c.get("sandbox");
    const session = sessionOf(c);
    const input = schema.parse(await readInput(c));
    const view = () => cartJson(sandbox, session.userId, session.login);
    return change(
      c,
      (notices) => {
        work(sandbox, changeableCart(sandbox, session.userId), input, notices, session);
        return view();
      },
      { unchanged: view },
    );
  });
}

post("/cart/add", additions, addItems);
post("/cart/update", settings, setItems);
post("/cart/delete", removals, removeItems);
post("/cart/update-infos", lineInfos, setLineInfos);

const cartInfo = z.discriminatedUnion("property", [
  z.object({ property: z.literal("order_comment"), value: z.string() }),
  z.object({ property: z.literal("need_invoice"), value: z.enum(["true", "false"]) }),
  z.object({ property: z.literal("packaging_type_id"), value: z.coerce.string() }),
]);

function infoOf(sandbox: Sandbox, { property, value }: z.infer<typeof cartInfo>): Partial<CartRow> {
  if (property === "order_comment") return { orderComment: noteWithin(value) };
  if (property === "need_invoice") return { needInvoice: value };
  return { packagingTypeId: knownPackaging(sandbox, value) };
}
post("/cart/update-cart-info", cartInfo, (sandbox, { cartId }, info) =>
  updateCart(sandbox, cartId, infoOf(sandbox, info)),
);

post("/cart/empty", z.object({}), (sandbox, current) => {
  if (current.changesOrderId !== null) return giveUpChange(sandbox, current);
  sandbox.db.delete(cartLines).where(eq(cartLines.cartId, current.cartId)).run();
});

post(
  "/cart/add-all-from-order",
  z.object({ order_id: anyId }),
  (sandbox, current, { order_id }, notices, { userId }) =>
    addWhatIsAvailable(sandbox, current, itemsOfOrder(sandbox, userId, order_id), notices),
);

post(
  "/cart/add-all-from-wishlist",
  z.object({ list_id: anyId }),
  (sandbox, current, { list_id }, notices, { userId }) =>
    addWhatIsAvailable(sandbox, current, itemsOfList(sandbox, userId, list_id), notices),
);
