import { completeProfilePath, userboardPath, withBack, type Path } from "~/lib/path";
import type { SessionUser, Shop, ShopForAction } from "../shop";
import { seeOther, toLogin } from "./redirects";

/** Who may use a route, given in its options. `login` adds `user` to what loader and action receive (`Granted`). */
export type Guards = {
  /** visitors are led to /login and back */
  login?: boolean;
  /** whose profile is below the chain's level is led to complete it, and back; only with `login` */
  profile?: boolean;
  /** who is not logged in by the company's single sign-on is led to /userboard; only with `login` */
  admin?: boolean;
};

export type LoggedIn = { user: SessionUser };
export type Writable = { shop: ShopForAction };
/** What options add to the input of a handler: `login` the user, `writable` (loaders alone) a shop that can write. */
export type Granted<G extends Guards & { writable?: boolean }> = (G extends { login: true }
  ? LoggedIn
  : unknown) &
  (G extends { writable: true } ? Writable : unknown);

/** The logged-in user; otherwise throws a redirect to /login that leads to `back` afterwards. */
export function requireUser({ session }: Pick<Shop, "session">, back: Path): SessionUser {
  if (session.user) return session.user;
  throw toLogin(back);
}

type GuardedShop = Pick<Shop, "session" | "ebsn" | "tenant">;

/** Throws a redirect for who may not go on. What the backend does not say of a shopper stops nobody but at admin-only routes. */
export async function guard(shop: GuardedShop, { login, profile, admin }: Guards, back: Path): Promise<void> {
  if (login) requireUser(shop, back);
  if (!profile && !admin) return;
  const { user } = await shop.ebsn.cart.view();
  if (admin && !user.singleSignOn) throw seeOther(userboardPath);
  if (profile && user.profileLevel !== undefined && user.profileLevel < shop.tenant.minProfileLevel)
    throw seeOther(withBack(completeProfilePath, back));
}
