import * as marks from "~/lib/marks";

/**
 * Holds a screen wake lock while a page with the `awake` mark is visible (the list in the store).
 * Its sentence shows only while the lock is active. The platform may refuse the lock.
 * It also releases the lock when the page is hidden or the battery is low.
 */
export function startAwake(): void {
  const said = document.querySelector<HTMLElement>(`[${marks.awake}]`);
  if (!said || !("wakeLock" in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  /** true if the page became visible during a request that may fail because the page was hidden */
  let cameBack = false;
  let left = false;
  const ask = async () => {
    if (document.hidden || left || (lock && !lock.released)) return;
    if (asking) return void (cameBack = true);
    asking = true;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (said.hidden = true));
      if (document.hidden || left) await lock.release();
      said.hidden = lock.released;
    } catch {
      // refused: requested again when the page becomes visible
    }
    asking = false;
    if (!cameBack) return;
    cameBack = false;
    await ask();
  };
  document.addEventListener("visibilitychange", () => void ask());
  addEventListener("pageshow", () => {
    left = false;
    void ask();
  });
  addEventListener("pagehide", () => {
    left = true;
    void lock?.release().catch(() => undefined);
  });
  void ask();
}
