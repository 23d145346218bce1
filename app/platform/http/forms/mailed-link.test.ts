import { expect, test } from "vitest";
import { mailedFields } from "./mailed-link";

function drafts(longest = 2000) {
  const kept = new Map<string, Record<string, string>>();
  return {
    kept,
    draft: (page: string) => kept.get(page),
    saveDraft(page: string, fields: Record<string, string>) {
      if (JSON.stringify(fields).length > longest) return false;
      kept.set(page, fields);
      return true;
    },
    dropDraft: () => kept.clear(),
  };
}
const url = (query: string) => new URL(`http://shop.test/reset-password${query}`);
const names = ["e_mail", "reset_token"];

/** The redirect's target, or the fields. */
function open(shop: ReturnType<typeof drafts>, query: string) {
  try {
    return mailedFields(shop, url(query), names);
  } catch (redirect) {
    return redirect instanceof Response ? redirect.headers.get("Location") : redirect;
  }
}

// spec §4: tokens of mails: not in the address, not kept, not in the Referer
test("the fields of a mailed link move from the URL to the next page", () => {
  const shop = drafts();
  expect(open(shop, "")).toBeUndefined();
  expect(open(shop, "?reset_token=t%201&e_mail=a%40b.it&utm=x")).toBe("/reset-password");
  expect(open(shop, "")).toEqual({ e_mail: "a@b.it", reset_token: "t 1" });
});

// spec §4: tokens of mails: not in the address, not kept, not in the Referer
test("a link too long to store gives no fields and drops an earlier one", () => {
  const shop = drafts(100);
  open(shop, "?reset_token=good");
  expect(open(shop, `?reset_token=${"x".repeat(200)}`)).toBe("/reset-password");
  expect(open(shop, "")).toBeUndefined();
});
