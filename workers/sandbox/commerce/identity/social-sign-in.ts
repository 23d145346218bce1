import { and, eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok, refuse } from "../../kernel/envelope";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { clientSession, openSession } from "../../kernel/session";
import { socialTies } from "../person-tables";
import { shopperOf } from "../shoppers/find-shopper";
import { isWaiting } from "../shoppers/waiting-registrations";
import { secretText } from "../shoppers/sent-names";
import type { ShopperRow } from "../tables";
import { beginFlow, redeem } from "./flows";
import type { KnownPerson } from "./known-people";
import { detailsFor, keepDetails } from "./waiting-details";

type Social = "google" | "facebook";
const answered = z.object({ code: secretText, error: secretText });

function tiedTo(sandbox: Sandbox, provider: Social, { subject }: KnownPerson): ShopperRow | undefined {
  const tie = sandbox.db
    .select()
    .from(socialTies)
    .where(and(eq(socialTies.provider, provider), eq(socialTies.subject, subject)))
    .get();
  return tie && shopperOf(sandbox, tie.userId);
}

async function comeBack(c: Context<AppEnv>, provider: Social): Promise<Response> {
  const sandbox = c.get("sandbox");
  const { code, error } = answered.parse(await readInput(c));
  if (error !== "") return refuse(c, "msg.social.cancelled");
  const back = redeem(c, provider, code);
  if (!back) return refuse(c, "msg.social.failed");
  const shopper = tiedTo(sandbox, provider, back.person);
  if (!shopper && isWaiting(sandbox, provider, back.person.subject))
    return refuse(c, "msg.login.notConfirmed");
  if (!shopper) {
    keepDetails(sandbox, c.get("clientSession"), provider, back.person);
    return c.redirect(`/registration-user?social_login=${provider}`, 302);
  }
  openSession(c, { userId: shopper.userId, login: shopper.login, profileConfirmed: true });
  return c.redirect("/profile/dashboard", 302);
}

/** Facebook's two paths, and the details stored for the registration. */
export const socialSignIn = new Hono<AppEnv>();

socialSignIn.get("/social-redir/facebook-mobile-init", (c) => c.redirect(beginFlow(c, "facebook", "/"), 302));
socialSignIn.get("/social-redir/facebook-mobile", (c) => comeBack(c, "facebook"));

socialSignIn.get("/registration/social_user_detail", (c) => {
  const details = detailsFor(c.get("sandbox"), c.get("clientSession"));
  if (!details) return ok(c, {});
  const { provider, firstName, lastName, email } = details;
  const names = { first_name: firstName, last_name: lastName, e_mail: email === "" ? undefined : email };
  return ok(c, { socialUserDetail: { provider, ...names } });
});

/** Google's path is outside `/ebsn`: it begins the login and receives the response. */
export const googleSignIn = new Hono<AppEnv>();

googleSignIn.get("/api/social-redir/google-mobile", clientSession, async (c) => {
  const { code, error } = answered.parse(await readInput(c));
  if (code !== "" || error !== "") return comeBack(c, "google");
  return c.redirect(beginFlow(c, "google", "/"), 302);
});
