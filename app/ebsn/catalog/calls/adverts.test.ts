import { expect, test, vi } from "vitest";
import { memoryCache } from "../../testing/memory-cache";
import { answering, base, shopperEbsn, testBackend } from "../../testing/test-backend";
import { answer, apples, pasta } from "../../testing/wire-samples";

const server = testBackend();

// spec §7: category-block/info; advertising <- app/ebsn/catalog/calls/adverts.ts, app/features/catalog/adverts/load-adverts.ts
test("adverts are read with plain bodies, and invalid ones are left out", async () => {
  const advs = [
    {
      advId: 1,
      title: "Pane <i>caldo</i>",
      body: "<b>-20 %</b> oggi<script>alert(1)</script>",
      image: "/hero/1.svg",
      link: "/category/pane",
      layout: 27,
    },
    { advId: 2, title: "", body: "senza titolo", link: "/x" },
    { title: "senza numero" },
    { advId: 3, title: "Solo parole", image: "javascript:alert(1)" },
  ];
  const asked = answering("get", "adv", answer({ advs }));
  server.use(asked.handler);
  const onUnexpected = vi.fn();
  const adverts = await shopperEbsn({ onUnexpected }).adverts.list({
    place: "category",
    categoryId: 3,
    limit: 2,
  });

  expect(asked.seen[0] && new URL(asked.seen[0].url).search).toBe(
    "?category_id=3&hash=w0d0t0&layout=27&limit=2",
  );
  expect(adverts).toEqual([
    {
      id: 1,
      title: "Pane caldo",
      text: [[{ text: "-20 %", bold: true }, { text: " oggi" }]],
      image: `${base}/hero/1.svg`,
      link: "/category/pane",
    },
    { id: 3, title: "Solo parole", link: "" },
  ]);
  expect(onUnexpected).toHaveBeenCalledTimes(2);
});

// spec §7: category-block/info; advertising
test("a block reads each of its products separately", async () => {
  const block = {
    categoryBlockId: 3,
    title: "I più scelti",
    description: "<p>Sempre</p>",
    products: [pasta, {}, apples],
  };
  server.use(answering("get", "category-block/info", answer(block)).handler);
  const read = await shopperEbsn().adverts.block(3);
  expect(read).toMatchObject({ title: "I più scelti", text: "Sempre" });
  expect(read.products).toHaveLength(2);
});

test("adverts are cached and requested without tokens", async () => {
  const asked = answering("get", "adv", answer({ advs: [] }));
  server.use(asked.handler);
  const { readThrough, asked: kept } = memoryCache();
  await shopperEbsn({ readThrough }).adverts.list({ place: "home" });
  expect(kept).toHaveLength(1);
  expect(asked.seen[0]?.headers.get("x-ebsn-account")).toBeNull();
});
