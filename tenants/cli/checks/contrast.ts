const darkRules = /@media (?:screen and )?\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;

/**
 * Colours by token name: the first hex colour of each declaration, or of the token it references.
 * A later declaration wins. Ignores rules for dark screens.
 */
export const tokensOf = (css: string): Map<string, string> => colours(css.replace(darkRules, ""));

/** Colours on a dark screen; undefined if the theme has none and stays light. */
export function darkTokensOf(css: string): Map<string, string> | undefined {
  const dark = [...css.matchAll(darkRules)].map(([, rules = ""]) => rules).join("");
  return dark.includes("--") ? colours(css.replace(darkRules, "") + dark) : undefined;
}

function colours(css: string): Map<string, string> {
  const declared = new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;}]*)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const colourOf = (name: string, through: readonly string[] = []): string | undefined => {
    const value = declared.get(name) ?? "";
    const other = /^var\(--([\w-]+)\)/.exec(value)?.[1];
    if (other) return through.includes(other) ? undefined : colourOf(other, [...through, name]);
    return /#[0-9a-f]{6}\b/i.exec(value)?.[0].toLowerCase();
  };
  return new Map(
    [...declared.keys()].flatMap((name) => {
      const colour = colourOf(name);
      return colour ? [[name, colour] as const] : [];
    }),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const on = (grounds: string[], tokens: string[], least: number) =>
  grounds.flatMap((ground) => tokens.map((token) => ({ token, ground, least })));

/**
 * Colour pairs used together, with their minimum contrast (WCAG 1.4.3, 1.4.11).
 * It is 4.5 for text, and 3 for edges, icons and focus rings.
 */
export const pairs = [
  ...on(["ground", "surface"], ["ink", "quiet", "brand", "price", "saving", "ok", "warn", "error"], 4.5),
  ...on(["tint"], ["ink", "quiet", "brand"], 4.5),
  ...on(["brand", "brand-deep"], ["on-brand"], 4.5),
  ...on(["promo"], ["on-promo"], 4.5),
  ...on(["ok-soft"], ["ok", "ink", "quiet"], 4.5),
  ...on(["warn-soft"], ["warn", "ink", "quiet"], 4.5),
  ...on(["error-soft"], ["error", "ink", "quiet"], 4.5),
  ...on(["bar", "bar-hover"], ["on-bar"], 4.5),
  ...on(["bar-go"], ["on-bar-go"], 4.5),
  ...on(["bar-cart"], ["on-bar-cart"], 4.5),
  ...on(["count"], ["on-count"], 4.5),
  ...on(["add"], ["on-add"], 4.5),
  ...on(["foot"], ["on-foot"], 4.5),
  ...on(["hero"], ["on-hero"], 4.5),
  ...on(["hero-go"], ["on-hero-go"], 4.5),
  ...on(["ground", "surface", "tint"], ["edge", "focus"], 3),
  ...on(["surface"], ["star"], 3),
  ...on(["bar"], ["progress", "bar-edge"], 3),
  ...on(["hero"], ["hero-go"], 3),
];

export type WeakPair = {
  token: string;
  ground: string;
  least: number;
  ratio: number | undefined;
  /** on a dark screen */
  dark: boolean;
};

/**
 * Pairs of a theme that are missing (`ratio` undefined) or too weak.
 * Checks dark screens too if the theme has colours for them.
 */
export function weakPairs(css: string): WeakPair[] {
  const dark = darkTokensOf(css);
  return [...weakIn(tokensOf(css), false), ...(dark ? weakIn(dark, true) : [])];
}

const weakIn = (tokens: Map<string, string>, dark: boolean): WeakPair[] =>
  pairs
    .map(({ token, ground, least }) => {
      const [ink, paper] = [tokens.get(token), tokens.get(ground)];
      return { token, ground, least, ratio: ink && paper ? contrast(ink, paper) : undefined, dark };
    })
    .filter(({ ratio, least }) => ratio === undefined || ratio < least);
