import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { sampleList } from "../testing/sample-list";
import { createList } from "./create-list";

// spec again: X12: what a shopper makes anew is limited <- app/features/lists/list/create-list.ts, app/platform/http/guards/rate-limit.ts
it("X12: thirty lists a minute are made; one more is not, and its name stays in the field", async () => {
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

it("attack 22: a list that is asked for twice is made once and shown both times; one with goods is another's", async () => {
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

it("a list that is asked for twice while a product is added is made once, whether the product is in it already or not", async () => {
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
