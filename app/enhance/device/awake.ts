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
  /** the page came back while a lock was asked for, which it may not get because it was away */
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
      // refused: asked again when the page is looked at again
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
