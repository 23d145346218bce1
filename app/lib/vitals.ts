/** Path that receives a page's web vitals, sent only by `navigator.sendBeacon`. */
export const vitalsPath = "/vitals";

/** Measured vitals in milliseconds; CLS is a ratio. */
export const vitalNames = ["LCP", "INP", "CLS", "TTFB", "FCP"] as const;
export type VitalName = (typeof vitalNames)[number];
