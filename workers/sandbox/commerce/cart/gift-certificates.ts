import { Hono, type Context } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { anyId } from "../input";
import { change, Refusal } from "../refusal";
import type { CartRow } from "../tables";
import { cartJson } from "./cart-json";
import { changeableCart, currentCart } from "./current-cart";
import {
  findGift,
  giftJson,
  isGood,
  ownGiftJson,
  ownGifts,
  putGift,
  takeGift,
  usedGifts,
  type Gift,
} from "./gift-code";

const byCode = z.object({ code: z.coerce.string().max(60).catch("") });
const byId = z.object({ gift_certificate_id: anyId });

export const giftCertificates = new Hono<AppEnv>();
giftCertificates.use("/cart-giftcertificate/*", needSession);
giftCertificates.use("/giftcertificate/*", needSession);

const codeOf = async (c: Context<AppEnv>): Promise<string> => byCode.parse(await readInput(c)).code;

function goodGift(sandbox: Sandbox, cart: CartRow, code: string): Gift {
  const gift = findGift(sandbox, cart.userId, code);
  if (!gift || !isGood(sandbox, cart, gift)) throw new Refusal("msg.giftcode.invalid");
  return gift;
}

giftCertificates.get("/cart-giftcertificate/check", async (c) => {
  const sandbox = c.get("sandbox");
  const code = await codeOf(c);
  return change(c, () => ({
    giftCertificate: giftJson(goodGift(sandbox, currentCart(sandbox, sessionOf(c).userId), code)),
  }));
});

giftCertificates.post("/cart-giftcertificate/add_code", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const code = await codeOf(c);
  return change(c, () => {
    const cart = changeableCart(sandbox, userId);
    putGift(sandbox, cart.cartId, goodGift(sandbox, cart, code).giftId);
    return cartJson(sandbox, userId, login);
  });
});

giftCertificates.post("/cart-giftcertificate/remove_code", async (c) => {
  const code = await codeOf(c);
  const { userId } = sessionOf(c);
  return removed(c, () => findGift(c.get("sandbox"), userId, code)?.giftId);
});

giftCertificates.post("/cart-giftcertificate/remove", async (c) => {
  const { gift_certificate_id } = byId.parse(await readInput(c));
  return removed(c, () => gift_certificate_id);
});

function removed(c: Context<AppEnv>, idOf: () => number | undefined): Response {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  return change(c, () => {
    const cart = changeableCart(sandbox, userId);
    const giftId = idOf();
    if (giftId === undefined || !takeGift(sandbox, cart.cartId, giftId))
      throw new Refusal("msg.giftcode.invalid");
    return cartJson(sandbox, userId, login);
  });
}

function listed(c: Context<AppEnv>, byHand: boolean): Response {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const used = usedGifts(sandbox, userId);
  const own = ownGifts(sandbox, userId).filter((gift) => gift.byHand === byHand);
  return ok(c, { giftCertificates: own.map((gift) => ownGiftJson(gift, used)) });
}

giftCertificates.get("/giftcertificate/list", (c) => listed(c, false));
giftCertificates.get("/giftcertificate/list-manual-assigned", (c) => listed(c, true));
