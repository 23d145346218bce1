import * as build from "virtual:remix/server-build";
import { takeOverConsole } from "~/platform/log-line";
import { createStorefront } from "./storefront";

// While developing, the console is Vite's own.
if (!import.meta.env.DEV) takeOverConsole(console);

// Vite bundles from here, so that routes and Worker share one module graph: an error class thrown by one is the same class in the other.
const storefront = createStorefront(build, import.meta.env.DEV, import.meta.env.MAPPING_ID);

export default { fetch: storefront.fetch };
