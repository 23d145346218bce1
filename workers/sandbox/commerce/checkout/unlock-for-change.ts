import type { Context } from "hono";
import type { AppEnv } from "../../kernel/sandbox";
import { unlock } from "./buy";

const changes =
  /\/(cart|cart-giftcertificate)\/|\/select$|\/user-address\/update$|\/wishlist\/confirm$|\/order\/modify$/;

/** For a backend that knows no `release`: a prepared cart is unlocked by the next call that changes it. */
export function unlockForChange(c: Context<AppEnv>): void {
  const session = c.get("session");
  const reads = c.req.method === "GET" && !c.req.path.endsWith("/timeslot/select");
  if (session && !reads && changes.test(c.req.path)) unlock(c.get("sandbox"), session.userId);
}
