import type * as z from "zod";
import type { Translate } from "~/i18n/translate";
import type { Path } from "~/lib/path";
import type { Shop, ShopForAction } from "~/platform/shop";

/**
 * A kind of pending action, as the feature it belongs to declares it: what its record looks like, how it is described, what it still needs,
 * and how it is done. `Seen` is what both looked up for it, once.
 */
export type PendingKind<Data, Seen> = {
  /** names the kind in the sealed record */
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** where the shopper is led back to, a path of ours */
  back(data: Data): Path;
  /** what is pending, as a text for the steps on the way; undefined when it is not known */
  describe(shop: Shop, data: Data): Promise<string | undefined>;
  /** why the login is needed, when the usual sentence does not fit */
  loginReason?(t: Translate, label: string): string;
  /** for a shopper who is signed in */
  look(shop: ShopForAction, data: Data): Promise<Seen>;
  /** the page of the first step that is missing (§4: address, timeslot, options), or undefined */
  needs(shop: ShopForAction, data: Data, seen: Seen): Path | undefined;
  /** doing the same twice has one effect */
  perform(shop: ShopForAction, data: Data, seen: Seen): Promise<Response>;
  /** the same data shortened, when they are too long for the cookie */
  shorten?(data: Data): Data;
};
