import * as marks from "~/lib/marks";

/**
 * Keeps the screen on as long as a page that says so is in sight (the list in the store), and shows its sentence only while it does. A platform lets go
 * of the lock by itself where the page is left or the battery is low, and may refuse it; the page is the same then.
 */
export function startAwake(): void {
  const said = document.querySelector<HTMLElement>(`[${marks.awake}]`);
  if (!said || !("wakeLock" in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  const ask = async () => {
    if (document.hidden || asking || (lock && !lock.released)) return;
    asking = true;
    try {
      const got = await navigator.wakeLock.request("screen");
      lock = got;
      said.hidden = got.released;
      got.addEventListener("release", () => (said.hidden = true));
    } catch {
      // refused: asked again when the page is looked at again
    }
    asking = false;
  };
  document.addEventListener("visibilitychange", () => void ask());
  addEventListener("pageshow", () => void ask());
  addEventListener("pagehide", () => void lock?.release().catch(() => undefined));
  void ask();
}
