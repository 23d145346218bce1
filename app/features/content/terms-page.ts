/** The terms of sale, among the content pages. */
export const termsPage = "condizioni-di-vendita";
