import type { ConfigStore } from "../kv/config-store";

/** When shoppers see what was written: an isolate reads KV anew after 30 s, and KV itself takes up to 60 s to reach every place. */
export const seenWithin = (store: ConfigStore): string =>
  store.public
    ? "Shoppers see it within a minute and a half everywhere, most of them within half a minute."
    : "The running shop shows it within a minute: load the page again.";
