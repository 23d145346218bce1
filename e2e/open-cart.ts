import type { Page } from "@playwright/test";
import { awake } from "./fixtures";
import type { Login } from "./sandbox";
import { signIn } from "./steps";

/** The cart on its page, or in its drawer over the home. */
export async function openCart(page: Page, who: Login, where: "page" | "drawer") {
  await signIn(page, who, where === "page" ? "/cart" : "/");
  await awake(page);
  if (where === "page") return page.getByRole("main");
  // in the header, or on a phone in the bar below
  await page
    .getByRole("link", { name: /^Carrello/ })
    .first()
    .click();
  return page.getByRole("dialog", { name: "Carrello" });
}
