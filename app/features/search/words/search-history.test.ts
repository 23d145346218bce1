import { expect, test } from "vitest";
import { testShop } from "~/platform/testing/test-shop";
import { dayOf, writeWords } from "./past-words";
import { pastWordsOf, rememberWord } from "./search-history";

// spec §9: constants that are settings of a chain change what its shop asks and shows <- app/features/search/words/search-history.ts
test("searched words are there for as many days as the chain keeps them", () => {
  const today = dayOf(Date.now());
  const { shop } = testShop();
  const before = writeWords([
    { name: "pane", counter: 1, day: today - 2 },
    { name: "latte", counter: 2, day: today - 10 },
  ]);
  const kept = (dayWordsSaved: number) => {
    let text: string | undefined = before;
    const searching = {
      tenant: { ...shop.tenant, dayWordsSaved },
      searchHistory: {
        ...shop.searchHistory,
        read: () => text,
        save: (words: string) => void (text = words),
      },
    };
    rememberWord(searching, "mele");
    return pastWordsOf(searching);
  };
  expect(kept(30)).toEqual(["latte", "mele", "pane"]);
  expect(kept(7)).toEqual(["mele", "pane"]);
  expect(kept(1)).toEqual(["mele"]);
});
