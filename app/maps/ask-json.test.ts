import { expect, test } from "vitest";
import * as z from "zod";
import type { Verdict } from "~/net/breaker";
import { askJson } from "./ask-json";

test("reports a response that breaks off to the gate as a failed call", async () => {
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

test("A7: stops reading an endless response", async () => {
  let sent = 0;
  const piece = new TextEncoder().encode("x".repeat(100_000));
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
    },
  });
  const asked = askJson(
    { fetch: async () => new Response(endless) },
    "geocode",
    "https://maps.example",
    z.string(),
  );
  await expect(asked).rejects.toThrow("maps: geocode");
  expect(sent).toBeLessThan(20);
});

test("A7: follows no redirect", async () => {
  const asked: (RequestInit | undefined)[] = [];
  const fetching = async (_: unknown, init?: RequestInit) => {
    asked.push(init);
    return new Response(null, { status: 302, headers: { Location: "https://evil.example/" } });
  };
  await expect(askJson({ fetch: fetching }, "geocode", "https://maps.example", z.string())).rejects.toThrow();
  expect(asked.map((init) => init?.redirect)).toEqual(["manual"]);
});
