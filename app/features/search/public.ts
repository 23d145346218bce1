import { lazy } from "react";

/** Suggestions for a search field: a chunk of their own, asked for when a field is used. One that does not come is none. */
export const Suggestions = lazy(() => import("./suggestions").catch(() => ({ default: () => null })));
