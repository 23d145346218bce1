import { expect, test } from "vitest";
import * as z from "zod";
import type { Verdict } from "~/net/breaker";
import { askJson } from "./ask-json";

test("the gate is told that a call has failed whose answer breaks off", async () => {
  const told: Verdict[] = [];
  const gate = { enter: async () => (verdict: Verdict) => void told.push(verdict) };
  const ask = (body: BodyInit | null, status = 200) =>
    askJson(
      { gate, fetch: async () => new Response(body, { status }) },
      "geocode",
      "https://maps.example",
      z.string(),
    );
  const breaking = new ReadableStream({ pull: (stream) => stream.error(new Error("reset")) });
  await expect(ask(breaking)).rejects.toThrow("maps: geocode");
  await expect(ask(null, 404)).rejects.toThrow("maps: geocode");
  expect(await ask('"Roma"')).toBe("Roma");
  expect(told).toEqual(["failed", "answered", "answered"]);
});
