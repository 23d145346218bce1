import { expect, test } from "vitest";
import * as paths from "~/page/paths";
import { toLogin, toServiceDown } from "~/platform/http/redirects";
import routes from "./routes";

type Route = (typeof routes)[number];

/** Addresses without a name in the table: robots, and the not-found pages. */
const unlinked = ["/not-found", "/robots.txt", "/x"];

/** Each parameter, including the splat, is an x. */
const patternsOf = ({ path, index, children }: Route): string[] => [
  ...(path || index ? [`/${path ?? ""}`.replace(/:\w+|\*/g, "x")] : []),
  ...(children ?? []).flatMap(patternsOf),
];
const patterns = routes.flatMap(patternsOf).sort();

test("routes and paths match one to one", () => {
  const addresses = Object.values(paths).map((path) => (typeof path === "string" ? path : path("x", "x")));
  /** A query does not make another address. */
  const withoutQueries = new Set(addresses.map((address) => address.split("?")[0]));
  expect([...withoutQueries, ...unlinked].sort()).toEqual(patterns);
});

test("redirects of the platform lead to routes", () => {
  for (const answer of [toLogin(paths.cart), toServiceDown(paths.cart)]) {
    expect(patterns).toContain(answer.headers.get("Location")?.split("?")[0]);
  }
});
