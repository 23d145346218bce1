import type { PhotographObject } from "./photographs/photograph-object";
import type { ShopObject } from "./shop-object";

declare global {
  namespace Cloudflare {
    /** Bindings of the tests in `env`. */
    interface Env {
      SHOP: DurableObjectNamespace<ShopObject>;
      PHOTOGRAPHS: DurableObjectNamespace<PhotographObject>;
    }
  }
}
