/** Stands, in the address that suggestions lead to, for the place that is suggested. */
export const anyPlace = "PLACE";
