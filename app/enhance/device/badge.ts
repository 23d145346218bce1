import * as marks from "~/lib/marks";
import { badgeNote } from "~/lib/badge";
import { isInstalled } from "./installed";

const count = `[${marks.part}="cart"] .cart-count`;
const logout = "/logout";

let told: number | undefined;

/** Puts the number on the app's icon; none for 0. What the platform refuses is left out. */
async function tell(number: number): Promise<void> {
  if (told === number) return;
  told = number;
  try {
    await (number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge());
    // for the worker, which takes it away where the session ends by itself
    if (number > 0) navigator.serviceWorker?.controller?.postMessage(badgeNote);
  } catch {
    // told again with the next number
    told = undefined;
  }
}

const tellCart = () => tell(Number(document.querySelector(count)?.textContent ?? 0));

/** The cart's pieces on the icon of an installed shop (as on the cart's link), as long as somebody is signed in. */
export function startBadge(): void {
  if (!("setAppBadge" in navigator) || !isInstalled()) return;
  void tellCart();
  new MutationObserver(() => void tellCart()).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  // another window may have told its own
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    told = undefined;
    void tellCart();
  });
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.action.endsWith(logout)) void tell(0);
  });
}
