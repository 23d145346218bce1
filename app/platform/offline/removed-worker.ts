import { scope } from "./scope";

/**
 * Replaces the service worker after an operator has switched it off: it deletes all caches, handles
 * no request, and unregisters. Open pages stay unchanged.
 */
export function removeWorker(): void {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  // also in a browser whose cache storage fails
  const go = () => scope.registration.unregister();
  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) => event.waitUntil(clear().then(go, go)));
}
