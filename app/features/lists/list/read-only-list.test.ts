import { expect, it } from "vitest";
import { testShop } from "~/platform/testing/test-shop";
import { sampleList } from "../testing/sample-list";
import { action as remove } from "./routes/delete";
import { action as rename } from "./routes/rename";

it.each([
  ["renamed", rename],
  ["deleted", remove],
])("a list that is shared for reading alone by now is not %s, and its page says why", async (_, action) => {
  const list = { ...sampleList(), editable: false };
  const { context, done } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: { lists: { view: () => Promise.resolve(list) } },
  });
  const body = new URLSearchParams({ name: "Cena" });
  const request = new Request("http://shop.test/", { method: "POST", body });
  const sent: Promise<unknown> = action({ context, params: { listId: String(list.id) }, request });
  const answer = await sent.catch((thrown: unknown) => thrown);
  expect(answer instanceof Response && answer.headers.get("Location")).toBe(`/profile/lists/${list.id}`);
  expect(done.flashes).toEqual([{ kind: "error", text: "lists.errors.readOnly" }]);
});
