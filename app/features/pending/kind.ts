import type * as z from "zod";
import type { Translate } from "~/i18n/translate";
import type { Path } from "~/lib/path";
import type { Shop, ShopForAction } from "~/platform/shop";

/**
 * A kind of pending action, as the feature it belongs to declares it: what its record looks like, how it is described, what it still needs,
 * and how it is done. `Loaded` is what `load` looked up for both, once.
 */
export type PendingKind<Data, Loaded> = {
  /** names the kind in the sealed record */
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** where the shopper is led back to, a path of ours */
  back(data: Data): Path;
  /** what is pending, as a text for the steps on the way; undefined when it is not known */
  describe(shop: Shop, data: Data): Promise<string | undefined>;
  /** the data with what the shopper was shown, before it becomes pending; `loaded` where it was looked up */
  withShown?(shop: Shop, data: Data, loaded: Loaded | undefined): Promise<Data> | Data;
  /** why the login is needed, when the usual sentence does not fit */
  loginReason?(t: Translate, label: string): string;
  /** looks up what the action needs; the shopper is signed in */
  load(shop: ShopForAction, data: Data): Promise<Loaded>;
  /** the page of the first step that is missing (§4: address, timeslot, options), or undefined */
  nextStep(shop: ShopForAction, data: Data, loaded: Loaded): Path | undefined;
  /** doing the same twice has one effect */
  execute(shop: ShopForAction, data: Data, loaded: Loaded): Promise<Response>;
  /** the same data shortened, when they are too long for the cookie */
  shorten?(data: Data): Data;
};
