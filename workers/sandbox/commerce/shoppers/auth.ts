import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { currentCart } from "../cart/current-cart";
import { readInput } from "../../kernel/body";
import { ok, refuse } from "../../kernel/envelope";
import type { AppEnv } from "../../kernel/sandbox";
import { closeSession, openSession } from "../../kernel/session";
import { shoppers } from "../tables";
import { hashPassword, sameHash } from "./password";

const credentials = z.object({
  login: z.string().trim().max(254).catch(""),
  password: z.string().max(200).catch(""),
});

/** Stands in for a shopper who does not exist, so that both refusals take the same time. */
const nobody = { salt: "nobody", passwordHash: "" };

export const auth = new Hono<AppEnv>();

auth.post("/auth/login", async (c) => {
  const sandbox = c.get("sandbox");
  const { login, password } = credentials.parse(await readInput(c));
  const shopper = sandbox.db.select().from(shoppers).where(eq(shoppers.login, login.toLowerCase())).get();
  const { salt, passwordHash } = shopper ?? nobody;
  const right = sameHash(await hashPassword(password, salt), passwordHash);
  if (!shopper || !right) return refuse(c, "msg.login.invalid");
  openSession(c, { userId: shopper.userId, login: shopper.login, profileConfirmed: true });
  return ok(c, { cartId: currentCart(sandbox, shopper.userId).cartId });
});

auth.post("/auth/logout", (c) => {
  closeSession(c);
  return ok(c, {});
});

auth.get("/auth/test", (c) => ok(c, {}));
