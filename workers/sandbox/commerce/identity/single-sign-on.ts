import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { refuse } from "../../kernel/envelope";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { leaveSession, openSession } from "../../kernel/session";
import { pathInShop, shopOrigin } from "../../kernel/shop-address";
import { shopperNamed } from "../shoppers/find-shopper";
import { secretText } from "../shoppers/sent-names";
import { shoppers, type ShopperRow } from "../tables";
import { beginFlow, redeem } from "./flows";
import type { KnownPerson } from "./known-people";

const relay = z.object({ relay_state_url: z.string().max(2000).catch("") });
const answered = z.object({ SAMLart: secretText, error: secretText });

/**
 * Returns the shopper of an employee number, created at the first visit; undefined if an ordinary
 * shopper has the e-mail.
 */
function employee(
  sandbox: Sandbox,
  { subject, email, firstName, lastName }: KnownPerson,
): ShopperRow | undefined {
  const { db, clock } = sandbox;
  const employeeNumber = Number(subject);
  const known = db.select().from(shoppers).where(eq(shoppers.employeeNumber, employeeNumber)).get();
  if (known) return known;
  if (shopperNamed(sandbox, email)) return undefined;
  const registeredAt = clock.now();
  return db
    .insert(shoppers)
    .values({ login: email, firstName, lastName, salt: "", passwordHash: "", employeeNumber, registeredAt })
    .returning()
    .get();
}

/**
 * Login of employees at the company's identity provider, by SAML with artifacts: every step is a
 * GET.
 */
export const singleSignOn = new Hono<AppEnv>();

singleSignOn.get("/saml/do-login", async (c) => {
  const place = pathInShop(shopOrigin(c), relay.parse(await readInput(c)).relay_state_url);
  if (place === undefined) return refuse(c, "msg.sso.relayState");
  return c.redirect(beginFlow(c, "saml", place), 302);
});

singleSignOn.get("/saml/acs", async (c) => {
  const sandbox = c.get("sandbox");
  const { SAMLart, error } = answered.parse(await readInput(c));
  if (error !== "") return refuse(c, "msg.sso.cancelled");
  const back = redeem(c, "saml", SAMLart);
  const shopper = back && employee(sandbox, back.person);
  if (!back || !shopper) return refuse(c, "msg.sso.failed");
  openSession(c, { userId: shopper.userId, login: shopper.login, profileConfirmed: true });
  return c.redirect(back.flow.relay, 302);
});

singleSignOn.get("/saml/do-logout", async (c) => {
  const place = pathInShop(shopOrigin(c), relay.parse(await readInput(c)).relay_state_url);
  if (place === undefined) return refuse(c, "msg.sso.relayState");
  leaveSession(c);
  return c.redirect(place, 302);
});
