import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesOf, setStage, staged, type Stage } from "../../e2e/addresses";
import { takeClientAddress } from "../../e2e/client-address";
import { shopHere, startPair, type Pair } from "../../e2e/pair";
import { Sandbox } from "../../e2e/sandbox";
import type { Visitor } from "../../e2e/visitor";
import { routes, type ShopRoute } from "../route-table";
import { pageText, withoutRandom } from "./page-text";

/** A Tuesday morning in Rome, before the first cut-off. */
const morning = "2026-11-24T08:00:00+01:00";
/** Answers that no shopper reads as a page, or that hold what differs from run to run. */
const unread = new Set(["/profile/data/file", "/apple-touch-icon.png", "/version.json", "/logout"]);

let pair: Pair;
let stage: Stage;

beforeAll(async () => {
  takeClientAddress("pages");
  pair = await startPair();
  const sandbox = new Sandbox(pair.sandboxPort);
  await sandbox.reset(morning);
  stage = await setStage(sandbox, shopHere());
  // The home shows a part of its own where the content system is late, as it is at its first request.
  for (const who of [stage.visitor, stage.shopper]) await who.get("/");
}, 240_000);
afterAll(() => pair.stop());

const nameOf = ({ pattern }: ShopRoute) =>
  pattern.replaceAll(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";
const hasAction = ({ file }: ShopRoute) =>
  /^export const action\b/m.test(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));

async function textOf(who: Visitor, path: string): Promise<string> {
  const { status, headers, body } = await staged(path, stage, () => who.get(path));
  const to = headers.location ? ` -> ${withoutRandom(headers.location)}` : "";
  return `GET ${path}: ${status}${to}\n${to ? "" : pageText(body)}`;
}

/** What each page says is a file, so that a change of any figure, name, link or field shows as a difference in words. */
describe("every route of the table", () => {
  it.each(
    routes.filter(({ pattern }) => !unread.has(pattern)).map((route) => [route.pattern, route] as const),
  )("%s says to a visitor and to a shopper what its file holds", async (pattern, route) => {
    const texts: string[] = [];
    for (const path of addressesOf[pattern]?.(stage) ?? [])
      for (const who of [stage.visitor, stage.shopper]) texts.push(await textOf(who, path));
    const said = texts.filter((text, index) => texts.indexOf(text) === index).join("\n\n");
    await expect(`${said}\n`).toMatchFileSnapshot(`said/${nameOf(route)}.txt`);
  });
});

/** The lines of a refused form that its page does not have. */
describe("every route with an action", () => {
  it.each(
    routes
      .filter(hasAction)
      .filter(({ pattern }) => !unread.has(pattern))
      .map((route) => [route.pattern, route] as const),
  )("%s refuses or answers an empty form as its file says", async (pattern, route) => {
    const texts: string[] = [];
    for (const path of addressesOf[pattern]?.(stage) ?? [])
      for (const who of [stage.visitor, stage.shopper]) {
        const before = new Set((await textOf(who, path)).split("\n"));
        const { status, headers, body } = await who.post(path, {});
        const to = headers.location ? ` -> ${withoutRandom(headers.location)}` : "";
        const added = to
          ? []
          : pageText(body)
              .split("\n")
              .filter((line) => !before.has(line));
        texts.push([`POST ${path}: ${status}${to}`, ...added].join("\n"));
      }
    const said = texts.filter((text, index) => texts.indexOf(text) === index).join("\n\n");
    await expect(`${said}\n`).toMatchFileSnapshot(`said/${nameOf(route)}.post.txt`);
  });
});
