/** What the editors of a chain write about it that others would write otherwise. */
export type ChainContent = {
  /** as shoppers call it */
  name: string;
  vatNumber: string;
  rea: string;
  /** whole euros, as written; a cooperative has its number in the register of cooperatives instead */
  capital?: string;
  cooperativeRegister?: string;
  address: string;
  phone: string;
  email: string;
  certifiedMail: string;
  /** who settles disputes with consumers without a judge */
  adr: { name: string; url: string };
  /** since when its terms hold */
  validFrom: string;
  /** how it delivers, in a sentence */
  delivery: string;
  awards: { title: string; slug: string; text: string }[];
  services: { title: string; text: string }[];
  /** beside those that every chain answers */
  questions: Question[];
};

export type CategorySlug = "ordini" | "consegna" | "pagamenti" | "prodotti" | "profilo";
export type Question = { category: CategorySlug; slug: string; question: string; answer: string };
