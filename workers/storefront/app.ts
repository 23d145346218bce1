import * as build from "virtual:remix/server-build";
import { takeOverConsole } from "~/platform/log-line";
import { createStorefront } from "./storefront";

// In development the console belongs to Vite.
if (!import.meta.env.DEV) takeOverConsole(console);

// Vite bundles from this file, so routes and Worker share one module graph: an error class is the
// same class in both.
const storefront = createStorefront(build, import.meta.env.DEV, import.meta.env.MAPPING_ID);

export default { fetch: storefront.fetch };
