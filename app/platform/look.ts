/** What a chain's pages look like, beside what its settings say. */
export type Look = {
  /** the theme of a chain that was pushed; absent: the build has its sheet */
  theme?: { href: string; text: string };
  /** the picture behind the welcome of the home page, as the theme names it; absent: it names none */
  drawing?: string;
};
