import type { Context } from "hono";
import type { AppEnv } from "../../kernel/sandbox";
import { unlock } from "./buy";

const changes =
  /\/(cart|cart-giftcertificate)\/|\/select$|\/user-address\/update$|\/wishlist\/confirm$|\/order\/modify$/;

/** Unlocks a prepared cart at the next changing call, for a backend without `release`. */
export function unlockForChange(c: Context<AppEnv>): void {
  const session = c.get("session");
  const reads = c.req.method === "GET" && !c.req.path.endsWith("/timeslot/select");
  if (session && !reads && changes.test(c.req.path)) unlock(c.get("sandbox"), session.userId);
}
