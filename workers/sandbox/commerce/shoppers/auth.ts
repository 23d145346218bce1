import { Hono } from "hono";
import * as z from "zod";
import { currentCart } from "../cart/current-cart";
import { readInput } from "../../kernel/body";
import { ok, refuse } from "../../kernel/envelope";
import type { AppEnv } from "../../kernel/sandbox";
import { closeSession, openSession } from "../../kernel/session";
import { needChallenge } from "./challenge";
import { shopperNamed } from "./find-shopper";
import { forgetFailures, isLocked, noteFailure } from "./login-failures";
import { loginNotices } from "./login-notices";
import { hashPassword, sameHash } from "./password";

const credentials = z.object({
  login: z.string().trim().max(254).catch(""),
  password: z.string().max(200).catch(""),
});

/** Used in place of a shopper who does not exist, so that both refusals take the same time. */
const nobody = { salt: "nobody", passwordHash: "" };

export const auth = new Hono<AppEnv>();

auth.post("/auth/login", needChallenge, async (c) => {
  const sandbox = c.get("sandbox");
  const { login, password } = credentials.parse(await readInput(c));
  const typed = login.toLowerCase();
  const shopper = shopperNamed(sandbox, typed);
  const name = shopper?.login ?? typed;
  const { salt, passwordHash } = shopper ?? nobody;
  const right = sameHash(await hashPassword(password, salt), passwordHash);
  if (isLocked(sandbox, name)) return refuse(c, "msg.login.locked");
  if (!shopper || !right) {
    noteFailure(sandbox, name);
    return refuse(c, isLocked(sandbox, name) ? "msg.login.locked" : "msg.login.invalid");
  }
  if (!shopper.confirmed) return refuse(c, "msg.login.notConfirmed");
  forgetFailures(sandbox, name);
  openSession(c, { userId: shopper.userId, login: shopper.login, profileConfirmed: true });
  return ok(c, { cartId: currentCart(sandbox, shopper.userId).cartId }, loginNotices(sandbox, shopper));
});

auth.post("/auth/logout", (c) => {
  closeSession(c);
  return ok(c, {});
});

/** Needs no session; the value of `operation` makes no difference. */
auth.get("/auth/test", (c) => ok(c, {}));
