/** A tenant's appearance beyond its settings. */
export type Look = {
  /** Theme of a tenant pushed to KV; absent if the build has its style sheet. */
  theme?: { href: string; text: string };
  /**
   * Background picture of the home page's welcome, from the theme; absent if the theme has none.
   */
  drawing?: string;
};
