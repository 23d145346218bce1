import script from "~/enhance/boot.ts?script";

/** The page's own script (enhance/boot.ts) as text; `module` is the address of what it fetches once it is wanted. */
export const bootScript = (module: string): string => script.replace("MODULE", module);
