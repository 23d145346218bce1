/**
 * Time for which a browser stores a registration, in seconds. It covers the typed fields, since a
 * shopper may have to look up the fiscal code. After the submission it covers the e-mail and the
 * fact that this browser sent it.
 */
export const rememberedFor = 3600;
