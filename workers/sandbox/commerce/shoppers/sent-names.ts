import * as z from "zod";

/** A name somebody goes by, as it was sent, in lower case; "" when it is none. */
export const lowerText = z.string().trim().toLowerCase().max(254).catch("");

/** A token or a password, as it was sent; "" when it is none. */
export const secretText = z.string().max(200).catch("");
