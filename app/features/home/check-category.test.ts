import { expect, test } from "vitest";
import type { CategoryPage } from "~/model/catalogue";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { checkCategory } from "./check-category";

const { shop } = testShop({
  ebsn: {
    catalog: {
      category: (ref) =>
        "id" in ref && ref.id === 12
          ? Promise.resolve({ slug: "frutta/mele" } as CategoryPage)
          : Promise.reject(new EbsnError("notFound", "category")),
    },
  },
});
const check = (query: string) =>
  checkCategory(shop, new URL(`http://shop.test/${query}`)).catch((error: unknown) => error);

// spec §2.1: the home is checked by a category guard <- app/features/home/check-category.ts
test("redirects to a category of the tree, and answers 404 for any other", async () => {
  expect(await check("")).toBeUndefined();
  const led = await check("?categoryId=12");
  expect(led instanceof Response && led.headers.get("Location")).toBe("/category/frutta/mele");
  expect(await check("?categoryId=13")).toMatchObject({ kind: "notFound" });
  expect(await check("?categoryId=<b>")).toMatchObject({ init: { status: 404 } });
});
