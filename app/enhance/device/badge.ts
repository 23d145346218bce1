import * as marks from "~/lib/marks";
import { badgeNote } from "~/lib/badge";
import { isInstalled } from "./installed";

const count = `[${marks.part}="cart"] .cart-count`;
const logout = "/logout";

let told: number | undefined;

/** Sets the number on the app's icon; 0 clears it. Ignores a refusal of the platform. */
async function tell(number: number): Promise<void> {
  if (told === number) return;
  told = number;
  try {
    await (number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge());
    // lets the service worker clear the number when the session expires
    if (number > 0) navigator.serviceWorker?.controller?.postMessage(badgeNote);
  } catch {
    // retried with the next number
    told = undefined;
  }
}

const tellCart = () => tell(Number(document.querySelector(count)?.textContent ?? 0));

/**
 * Shows the cart's pieces on the icon of the installed shop, as on the cart's link, while signed
 * in.
 */
export function startBadge(): void {
  if (!("setAppBadge" in navigator) || !isInstalled()) return;
  void tellCart();
  new MutationObserver(() => void tellCart()).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  // another window may have set its own number
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    told = undefined;
    void tellCart();
  });
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.action.endsWith(logout)) void tell(0);
  });
}
