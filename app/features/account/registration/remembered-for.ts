/**
 * For how long, in seconds, a browser remembers what belongs to a registration: what was typed, since a shopper may have to look for the fiscal code,
 * and once it was sent its e-mail, and that it was sent here.
 */
export const rememberedFor = 3600;
