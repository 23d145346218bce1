/** Where a page's web vitals are told, by `navigator.sendBeacon` alone. */
export const vitalsPath = "/vitals";

/** What is measured of a page: milliseconds, of CLS a share. */
export const vitalNames = ["LCP", "INP", "CLS", "TTFB", "FCP"] as const;
export type VitalName = (typeof vitalNames)[number];
