import type { PhotographObject } from "./photographs/photograph-object";
import type { ShopObject } from "./shop-object";

declare global {
  namespace Cloudflare {
    /** What the tests find in `env`. */
    interface Env {
      SHOP: DurableObjectNamespace<ShopObject>;
      PHOTOGRAPHS: DurableObjectNamespace<PhotographObject>;
    }
  }
}
