import * as build from "virtual:remix/server-build";
import { createStorefront } from "./storefront";

// Vite bundles from here, so that routes and Worker share one module graph: an error class thrown by one is the same class in the other.
const storefront = createStorefront(build, import.meta.env.DEV, import.meta.env.MAPPING_ID);

export default { fetch: storefront.fetch };
