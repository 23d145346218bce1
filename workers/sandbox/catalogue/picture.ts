import type { Brand } from "./brands";
import { flavourColour } from "./colours";
import { type Emblem, emblemOf, emblems } from "./emblems";
import type { Good } from "./family-text";
import { between } from "./hash";
import { kinds, type Kind } from "./kinds";
import type { PictureSpec, Shape } from "./seed-types";
import { sentenceOf } from "./sentence";

/**
 * Transparent packs and products without a pack: the product's own colour is the main one, the
 * brand's is the label's.
 */
const bare: ReadonlySet<Shape> = new Set<Shape>([
  "bottle",
  "jar",
  "tray",
  "net",
  "wedge",
  "fresh-cheese",
  "loaf",
  "bread",
  "cake",
  "fish",
  "meat",
  "sausage",
  "apple",
  "pear",
  "citrus",
  "banana",
  "grapes",
  "berry",
  "melon",
  "stone-fruit",
  "tomato",
  "leafy",
  "root",
  "bulb",
  "aubergine",
  "courgette",
  "pepper",
  "cabbage",
  "mushroom",
  "herb",
  "nuts",
  "ice-cream",
  "egg-box",
  "pineapple",
  "kiwi",
  "avocado",
  "mango",
  "papaya",
  "pomegranate",
  "coconut",
  "dragon-fruit",
  "passion-fruit",
  "star-fruit",
  "dates",
  "fig",
  "persimmon",
  "pumpkin",
  "artichoke",
  "asparagus",
  "leek",
  "celery",
  "pods",
  "ginger",
  "shellfish",
  "prawns",
  "cephalopod",
  "fillet",
  "pizza",
  "fried",
  "pastry",
]);

const isGlutenFree = (good: Good, brand: Brand): boolean =>
  brand.mark === "SENZA GLUTINE" || good.settings.cls === "Senza glutine" || /SENZA GLUTINE/.test(good.name);

/**
 * Chooses the drawing of a product: natural colours if it is visible, the brand's colours if it is
 * packed.
 * A tub has the colour of its flavour.
 */
export function pictureOf(good: Good, brand: Brand, name: string, pack: string): PictureSpec {
  const [shape = "box", colour = brand.colour, accent = brand.accent, motif] = (
    good.settings.look ?? ""
  ).split(" ");
  const [drawn, kind] = readShape(good.shape ?? shape);
  const own = good.colours[0] ?? flavourColour(good.variant || good.name);
  const isLoose = pack === "al kg" || (pack === "1 pz" && bare.has(drawn));
  // products in a window have their stated colour, tartlets else the colour of their jam
  const seen = good.colours[0] ?? (kind === "tartlets" ? own : undefined);
  const flavoured = drawn === "tub" && own !== undefined;
  const colours = flavoured
    ? { colour: own, accent: brand.accent }
    : bare.has(drawn)
      ? {
          colour: own ?? colour,
          accent: good.colours[1] ?? (isLoose || drawn === "wedge" ? accent : brand.colour),
        }
      : {
          colour: brand.colour,
          accent: own ?? good.colours[1] ?? (colour === brand.colour ? brand.accent : colour),
        };
  return {
    shape: drawn,
    ...(kind ? { kind } : {}),
    ...(kind && seen && !bare.has(drawn) ? { inside: seen } : {}),
    colour: colours.colour,
    accent: isNear(colours.colour, colours.accent) ? brand.accent : colours.accent,
    brand: isLoose ? "" : brand.name,
    name: sentenceOf(name),
    pack: pack === "al kg" ? "" : pack,
    motif: emblemOf(name, readEmblem(motif), isGlutenFree(good, brand)),
    variant: between(0, 9999, "picture", name, brand.name, pack),
  };
}

/** True if two hex colours are hard to distinguish. */
function isNear(one: string, other: string): boolean {
  const far = [1, 3, 5].reduce(
    (sum, at) => sum + Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)),
    0,
  );
  return far < 48;
}

const shapes: ReadonlySet<string> = new Set<Shape>([
  ...bare,
  "jug",
  "can",
  "carton",
  "box",
  "bag",
  "sachet",
  "tub",
  "tube",
  "brick",
  "roll",
  "spray",
  "dispenser",
  "crate",
  "cup",
  "card",
  "tool",
]);
function isShape(word: string): word is Shape {
  return shapes.has(word);
}

/** Parses `shape` or `shape/kind`. */
function readShape(text: string): [Shape, Kind?] {
  const [shape = "", kind] = text.split("/");
  if (!isShape(shape)) throw new Error(`Unknown shape "${shape}"`);
  if (kind === undefined) return [shape];
  const known = kindsOf.get(shape)?.find((one) => one === kind);
  if (!known) throw new Error(`Unknown kind "${kind}" of shape "${shape}"`);
  return [shape, known];
}

const kindsOf = new Map<string, readonly Kind[]>(Object.entries(kinds));

function readEmblem(word: string | undefined): Emblem | undefined {
  const known = emblems.find((one) => one === word);
  if (word !== undefined && !known) throw new Error(`Unknown emblem "${word}"`);
  return known;
}
