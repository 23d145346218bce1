import type { Promo } from "~/model/price";

/** Matches labels that only announce a lower price. */
const bare = /^(in )?(promo(zion[ei])?|offert[ae]|scont[oi])[!. ]*$/i;

/**
 * Returns a promo's label if it adds to the saving shown beside it: "3x2" and "Sottocosto", but not
 * "PROMO".
 */
export const wordsBesideSaving = ({ label }: Promo): string => (bare.test(label.trim()) ? "" : label);

/** True if a promo's label mentions the flyer. */
export const isOfFlyer = ({ label }: Promo): boolean => /volantin/i.test(label);
