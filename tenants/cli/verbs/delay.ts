import type { ConfigStore } from "../kv/config-store";

/**
 * Delay until shoppers see a change: an isolate rereads KV after 30 s, and KV propagates within 60
 * s.
 */
export const seenWithin = (store: ConfigStore): string =>
  store.public
    ? "Shoppers see it within a minute and a half everywhere, most of them within half a minute."
    : "The running shop shows it within a minute: load the page again.";
