import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { download } from "./download";
import { carryAssets, listAssets } from "./older-assets";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const today = "2026-11-25";

/** A live shop on this machine: its files by path, and the requested paths. */
let live: { files: Record<string, string>; asked: string[]; origin: string; close(): void };
beforeEach(async () => {
  const files: Record<string, string> = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const text = files[path];
    if (text === undefined) response.writeHead(404).end("Not found");
    else if (text === "hangs up") response.destroy();
    else response.end(text);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  live = { files, asked, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
});
afterEach(() => live.close());

/** Creates a build with these files in its folder. */
function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "bottega-assets-"));
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "assets", name), text);
  return folder;
}
const listed = (name: string, text: string, last = "2026-11-20") => ({
  path: `/assets/${name}`,
  bytes: text.length,
  sha256: hash(text),
  last,
});
/** The live shop lists these assets; only assets with a text in `live.files` exist. */
function serve(...assets: ReturnType<typeof listed>[]) {
  live.files["/assets.json"] = JSON.stringify({ assets });
}
const carry = (folder: string) => carryAssets(folder, live.origin, today, download);
const listIn = (folder: string): unknown[] =>
  JSON.parse(readFileSync(join(folder, "assets.json"), "utf8")).assets;
const here = (folder: string, name: string) => existsSync(join(folder, "assets", name));

// spec operator: old hashed assets stay reachable after a deploy <- workers/deploy/older-assets.ts
it("carries files of earlier builds over, and lists them for the next deploy", async () => {
  const folder = built({ "base-BBBBBBBB.css": "b{}" });
  serve(listed("base-AAAAAAAA.css", "a{}"), listed("base-BBBBBBBB.css", "b{}"));
  live.files["/assets/base-AAAAAAAA.css"] = "a{}";
  expect(await carry(folder)).toEqual({ files: 1, bytes: 3, failed: [] });
  expect(readFileSync(join(folder, "assets/base-AAAAAAAA.css"), "utf8")).toBe("a{}");
  expect(live.asked).toEqual(["/assets.json", "/assets/base-AAAAAAAA.css"]);
  expect(listIn(folder)).toEqual([
    listed("base-BBBBBBBB.css", "b{}", today),
    listed("base-AAAAAAAA.css", "a{}"),
  ]);
});

// spec operator: old hashed assets stay reachable after a deploy
it("carries each asset over for thirty days after its last build", async () => {
  let before = built({ "one-11111111.js": "1" });
  listAssets(before, "2026-10-01");
  const deploy = async (day: string, name: string, text: string) => {
    Object.assign(live.files, { "/assets.json": readFileSync(join(before, "assets.json"), "utf8") });
    for (const asset of listIn(before) as { path: string }[])
      live.files[asset.path] = readFileSync(join(before, asset.path), "utf8");
    before = built({ [name]: text });
    await carryAssets(before, live.origin, day, download);
  };
  await deploy("2026-10-20", "two-22222222.js", "2");
  await deploy("2026-10-31", "three-33333333.js", "3");
  expect(["one-11111111.js", "two-22222222.js"].map((name) => here(before, name))).toEqual([true, true]);
  await deploy("2026-11-01", "four-44444444.js", "4");
  expect(
    ["one-11111111.js", "two-22222222.js", "three-33333333.js"].map((name) => here(before, name)),
  ).toEqual([...[false, true, true]]);
});

// spec operator: old hashed assets stay reachable after a deploy
it.each([
  ["other bytes", "x{}", "is not what the list says"],
  ["a longer file", "a{} /* more */", "is not what the list says"],
  ["nothing", undefined, "answers 404"],
  ["half an answer", "hangs up", "http://127.0.0.1"],
])("leaves out and reports a file if the shop gives %s, and carries the rest", async (_, text, words) => {
  const folder = built({ "base-BBBBBBBB.css": "b{}" });
  serve(listed("base-AAAAAAAA.css", "a{}"), listed("good-CCCCCCCC.css", "c{}"));
  if (text !== undefined) live.files["/assets/base-AAAAAAAA.css"] = text;
  live.files["/assets/good-CCCCCCCC.css"] = "c{}";
  const { files, failed } = await carry(folder);
  expect([files, failed]).toEqual([1, [expect.stringContaining(words)]]);
  expect([here(folder, "base-AAAAAAAA.css"), here(folder, "good-CCCCCCCC.css")]).toEqual([false, true]);
  expect(listIn(folder)).toHaveLength(2);
});

