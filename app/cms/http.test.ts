import { expect, test } from "vitest";
import * as z from "zod";
import type { Verdict } from "~/net/breaker";
import { NotSent } from "~/net/gate";
import { createHttp } from "./http";

const options = { base: "https://cms.example", ownHosts: [] };

test("the gate is told that a call has failed whose answer breaks off", async () => {
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

test("a form that was not let through was not sent, and is not lost", async () => {
  const gate = { enter: () => Promise.reject(new NotSent("crowded", "too many calls wait")) };
  const { post } = createHttp({ ...options, gate, fetch: () => Promise.reject(new Error("sent")) });
  await expect(post("contact", new FormData(), z.string())).rejects.toMatchObject({ kind: "down" });
});
