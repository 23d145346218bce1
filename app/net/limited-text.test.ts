import { expect, it } from "vitest";
import { limitedText } from "./limited-text";

const streamed = (...pieces: string[]) => {
  const state = { pulled: 0, cancelled: false };
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[state.pulled];
        state.pulled += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(encoder.encode(piece));
      },
      cancel: () => void (state.cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), state };
};

it("reads a letter with bytes that arrive in two pieces", async () => {
  const bytes = new TextEncoder().encode("però");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 4));
      controller.enqueue(bytes.slice(4));
      controller.close();
    },
  });
  expect(await limitedText(new Response(body), 5)).toBe("però");
});

it("stops reading and cancels the body past the max", async () => {
  const { response, state } = streamed("abc", "def", "ghi");
  await expect(limitedText(response, 5)).rejects.toThrow("more than 5 bytes");
  expect(state).toEqual({ pulled: 2, cancelled: true });
});

it("reads no body with a content-length above the max", async () => {
  const { response, state } = streamed("abc");
  const announced = new Response(response.body, { headers: { "content-length": "5000000" } });
  await expect(limitedText(announced, 1_000_000)).rejects.toThrow();
  expect(state).toEqual({ pulled: 0, cancelled: true });
});

it("returns an empty text for a response without a body", async () => {
  expect(await limitedText(new Response(null, { status: 204 }), 10)).toBe("");
});
