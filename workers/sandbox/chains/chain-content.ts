/** Texts and facts that differ between chains. */
export type ChainContent = {
  /** the name known to shoppers */
  name: string;
  vatNumber: string;
  rea: string;
  /**
   * whole euros, as printed; a cooperative has its number in the register of cooperatives instead
   */
  capital?: string;
  cooperativeRegister?: string;
  address: string;
  phone: string;
  email: string;
  certifiedMail: string;
  /** body for the out-of-court settlement of consumer disputes */
  adr: { name: string; url: string };
  /** start of validity of its terms */
  validFrom: string;
  /** a sentence about delivery */
  delivery: string;
  awards: { title: string; slug: string; text: string }[];
  services: { title: string; text: string }[];
  /** slides of its home page */
  slides: ChainSlide[];
  /** further questions, besides those of every chain */
  questions: Question[];
};

export type CategorySlug = "ordini" | "consegna" | "pagamenti" | "prodotti" | "profilo";
export type Question = { category: CategorySlug; slug: string; question: string; answer: string };

/**
 * A slide of the home page:
 * - `picture`: slug of the department in the picture
 * - `from` and `to`: `MM-dd` of each year, both included; absent = always
 * - `service`: only for delivery (2) or pickup (1)
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
