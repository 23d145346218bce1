import type { PhotographObject } from "./photograph-object";

declare global {
  namespace Cloudflare {
    /** What the tests find in `env`. */
    interface Env {
      PHOTOGRAPHS: DurableObjectNamespace<PhotographObject>;
    }
  }
}
