import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { cartJson } from "../cart/cart-json";
import { addWhatIsAvailable } from "../cart/add-items";
import { changeableCart } from "../cart/current-cart";
import { anyId, pageNumber, pageOf, pageSizeOf } from "../input";
import { chooseAddress } from "../places/choose-place";
import { change, Refusal, type Notices } from "../refusal";
import { shoppers, wishlistLines, wishlists as lists } from "../tables";
import { addToList, listChange, listDetailJson, listJson, removeFromList, updateList } from "./list-lines";
import { favouritesOf, listsOf, itemsOfList, ownList, writableList } from "./list-store";

const usualPage = 20;
const paging = z.object({ page: pageNumber, pageSize: pageSizeOf(usualPage) });
const one = z.object({ list_id: anyId });
const oneOrFavourites = z.object({ list_id: anyId.optional() });
const named = z.object({ name: z.string().catch("") });

/** Checks a list name: one to eighty characters, unique among the shopper's lists. */
function nameOf(sandbox: Sandbox, userId: number, text: string, own?: number): string {
  const name = text.trim();
  const taken = listsOf(sandbox, userId).some(
    (list) => list.listId !== own && list.name.toLowerCase() === name.toLowerCase(),
  );
  if (name === "" || name.length > 80 || taken) throw new Refusal("msg.list.name");
  return name;
}

const selectedList = ({ db }: Sandbox, userId: number): number | null | undefined =>
  db.select({ id: shoppers.selectedListId }).from(shoppers).where(eq(shoppers.userId, userId)).get()?.id;

export const wishlists = new Hono<AppEnv>();
wishlists.use("/wishlist/*", needSession);

wishlists.get("/wishlist/list", async (c) => {
  const sandbox = c.get("sandbox");
  const asked = paging.parse(await readInput(c));
  const { userId } = sessionOf(c);
  const found = pageOf(listsOf(sandbox, userId), asked.page, asked.pageSize);
  const last = selectedList(sandbox, userId);
  const wishlists = found.items.map((list) => ({
    ...listJson(sandbox, list),
    selected: list.listId === last || undefined,
  }));
  return ok(c, { wishlists, page: found.page });
});

wishlists.get("/wishlist/view", async (c) => {
  const sandbox = c.get("sandbox");
  const { list_id } = oneOrFavourites.parse(await readInput(c));
  const { userId } = sessionOf(c);
  return change(c, () =>
    listDetailJson(
      sandbox,
      list_id === undefined ? favouritesOf(sandbox, userId) : ownList(sandbox, userId, list_id),
    ),
  );
});

type Work<Input> = (
  sandbox: Sandbox,
  userId: number,
  input: Input,
  notices: Notices,
  login: string,
) => unknown;

function post<Input>(path: string, schema: z.ZodType<Input>, work: Work<Input>): void {
  wishlists.post(path, async (c) => {
    const sandbox = c.get("sandbox");
    const { userId, login } = sessionOf(c);
    const input = schema.parse(await readInput(c));
    return change(c, (notices) => work(sandbox, userId, input, notices, login));
  });
}

post("/wishlist/insert", named, (sandbox, userId, { name }) => {
  const values = { userId, name: nameOf(sandbox, userId, name), isDefault: false, grant: "WRITE" as const };
  return listJson(sandbox, sandbox.db.insert(lists).values(values).returning().get());
});

post("/wishlist/update", one.extend(named.shape), (sandbox, userId, { list_id, name }) => {
  const { listId } = writableList(sandbox, userId, list_id);
  sandbox.db
    .update(lists)
    .set({ name: nameOf(sandbox, userId, name, listId) })
    .where(eq(lists.listId, listId))
    .run();
  return listJson(sandbox, ownList(sandbox, userId, listId));
});

post("/wishlist/delete", one, (sandbox, userId, { list_id }) => {
  const { listId } = writableList(sandbox, userId, list_id);
  sandbox.db.delete(wishlistLines).where(eq(wishlistLines.listId, listId)).run();
  sandbox.db.delete(lists).where(eq(lists.listId, listId)).run();
  return {};
});

post("/wishlist/select", one, (sandbox, userId, { list_id }) => {
  const list = ownList(sandbox, userId, list_id);
  sandbox.db.update(shoppers).set({ selectedListId: list.listId }).where(eq(shoppers.userId, userId)).run();
  return listJson(sandbox, list);
});

/** Orders a list for delivery: chooses the address and adds the available products to the cart. */
post(
  "/wishlist/confirm",
  one.extend({ address_id: anyId }),
  (sandbox, userId, { list_id, address_id }, notices, login) => {
    const items = itemsOfList(sandbox, userId, list_id);
    chooseAddress(sandbox, userId, address_id);
    addWhatIsAvailable(sandbox, changeableCart(sandbox, userId), items, notices);
    return cartJson(sandbox, userId, login);
  },
);

post("/wishlist/add_prod", listChange, (sandbox, userId, input) =>
  listDetailJson(sandbox, addToList(sandbox, userId, input)),
);
post("/wishlist/update_prods", listChange, (sandbox, userId, input) =>
  listDetailJson(sandbox, updateList(sandbox, userId, input)),
);
post("/wishlist/delete_prods", listChange, (sandbox, userId, input) =>
  listDetailJson(sandbox, removeFromList(sandbox, userId, input)),
);
