import * as z from "zod";
import { expect, test } from "./fixtures";
import { homeForm, readyToOrder } from "./scene";
import { signedIn, Visitor } from "./visitor";

/** What a line of a request says, and nothing besides. */
const requestLine = z.strictObject({
  level: z.enum(["info", "warn", "error"]),
  event: z.literal("request"),
  time: z.iso.datetime(),
  requestId: z.uuid(),
  tenant: z.string(),
  account: z
    .string()
    .regex(/^[\w-]{12}$/)
    .optional(),
  route: z.string().regex(/^[\w/:*.-]+$/),
  method: z.string(),
  status: z.int(),
  ms: z.number(),
  ebsn: z.int(),
  cache: z.string(),
});
const anyLine = z.looseObject({ event: z.string() });

// spec again: X15: the log names an account by a keyed hash, and no personal data
test("X15: the log of a shopper's way can be followed, and has nothing of who it was or what was typed", async ({
  sandbox,
  shop,
  pair,
  home,
}) => {
  const before = new Set(pair.said().split("\n"));
  const said = () =>
    pair
      .said()
      .split("\n")
      .filter((line) => !before.has(line));
  const { who } = await readyToOrder(sandbox);
  const stranger = Visitor.of(shop());
  await stranger.get("/search?query=segretissimo");
  await stranger.post("/login", { login: who.login, password: "sbagliatissima" });
  const shopper = await signedIn(shop(), who);
  const profile = await shopper.get("/profile/details");
  await shopper.get("/search?query=segretissimo");
  await shopper.post("/delivery/address/new?back=/cart", homeForm);
  await shopper.get("/cart");
  await sandbox.fault("malformed", { path: "cart/view", times: 2 });
  await shopper.get("/cart");
  await sandbox.scenario("down");
  await shopper.post("/delivery/address/new?back=/cart", homeForm);
  await sandbox.scenario("down", false);
  const cookies = [...shopper.cookies.values()].filter((value) => value.length > 8);
  await shopper.post("/logout", {});
  const requests = () => linesOf(said()).flatMap((line) => requestLine.safeParse(line).data ?? []);
  await expect.poll(() => requests().at(-1)?.route).toBe("/logout");

  const lines = linesOf(said());
  for (const line of lines) if (line.event === "request") requestLine.parse(line);
  expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(["account.login", "request"]));
  expect(lines.some(({ event }) => event.startsWith("ebsn."))).toBe(true);

  const typed = [...Object.values(homeForm), "segretissimo", "sbagliatissima", who.login, who.password];
  // but the address of the page that asked, in a hidden field
  const own = [...profile.body.matchAll(/<input[^>]* value="([^"/][^"]*)"/g)].map(([, value = ""]) => value);
  expect(own.length).toBeGreaterThan(2);
  const address = (home["CF-Connecting-IP"] ?? "").replace(/::1$/, "");
  const secrets = [...typed, ...own, ...cookies, address, who.login.split("@")[0] ?? ""];
  const log = JSON.stringify(lines.map(({ requestId: _, time: __, ...line }) => line));
  // what is shorter (a province, a house number) is found by chance
  for (const secret of secrets.filter(({ length }) => length > 4)) expect(log).not.toContain(secret);

  const accounts = requests().map(({ account }) => account);
  expect(accounts.slice(-2)).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(accounts.filter(Boolean)).size).toBe(1);
  const doors = requests().filter(({ route, method }) => route === "/login" && method === "POST");
  expect(doors.map(({ account }) => Boolean(account))).toEqual([false, true]);
});

/** The lines of JSON among what the shop printed. */
const linesOf = (said: string[]) =>
  said
    .filter((line) => line.startsWith("{"))
    .flatMap((line) => {
      try {
        return [anyLine.parse(JSON.parse(line))];
      } catch {
        // the first one may have been cut
        return [];
      }
    });
