import { expect, test } from "vitest";
import * as z from "zod";
import type { Verdict } from "~/net/breaker";
import { NotSent } from "~/net/gate";
import { createHttp } from "./http";

const options = { base: "https://cms.example", ownHosts: [] };

test("reports a response that breaks off to the gate as a failed call", async () => {
  const told: Verdict[] = [];
  const gate = { enter: async () => (verdict: Verdict) => void told.push(verdict) };
  const get = (body: BodyInit | null, status = 200) =>
    createHttp({ ...options, gate, fetch: async () => new Response(body, { status }) }).get(
      "wp/v2/pages",
      {},
      z.string(),
    );
  const breaking = new ReadableStream({ pull: (stream) => stream.error(new Error("reset")) });
  await expect(get(breaking)).rejects.toMatchObject({ kind: "unreadable" });
  await expect(get(null, 404)).rejects.toMatchObject({ kind: "notFound" });
  expect((await get('"Chi siamo"')).value).toBe("Chi siamo");
  expect(told).toEqual(["failed", "answered", "answered"]);
});

test("post fails as down, not lost, if the gate rejects the call", async () => {
  const gate = { enter: () => Promise.reject(new NotSent("crowded", "too many calls wait")) };
  const { post } = createHttp({ ...options, gate, fetch: () => Promise.reject(new Error("sent")) });
  await expect(post("contact", new FormData(), z.string())).rejects.toMatchObject({ kind: "down" });
});

test("A7: get stops reading an endless response", async () => {
  let sent = 0;
  const piece = new TextEncoder().encode("x".repeat(100_000));
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
    },
  });
  const { get } = createHttp({ ...options, fetch: async () => new Response(endless) });
  await expect(get("wp/v2/pages", {}, z.string())).rejects.toMatchObject({ kind: "unreadable" });
  expect(sent).toBeLessThan(20);
});

test("A7: get follows no redirect", async () => {
  const asked: (RequestInit | undefined)[] = [];
  const { get } = createHttp({
    ...options,
    fetch: async (_, init) => {
      asked.push(init);
      return new Response(null, { status: 302, headers: { Location: "https://evil.example/" } });
    },
  });
  await expect(get("wp/v2/pages", {}, z.string())).rejects.toThrow();
  expect(asked.map((init) => init?.redirect)).toEqual(asked.map(() => "manual"));
  expect(asked.length).toBeGreaterThan(0);
});
