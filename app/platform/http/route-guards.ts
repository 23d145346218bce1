import type { Path } from "~/lib/path";
import type { SessionUser, Shop } from "../shop";
import { toLogin } from "./redirects";

/** Who may use a route, given in its options. Each guard adds to what loader and action receive (`Granted`). */
export type Guards = {
  /** visitors are led to /login and back */
  login?: boolean;
};

export type LoggedIn = { user: SessionUser };
export type Granted<G extends Guards> = G extends { login: true } ? LoggedIn : unknown;

/** The logged-in user; otherwise throws a redirect to /login that leads to `back` afterwards. */
export function requireUser({ session }: Pick<Shop, "session">, back: Path): SessionUser {
  if (session.user) return session.user;
  throw toLogin(back);
}
