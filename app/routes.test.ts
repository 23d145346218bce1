import { expect, test } from "vitest";
import * as paths from "~/page/paths";
import { toLogin, toServiceDown } from "~/platform/http/redirects";
import routes from "./routes";

type Route = (typeof routes)[number];

/** Routes that the shop never links to: robots.txt, the texts for scripts, and unknown addresses. */
const unlinked = ["/not-found", "/robots.txt", "/texts/x", "/x"];

/** Each parameter, the splat too, is an x. */
const patternsOf = ({ path, index, children }: Route): string[] => [
  ...(path || index ? [`/${path ?? ""}`.replace(/:\w+|\*/g, "x")] : []),
  ...(children ?? []).flatMap(patternsOf),
];
const patterns = routes.flatMap(patternsOf).sort();

test("every route has its place in the table of addresses, and every address leads to a route", () => {
  const addresses = Object.values(paths).map((path) => (typeof path === "string" ? path : path("x", "x")));
  expect([...addresses, ...unlinked].sort()).toEqual(patterns);
});

test("what the platform leads to is a route", () => {
  for (const answer of [toLogin(paths.cart), toServiceDown(paths.cart)]) {
    expect(patterns).toContain(answer.headers.get("Location")?.split("?")[0]);
  }
});
