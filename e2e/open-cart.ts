import type { Page } from "@playwright/test";
import { awake } from "./fixtures";
import type { Login } from "./sandbox";
import { signIn } from "./steps";

/** Opens the cart on its page, or in its drawer over the home. */
export async function openCart(page: Page, who: Login, where: "page" | "drawer") {
  await signIn(page, who, where === "page" ? "/cart" : "/");
  await awake(page);
  if (where === "page") return page.getByRole("main");
  // The link is in the header, on a phone in the bottom bar.
  await page
    .getByRole("link", { name: /^Carrello/ })
    .first()
    .click();
  return page.getByRole("dialog", { name: "Carrello" });
}
