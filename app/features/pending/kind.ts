import type * as z from "zod";
import type { Translate } from "~/i18n/translate";
import type { Path } from "~/lib/path";
import type { Shop, ShopForAction } from "~/platform/shop";

/**
 * Kind of pending action, declared by its feature: the shape of its record, its description, its
 * missing steps and its execution. `Loaded` is the result of `load`, which runs once for both.
 */
export type PendingKind<Data, Loaded> = {
  /** names the kind in the sealed record */
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** the page of ours that the shopper returns to */
  back(data: Data): Path;
  /** short text of the action for the steps on the way; undefined if unknown */
  describe(shop: Shop, data: Data): Promise<string | undefined>;
  /**
   * adds the shown prices to the data before it becomes pending; `loaded` is set if `load` has run
   */
  withShown?(shop: Shop, data: Data, loaded: Loaded | undefined): Promise<Data> | Data;
  /** reason for the login, if the default sentence does not fit */
  loginReason?(t: Translate, label: string): string;
  /** loads the data that the action needs; the shopper is signed in */
  load(shop: ShopForAction, data: Data): Promise<Loaded>;
  /** page of the first missing step (§4: address, timeslot, options), or undefined */
  nextStep(shop: ShopForAction, data: Data, loaded: Loaded): Path | undefined;
  /** must be idempotent */
  execute(shop: ShopForAction, data: Data, loaded: Loaded): Promise<Response>;
  /** shortens the data if it is too long for the cookie */
  shorten?(data: Data): Data;
};
