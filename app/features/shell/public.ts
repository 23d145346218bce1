/** What other features may use of the frame. */
export { metaTags, seo, type Seo } from "./seo";
export { pageMeta } from "./page-meta";
export type { LineSummary } from "./cart-summary";
export { useHere, useShell } from "./use-shell";
export { ErrorPage } from "./error-page";
export { SearchForm } from "./search-form";
export { menuTree, type MenuNode } from "./menu";
