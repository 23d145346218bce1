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
  /** of its home page */
  slides: ChainSlide[];
  /** beside those that every chain answers */
  questions: Question[];
};

export type CategorySlug = "ordini" | "consegna" | "pagamenti" | "prodotti" | "profilo";
export type Question = { category: CategorySlug; slug: string; question: string; answer: string };

/**
 * `picture`: the slug of the department whose goods it shows. `from` and `to`: `MM-dd` of each year, both included; absent: always. `service`:
 * for those alone whose goods are delivered (2) or collected (1).
 */
export type ChainSlide = {
  title: string;
  text: string;
  picture: string;
  link: string;
  from?: string;
  to?: string;
  service?: 1 | 2;
};
