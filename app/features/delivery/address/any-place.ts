/** Placeholder for the suggested place's id in the URL of the suggestions. */
export const anyPlace = "PLACE";