// spec operator: old hashed assets stay reachable after a deploy
it.each([
  ["no list: the first deploy", undefined, "answers 404"],
  ["a page in the place of a list", "<!doctype html>", "is no list of files"],
  [
    "a name that leaves the folder",
    JSON.stringify({ assets: [{ ...listed("a", "a"), path: "/assets/../../x-AAAAAAAA.js" }] }),
    "is no list of files",
  ],
  [
    "a file without a hash in its name",
    JSON.stringify({ assets: [{ ...listed("a", "a"), path: "/index.html" }] }),
    "is no list of files",
  ],
  [
    "a file that is too large",
    JSON.stringify({ assets: [{ ...listed("a-AAAAAAAA.js", "a"), bytes: 3_000_000 }] }),
    "is no list of files",
  ],
])("%s: deploys the build without older files, with its own list", async (_, list, words) => {
  const folder = built({ "base-BBBBBBBB.css": "b{}" });
  if (list !== undefined) live.files["/assets.json"] = list;
  expect(await carry(folder)).toEqual({ files: 0, bytes: 0, failed: [expect.stringContaining(words)] });
  expect(listIn(folder)).toEqual([listed("base-BBBBBBBB.css", "b{}", today)]);
});

// spec operator: old hashed assets stay reachable after a deploy
it("a shop that does not answer does not stop a deploy", async () => {
  const folder = built({ "base-BBBBBBBB.css": "b{}" });
  const nowhere = await carryAssets(folder, "http://127.0.0.1:9", today, download);
  expect(nowhere).toMatchObject({ files: 0, failed: [expect.stringContaining("127.0.0.1:9")] });
});

// spec operator: old hashed assets stay reachable after a deploy
it("carries at most five hundred files and twenty megabytes, youngest first", async () => {
  const folder = built({ "base-BBBBBBBB.css": "b{}" });
  const name = (index: number) => `a-${String(index).padStart(8, "0")}.js`;
  const many = Array.from({ length: 600 }, (_, index) =>
    listed(name(index), "1", index < 500 ? "2026-11-24" : "2026-11-20"),
  );
  serve(...many);
  for (const { path } of many) live.files[path] = "1";
  expect(await carry(folder)).toMatchObject({ files: 500, failed: [] });
  expect([here(folder, name(0)), here(folder, name(599))]).toEqual([true, false]);

  const heavy = "x".repeat(1_900_000);
  const large = Array.from({ length: 15 }, (_, index) => listed(name(index), heavy));
  // It still fits, after the large files that do not.
  const small = listed(name(16), "1", "2026-11-19");
  serve(...large, small);
  for (const { path } of large) live.files[path] = heavy;
  live.files[small.path] = "1";
  expect(await carry(built({ "base-BBBBBBBB.css": "b{}" }))).toMatchObject({ files: 11, bytes: 19_000_001 });
});

// spec operator: old hashed assets stay reachable after a deploy
it("a shop that hangs delays a deploy by at most two minutes", async () => {
  const assets = ["a-00000001.js", "a-00000002.js", "a-00000003.js", "a-00000004.js"].map((name) =>
    listed(name, "1"),
  );
  serve(...assets);
  let now = 0;
  const slow = async (url: string) => {
    now += 50_000;
    return download(url);
  };
  for (const { path } of assets) live.files[path] = "1";
  const folder = built({ "base-BBBBBBBB.css": "b{}" });
  expect(await carryAssets(folder, live.origin, today, slow, () => now)).toEqual({
    ...{ files: 2, bytes: 2 },
    failed: ["3", "4"].map((end) => `/assets/a-0000000${end}.js was not asked for: two minutes are over`),
  });
  expect(listIn(folder)).toHaveLength(3);
});
