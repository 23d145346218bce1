import type { SessionUser, Shop } from "../shop";
import { pathOf, toLogin } from "./redirects";

/** Who may come to a route, as its options say it. Each guard that holds adds to what loader and action get (`Granted`). */
export type Guards = {
  /** visitors are led to /login and back */
  login?: boolean;
};

export type LoggedIn = { user: SessionUser };
export type Granted<G extends Guards> = G extends { login: true } ? LoggedIn : unknown;

/** Who is logged in; throws the way to /login and back otherwise. */
export function requireUser({ session }: Pick<Shop, "session">, url: URL): SessionUser {
  if (session.user) return session.user;
  throw toLogin(pathOf(url));
}
