import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toRefusal } from "./refusal";

const isOurs = (path: string) => /\.tsx?$/.test(path) && !path.startsWith("ebsn/");

test("H9: only ebsn/ contains the backend's codes", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(isOurs);
  expect(files.length).toBeGreaterThan(200);
  const strays = files.filter((path) =>
    /["'`](msg\.|message\.|errors\.minAcq)/.test(readFileSync(`app/${path}`, "utf8")),
  );
  expect(strays).toEqual([]);
});

test("H9: every code on the wire has a name, and an unknown one is still a refusal", () => {
  const section = /### Error codes\n([^#]*)/.exec(readFileSync("docs/wire.md", "utf8"))?.[1] ?? "";
  const codes = [...section.matchAll(/`([\w.]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => /^(msg|message|errors)\./.test(code) && code !== "msg.generic");
  expect(codes.length).toBeGreaterThan(25);
  expect(codes.filter((code) => toRefusal(code) === "other")).toEqual([]);
  expect(toRefusal("msg.something.new")).toBe("other");
  expect(toRefusal("constructor")).toBe("other");
});
