import { Hono, type Context } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import type { AppEnv } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { change, Refusal } from "../refusal";
import { cartJson } from "./cart-json";
import { changeableCart, currentCart, updateCart } from "./current-cart";
import { findGiftCode, giftJson, isUsed } from "./gift-code";

const asked = z.object({ code: z.coerce.string().max(60).catch("") });

export const giftCertificates = new Hono<AppEnv>();
giftCertificates.use("/cart-giftcertificate/*", needSession);

const codeOf = async (c: Context<AppEnv>): Promise<string> => asked.parse(await readInput(c)).code;

giftCertificates.get("/cart-giftcertificate/check", async (c) => {
  const sandbox = c.get("sandbox");
  const gift = findGiftCode(await codeOf(c));
  return change(c, () => {
    if (!gift || isUsed(sandbox, currentCart(sandbox, sessionOf(c).userId), gift))
      throw new Refusal("msg.giftcode.invalid");
    return { giftCertificate: giftJson(gift) };
  });
});

giftCertificates.post("/cart-giftcertificate/add_code", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const gift = findGiftCode(await codeOf(c));
  return change(c, () => {
    const cart = changeableCart(sandbox, userId);
    if (!gift || isUsed(sandbox, cart, gift)) throw new Refusal("msg.giftcode.invalid");
    updateCart(sandbox, cart.cartId, { giftCode: gift.code });
    return cartJson(sandbox, userId, login);
  });
});

giftCertificates.post("/cart-giftcertificate/remove_code", async (c) => {
  const sandbox = c.get("sandbox");
  const { userId, login } = sessionOf(c);
  const gift = findGiftCode(await codeOf(c));
  return change(c, () => {
    const cart = changeableCart(sandbox, userId);
    if (!gift || cart.giftCode !== gift.code) throw new Refusal("msg.giftcode.invalid");
    updateCart(sandbox, cart.cartId, { giftCode: null });
    return cartJson(sandbox, userId, login);
  });
});
