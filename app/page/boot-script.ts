import script from "~/enhance/boot.ts?script";

/**
 * Text of the page's own script (enhance/boot.ts); `module` is the address it fetches on demand.
 */
export const bootScript = (module: string): string => script.replace("MODULE", module);
