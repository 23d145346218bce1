import { data } from "@remix-run/cloudflare";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction } from "~/platform/http/route";
import { giftCodeField } from "../gifts/redeem-code";
import { addCode, removeCode } from "../gifts/save-code";
import { saveLimit } from "../limit/save-limit";
import { preferenceForAll } from "../line-preferences/preference-for-all";
import { saveNote } from "./order-note";
import { savePackaging } from "./packaging";
import type { Saving } from "../saving/saving";

/** Handlers of the cart page's forms, by the field that identifies each form. */
const savings: [field: string, save: Saving][] = [
  ["note", saveNote],
  ["ifMissing", preferenceForAll],
  ["packaging", savePackaging],
  [giftCodeField, addCode],
  ["giftId", removeCode],
  ["limit", saveLimit],
];

/**
 * Saves a setting of the whole cart: note, substitution policy, bags, gift codes or spending limit.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.cart" },
  async ({ shop, form }) => {
    const [, save] = savings.find(([field]) => form.has(field)) ?? [];
    const rejected = await save?.(shop, form);
    if (!rejected) return seeOther(paths.cart);
    return data(rejected, rejected.tooMany ? { status: 429, headers: retryAfter } : { status: 422 });
  },
);
