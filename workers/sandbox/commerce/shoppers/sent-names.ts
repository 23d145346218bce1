import * as z from "zod";

/** Parses a login, e-mail or username to lower case; "" if invalid. */
export const lowerText = z.string().trim().toLowerCase().max(254).catch("");

/** Parses a token or a password unchanged; "" if invalid. */
export const secretText = z.string().max(200).catch("");
