import { scope } from "./scope";

/** What takes the worker's place where an operator has switched it off: it keeps nothing, answers nothing, and goes. Pages stay as they are. */
export function removeWorker(): void {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  // a browser whose store is broken lets it go all the same
  const go = () => scope.registration.unregister();
  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) => event.waitUntil(clear().then(go, go)));
}
