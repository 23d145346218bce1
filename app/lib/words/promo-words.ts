import type { Promo } from "~/model/price";

/** Words that say no more than that something costs less. */
const bare = /^(in )?(promo(zion[ei])?|offert[ae]|scont[oi])[!. ]*$/i;

/** A promo's own words where they say more than what is saved, which stands beside them: "3x2" and "Sottocosto", but not "PROMO". */
export const wordsBesideSaving = ({ label }: Promo): string => (bare.test(label.trim()) ? "" : label);

/** Whether a promo's own words say that it stands in the flyer. */
export const isOfFlyer = ({ label }: Promo): boolean => /volantin/i.test(label);
