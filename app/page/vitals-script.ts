import script from "~/enhance/vitals.ts?script";
import { vitalsPath } from "~/lib/vitals";

/** Text of the script that measures a page (enhance/vitals.ts). */
export const vitalsScript: string = script.replace("ADDRESS", vitalsPath);
