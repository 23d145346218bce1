import type { Path } from "~/lib/path";
import type { SessionUser, Shop } from "../shop";
import { toLogin } from "./redirects";

/** Who may come to a route, as its options say it. Each guard that holds adds to what loader and action get (`Granted`). */
export type Guards = {
  /** visitors are led to /login and back */
  login?: boolean;
};

export type LoggedIn = { user: SessionUser };
export type Granted<G extends Guards> = G extends { login: true } ? LoggedIn : unknown;

/** Who is logged in; throws the way to /login otherwise, and from there to `back`. */
export function requireUser({ session }: Pick<Shop, "session">, back: Path): SessionUser {
  if (session.user) return session.user;
  throw toLogin(back);
}
