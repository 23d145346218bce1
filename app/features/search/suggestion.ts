/** One line under the search field, ready to show. */
export type Suggestion =
  | { kind: "word"; text: string; href: string }
  | { kind: "category"; text: string; note?: string; href: string }
  | { kind: "product"; text: string; note: string; price: string; image: string; href: string };

/** What the field asks as one types; answers `{ suggestions }`. */
export const suggestPath = (typed: string): string => `/search/suggest?${new URLSearchParams({ q: typed })}`;

export const searchPath = (query: string): string => `/search?${new URLSearchParams({ query })}`;
