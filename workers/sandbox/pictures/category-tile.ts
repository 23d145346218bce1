import type { PictureSpec } from "../catalogue/seed-types";
import { pictureParts } from "./draw-picture";

type Emblem = Pick<PictureSpec, "shape" | "kind" | "colour" | "accent" | "motif" | "inside">;

/** The typical product of each department, by slug. */
const emblems: Readonly<Record<string, Emblem>> = {
  "frutta-e-verdura": { shape: "tomato", kind: "vine", colour: "#d8321f", accent: "#3f8a35" },
  carne: { shape: "meat", kind: "bone-steaks", colour: "#b8323a", accent: "#f6e6d8" },
  pesce: { shape: "fish", kind: "bream", colour: "#8fa9b8", accent: "#3e5f73" },
  salumi: { shape: "sausage", kind: "salame", colour: "#9a2f34", accent: "#e9d7b2" },
  formaggi: { shape: "wedge", kind: "eyes", colour: "#f2cf6a", accent: "#c8962f" },
  "latte-e-yogurt": { shape: "carton", colour: "#2a7fc0", accent: "#ffffff", motif: "cow" },
  "uova-e-pasta-fresca": { shape: "egg-box", colour: "#d9a878", accent: "#8f9a8a", motif: "hen" },
  "pane-e-forno": { shape: "loaf", kind: "round", colour: "#c98a45", accent: "#8a5324" },
  pasta: { shape: "bag", kind: "penne", colour: "#1f4f8f", accent: "#f2c94a", motif: "wheat" },
  "riso-e-cereali": { shape: "bag", kind: "beans", colour: "#7a4a2a", accent: "#f0d9a8", motif: "wheat" },
  "sughi-e-conserve": { shape: "jar", kind: "smooth", colour: "#c8321f", accent: "#f6ecd2", motif: "tomato" },
  "olio-aceto-e-spezie": { shape: "bottle", colour: "#9aa53a", accent: "#3f5a22", motif: "olive" },
  colazione: { shape: "pastry", kind: "croissant", colour: "#d9953f", accent: "#8a5324" },
  "dolci-e-snack": { shape: "cake", kind: "ring", colour: "#b5713a", accent: "#f0a8c0" },
  "salati-e-aperitivo": { shape: "bag", kind: "crisps", colour: "#c8281f", accent: "#f2c94a", motif: "sun" },
  "acqua-e-bibite": { shape: "brick", colour: "#f08a1f", accent: "#fff2d8", motif: "lemon" },
  vino: { shape: "grapes", colour: "#5a2560", accent: "#4d8f3a" },
  "birra-e-liquori": { shape: "can", colour: "#d9a02a", accent: "#7a1f1f", motif: "wheat" },
  surgelati: {
    shape: "bag",
    kind: "balls",
    inside: "#6fae3f",
    colour: "#1e78c2",
    accent: "#dff1fb",
    motif: "mountain",
  },
  gelati: { shape: "ice-cream", kind: "cone", colour: "#f6d8b8", accent: "#7a4a2a" },
  infanzia: { shape: "bag", kind: "nappies", colour: "#5fb5d8", accent: "#ffffff", motif: "baby" },
  "igiene-e-bellezza": { shape: "dispenser", colour: "#e27ba4", accent: "#ffffff", motif: "flower" },
  detersivi: { shape: "jug", colour: "#2a6fc0", accent: "#ffffff", motif: "bubble" },
  "casa-e-cucina": { shape: "tool", kind: "pan", colour: "#3a3f46", accent: "#b8453a" },
  animali: { shape: "bag", kind: "kibble", colour: "#b8612a", accent: "#fff2d8", motif: "paw" },
  "senza-glutine-e-bio": { shape: "artichoke", colour: "#6f9a4a", accent: "#7a5a8a" },
};

/** Shapes too slim to fill a square. */
const slim: ReadonlySet<PictureSpec["shape"]> = new Set([
  "bottle",
  "tube",
  "spray",
  "dispenser",
  "sachet",
  "card",
]);

/**
 * Returns the product on a category's tile: its department's own, else the first best seller that
 * fills a square.
 */
export function tileGood(slug: string, bestSellers: readonly PictureSpec[]): PictureSpec | undefined {
  const emblem = emblems[slug];
  if (emblem) return { ...emblem, brand: "", name: "", pack: "", variant: 4 };
  return bestSellers.find(({ shape }) => !slim.has(shape)) ?? bestSellers[0];
}

/**
 * Draws a product `side` pixels wide and high, with less margin than in a row of products, on a
 * transparent background.
 */
export function drawCategoryTile(spec: PictureSpec, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="2 4 196 196">${pictureParts(spec, "thumb", "tile")}</svg>`;
}
