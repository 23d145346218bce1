import { Hono } from "hono";
import * as z from "zod";
import { currentCart } from "../cart/current-cart";
import { readInput } from "../../kernel/body";
import { clientNetwork } from "../../kernel/client-address";
import { ok, refuse } from "../../kernel/envelope";
import type { AppEnv } from "../../kernel/sandbox";
import { closeSession, openSession } from "../../kernel/session";
import { needChallenge } from "./challenge";
import { shopperNamed } from "./find-shopper";
import { forgetFailures, isLocked, noteFailure } from "./login-failures";
import { loginNotices } from "./login-notices";
import { hashPassword, sameHash } from "./password";
import { waitsWith } from "./waiting-registrations";

const credentials = z.object({
  login: z.string().trim().max(254).catch(""),
  password: z.string().max(200).catch(""),
});

/** Replaces an unknown shopper, so both rejections take the same time. */
const nobody = { salt: "nobody", passwordHash: "" };

export const auth = new Hono<AppEnv>();

auth.post("/auth/login", needChallenge, async (c) => {
  const sandbox = c.get("sandbox");
  const { login, password } = credentials.parse(await readInput(c));
  const typed = login.toLowerCase();
  const shopper = shopperNamed(sandbox, typed);
  const tried = { login: shopper?.login ?? typed, origin: clientNetwork(c) };
  const { salt, passwordHash } = shopper ?? nobody;
  const hash = await hashPassword(password, salt);
  const right = sameHash(hash, passwordHash) || (shopper !== undefined && waitsWith(sandbox, shopper, hash));
  if (isLocked(sandbox, tried)) return refuse(c, "msg.login.locked");
  if (!shopper || !right) {
    noteFailure(sandbox, tried);
    return refuse(c, isLocked(sandbox, tried) ? "msg.login.locked" : "msg.login.invalid");
  }
  if (!shopper.confirmed) return refuse(c, "msg.login.notConfirmed");
  forgetFailures(sandbox, tried);
  openSession(c, { userId: shopper.userId, login: shopper.login, profileConfirmed: true });
  return ok(c, { cartId: currentCart(sandbox, shopper.userId).cartId }, loginNotices(sandbox, shopper));
});

auth.post("/auth/logout", (c) => {
  closeSession(c);
  return ok(c, {});
});

/** Needs no session; the value of `operation` has no effect. */
auth.get("/auth/test", (c) => ok(c, {}));
