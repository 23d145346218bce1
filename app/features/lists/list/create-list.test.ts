import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { sampleList } from "../testing/sample-list";
import { createList } from "./create-list";

// spec again: X12: what a shopper makes anew is limited <- app/features/lists/list/create-list.ts, app/platform/http/guards/rate-limit.ts
it("X12: makes thirty lists a minute, then answers 429 and keeps the name", async () => {
  let asked = 0;
  const { shop } = testShop({
    ebsn: { lists: { create: (name: string) => Promise.resolve({ ...sampleList(), name }) } },
    session: { user: { id: 7, login: "maria@example.com" } },
  });
  const limited = { ...shop, checkRateLimit: () => Promise.resolve((asked += 1) <= 30) };
  const form = new FormData();
  // An invalid name does not count for the rate limit.
  for (const name of ["", "x".repeat(81)]) {
    form.set("name", name);
    expect(await createList(limited, form)).toMatchObject({ again: { init: { status: 422 } } });
  }
  form.set("name", "Cena");
  for (let made = 0; made < 30; made += 1)
    expect(await createList(limited, form)).toMatchObject({ made: { name: "Cena" } });
  expect(await createList(limited, form)).toMatchObject({
    again: { data: { name: "Cena" }, init: { status: 429, headers: { "Retry-After": "60" } } },
  });
});

it("attack 22: shows an empty list of that name again, but rejects a list with goods", async () => {
  const twice = () => Promise.reject(new EbsnError("refused", "wishlist/insert", { reason: "listName" }));
  const form = new FormData();
  form.set("name", "Cena");
  const answerWhere = (size: number, name = "Cena") => {
    const page = async () => ({ lists: [{ ...sampleList(), size, name }], paging });
    return createList(testShop({ ebsn: { lists: { create: twice, page } } }).shop, form);
  };
  const paging = { page: 1, pages: 1, items: 1, pageSize: 100 };
  expect(await answerWhere(0)).toMatchObject({ made: { id: 4, name: "Cena" } });
  expect(await answerWhere(2)).toMatchObject({ again: { init: { status: 422 } } });
  expect(await answerWhere(0, "Pranzo")).toMatchObject({ again: { init: { status: 422 } } });
});

it("makes a list once if it is sent twice with a product, in the list already or not", async () => {
  const twice = () => Promise.reject(new EbsnError("refused", "wishlist/insert", { reason: "listName" }));
  const form = new FormData();
  form.set("name", "Cena");
  const paging = { page: 1, pages: 1, items: 1, pageSize: 100 };
  const answerWhere = (ids: number[], productId?: number) => {
    const { items, ...list } = sampleList();
    const held = items.filter(({ product }) => ids.includes(product.id));
    const now = { ...list, size: held.length };
    const view = async () => ({ ...now, items: held });
    const page = async () => ({ lists: [now], paging });
    return createList(testShop({ ebsn: { lists: { create: twice, page, view } } }).shop, form, productId);
  };
  const made = { made: { id: 4, name: "Cena" } };
  const taken = { again: { init: { status: 422 } } };
  expect(await answerWhere([], 1)).toMatchObject(made);
  expect(await answerWhere([1], 1)).toMatchObject(made);
  expect(await answerWhere([2], 1), "another's").toMatchObject(taken);
  expect(await answerWhere([1, 2], 1), "another's").toMatchObject(taken);
  expect(await answerWhere([1]), "no product was added").toMatchObject(taken);
});
