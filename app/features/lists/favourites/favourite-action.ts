import * as z from "zod";
import { isEbsnError } from "~/ebsn/errors";
import { findProducts } from "~/features/cart/public.server";
import type { PendingKind } from "~/features/pending/public.server";
import { safePath } from "~/lib/path";
import { fullName } from "~/lib/words/full-name";
import type { ShoppingList } from "~/model/list";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { Shop } from "~/platform/shop";
import { heartPart } from "./heart";

declare module "~/platform/fragment" {
  interface FragmentData {
    favourite: { on: boolean };
  }
}

const favouriteSchema = z.object({
  productId: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31),
  on: z.boolean(),
  back: z.string().transform((path) => safePath(path, paths.favourites)),
});
/** Product to save as a favourite or to remove: an absolute state, never a toggle. */
export type Favourite = z.infer<typeof favouriteSchema>;

/** Parses a heart's form: its field `add` or `remove` names the product. Undefined if malformed. */
export function readFavourite(fields: Iterable<[string, unknown]>): Favourite | undefined {
  const form = new Map(fields);
  const on = form.has("add");
  const [, productId, anchor] =
    /^(\d{1,10})(?:\.([a-z][\w-]{0,59}))?$/.exec(String(form.get(on ? "add" : "remove"))) ?? [];
  const back = String(form.get("back") ?? "");
  return favouriteSchema.safeParse({ productId, on, back: anchor ? `${back}#${anchor}` : back }).data;
}

/** Saves or removes a favourite; it requires the login, but no place or slot. */
export const setFavourite: PendingKind<Favourite, undefined> = {
  name: "favourite",
  schema: favouriteSchema,
  back: ({ back }) => back,
  async describe(shop, { productId }) {
    const product = (await findProducts(shop, [productId])).get(productId);
    return product && fullName(product);
  },
  loginReason: (t, name) => t("lists.heart.login", { name }),
  load: async () => undefined,
  nextStep: () => undefined,

  async execute(shop, favourite) {
    const { on, productId, back } = favourite;
    try {
      const list = await change(shop, favourite);
      shop.addFragment({ part: heartPart(productId), name: "favourite", data: { on } });
      shop.flash({ kind: "ok", text: on ? addedText(shop, list, productId) : shop.t("lists.heart.removed") });
    } catch (error) {
      if (!isEbsnError(error, "refused")) throw error;
      // removing a product that is gone counts as success
      if (on) shop.flash({ kind: "error", text: shop.t("lists.heart.unknown") });
    }
    return seeOther(back);
  },
};

function change({ ebsn }: Shop, { productId, on }: Favourite): Promise<ShoppingList> {
  return on ? ebsn.lists.put(undefined, [{ productId }]) : ebsn.lists.takeOut(undefined, productId);
}

function addedText({ t }: Shop, { items }: ShoppingList, productId: number): string {
  const found = items.find(({ product }) => product.id === productId);
  const name = found && fullName(found.product);
  return name ? t("lists.heart.added", { name }) : t("lists.heart.addedPlain");
}
