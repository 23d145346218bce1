import script from "~/enhance/vitals.ts?script";
import { vitalsPath } from "~/lib/vitals";

/** The script that measures a page (enhance/vitals.ts) as text. */
export const vitalsScript: string = script.replace("ADDRESS", vitalsPath);
