import { completeProfilePath, userboardPath, withBack, type Path } from "~/lib/path";
import type { SessionUser, Shop, ShopForAction } from "../shop";
import { seeOther, toLogin } from "./redirects";

/**
 * Access rules of a route, set in its options. `login` adds `user` to the input of loader and
 * action (`Granted`).
 */
export type Guards = {
  /** Redirects visitors to /login, and back. */
  login?: boolean;
  /**
   * Redirects a shopper with a profile below the tenant's level to complete it, and back; only with
   * `login`.
   */
  profile?: boolean;
  /** Redirects a shopper without the company's single sign-on to /userboard; only with `login`. */
  admin?: boolean;
};

export type LoggedIn = { user: SessionUser };
export type Writable = { shop: ShopForAction };
/**
 * Fields that options add to a handler's input: `login` the user, `writable` (loaders only) a shop
 * that can write.
 */
export type Granted<G extends Guards & { writable?: boolean }> = (G extends { login: true }
  ? LoggedIn
  : unknown) &
  (G extends { writable: true } ? Writable : unknown);

/** Returns the signed-in user, else throws a redirect to /login that continues to `back`. */
export function requireUser({ session }: Pick<Shop, "session">, back: Path): SessionUser {
  if (session.user) return session.user;
  throw toLogin(back);
}

type GuardedShop = Pick<Shop, "session" | "ebsn" | "tenant">;

/**
 * Throws a redirect if the shopper may not continue. Facts missing from the backend pass every
 * guard but `admin`.
 */
export async function guard(shop: GuardedShop, { login, profile, admin }: Guards, back: Path): Promise<void> {
  if (login) requireUser(shop, back);
  if (!profile && !admin) return;
  const { user } = await shop.ebsn.cart.view();
  if (admin && !user.singleSignOn) throw seeOther(userboardPath);
  if (profile && user.profileLevel !== undefined && user.profileLevel < shop.tenant.minProfileLevel)
    throw seeOther(withBack(completeProfilePath, back));
}
