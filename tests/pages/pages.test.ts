import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addressesOf, setStage, staged, type Stage } from "../../e2e/addresses";
import { takeClientAddress } from "../../e2e/client-address";
import { shopHere, startPair, type Pair } from "../../e2e/pair";
import { Sandbox } from "../../e2e/sandbox";
import type { Visitor } from "../../e2e/visitor";
import { routes, type ShopRoute } from "../route-table";
import { pageText, withoutRandom } from "./page-text";

/** A Tuesday morning in Rome, before the first cut-off. */
const morning = "2026-11-24T08:00:00+01:00";
/** Responses that are no page, or differ from run to run. */
const excluded = new Set(["/profile/data/file", "/apple-touch-icon.png", "/version.json", "/logout"]);

let pair: Pair;
let stage: Stage;

beforeAll(async () => {
  takeClientAddress("pages");
  pair = await startPair();
  const sandbox = new Sandbox(pair.sandboxPort);
  await sandbox.reset(morning);
  stage = await setStage(sandbox, shopHere());
  // The home leaves out its rows of products while the content system answers its first request.
  for (const who of [stage.visitor, stage.shopper])
    await vi.waitFor(async () => expect((await who.get("/")).body).toContain("Aggiungi"), 30_000);
}, 240_000);
afterAll(() => pair.stop());

/** The name of a pattern's snapshot: /cart/lines/:itemId becomes cart_lines_itemId. */
const nameOf = ({ pattern }: ShopRoute) =>
  pattern
    .slice(1)
    .replaceAll("/", "_")
    .replaceAll("*", "rest")
    .replace(/^\.|[:?]/g, "") || "home";
const hasAction = ({ file }: ShopRoute) =>
  /^export const action\b/m.test(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));

async function textOf(who: Visitor, path: string): Promise<string> {
  const { status, headers, body } = await staged(path, stage, () => who.get(path));
  const to = headers.location ? ` -> ${withoutRandom(headers.location)}` : "";
  return `GET ${path}: ${status}${to}\n${to ? "" : pageText(body)}`;
}

/** A changed figure, name, link or field differs from the snapshot; `vitest -u` accepts it. */
describe("every route of the table", () => {
  it.each(
    routes.filter(({ pattern }) => !excluded.has(pattern)).map((route) => [route.pattern, route] as const),
  )("%s shows a visitor and a shopper the words of its snapshot", async (pattern, route) => {
    const texts: string[] = [];
    for (const path of addressesOf[pattern]?.(stage) ?? [])
      for (const who of [stage.visitor, stage.shopper]) texts.push(await textOf(who, path));
    const said = texts.filter((text, index) => texts.indexOf(text) === index).join("\n\n");
    await expect(`${said}\n`).toMatchFileSnapshot(`snapshots/${nameOf(route)}.txt`);
  });
});

/** Snapshots hold the lines that the page had not before the form was sent. */
describe("every route with an action", () => {
  it.each(
    routes
      .filter(hasAction)
      .filter(({ pattern }) => !excluded.has(pattern))
      .map((route) => [route.pattern, route] as const),
  )("%s answers an empty form as its snapshot shows", async (pattern, route) => {
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
    await expect(`${said}\n`).toMatchFileSnapshot(`snapshots/${nameOf(route)}.post.txt`);
  });
});
