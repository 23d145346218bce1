import { describe, expect, it } from "vitest";
import { emblems } from "../catalogue/emblems";
import type { PictureSpec, Shape } from "../catalogue/seed-types";
import { drawPicture } from "./draw-picture";
import { kinds } from "../catalogue/kinds";
import { textWidth } from "./text-fit";
import { bytes, faultOf, idsOf, referencesOf } from "./testing";

const packs = [
  "bottle",
  "jug",
  "jar",
  "can",
  "carton",
  "box",
  "bag",
  "sachet",
  "tray",
  "tub",
  "tube",
  "brick",
  "roll",
  "spray",
  "dispenser",
  "net",
  "cup",
  "egg-box",
  "card",
  "tool",
] as const;
const fresh = [
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
  "crate",
  "ice-cream",
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
] as const;
const shapes: readonly Shape[] = [...packs, ...fresh];
const motifs = [...emblems, undefined];
const colours = [
  "#d8281f",
  "#f3d02a",
  "#3f7fd0",
  "#f6f4ee",
  "#43204f",
  "#5aa03a",
  "#f08a6a",
  "#b5763a",
] as const;

function specOf(shape: Shape, variant: number): PictureSpec {
  return {
    shape,
    colour: colours[variant % colours.length] ?? "#888888",
    accent: colours[(variant * 3 + 1) % colours.length] ?? "#444444",
    brand: "L'Orto & Co <1>",
    name: 'Passata "rustica" di pomodorini datterini',
    pack: "2 x 420 g",
    motif: motifs[variant % motifs.length],
    variant,
  };
}

const variants = Array.from({ length: 24 }, (_, i) => i);
const average = (all: string[]) => all.reduce((sum, one) => sum + bytes(one), 0) / all.length;

describe.each(shapes)("%s", (shape) => {
  const thumbs = variants.map((variant) => drawPicture(specOf(shape, variant), "thumb"));
  const photos = variants.map((variant) => drawPicture(specOf(shape, variant), "photo"));

  it("is well-formed, without script, outside address or broken number", () => {
    for (const picture of [...thumbs, ...photos]) {
      expect(faultOf(picture)).toBeUndefined();
      expect(picture).not.toMatch(/<script|foreignObject|<image|NaN|undefined|Infinity|--\d/);
    }
  });

  it("has ids of its own, each used and each found", () => {
    for (const picture of [...thumbs, ...photos]) {
      const ids = idsOf(picture);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(referencesOf(picture))).toEqual(new Set(ids));
    }
    const all = [...thumbs, ...photos].flatMap(idsOf);
    expect(new Set(all).size).toBe(all.length);
  });

  it("differs from product to product and is the same again for the same one", () => {
    const withoutIds = photos.map((photo) => photo.replace(/p[0-9a-z]{4,6}(?=["')])/g, ""));
    expect(new Set(withoutIds).size).toBe(photos.length);
    expect(drawPicture(specOf(shape, 5), "photo")).toBe(photos[5]);
  });

  it("stays light", () => {
    expect(Math.max(...thumbs.map((one) => bytes(one)))).toBeLessThan(5000);
    expect(Math.max(...photos.map((one) => bytes(one)))).toBeLessThan(7500);
  });
});

describe.each(shapes.flatMap((shape) => (shape in kinds ? [shape] : [])))("kinds of %s", (shape) => {
  const named = Object.entries(kinds).flatMap(([of, list]) => (of === shape ? [...list] : []));
  const drawn = named.map((kind) => {
    const spec: PictureSpec = { ...specOf(shape, 4), kind };
    return { thumb: drawPicture(spec, "thumb"), photo: drawPicture(spec, "photo") };
  });

  it("are each well-formed, light and different", () => {
    for (const { thumb, photo } of drawn) {
      for (const picture of [thumb, photo]) {
        expect(faultOf(picture)).toBeUndefined();
        expect(picture).not.toMatch(/NaN|undefined|Infinity|--\d/);
        expect(new Set(referencesOf(picture))).toEqual(new Set(idsOf(picture)));
      }
      expect(bytes(thumb)).toBeLessThan(6000);
      expect(bytes(photo)).toBeLessThan(10_000);
    }
    const withoutIds = drawn.map(({ photo }) => photo.replace(/p[0-9a-z]{4,6}(?=["')])/g, ""));
    expect(new Set(withoutIds).size).toBe(named.length);
  });
});

describe("packs", () => {
  it("carry the brand, the name and, where there is room for small print, the weight", () => {
    for (const shape of packs) {
      const spec: PictureSpec = { ...specOf(shape, 3), brand: "Alba", name: "Riso", pack: "1 kg" };
      expect(drawPicture(spec, "thumb").toLowerCase()).toContain(">alba<");
      expect(drawPicture(spec, "thumb")).toContain(">Riso<");
      expect(drawPicture(spec, "photo")).toContain(">1 kg<");
      expect(drawPicture(spec, "thumb")).not.toContain(">1 kg<");
    }
  });

  it("squeeze a word that no size can hold, and never let a line be wider than the picture", () => {
    for (const shape of packs) {
      for (const variant of variants) {
        const spec: PictureSpec = {
          ...specOf(shape, variant),
          name: "Supercalifragilistichespiralidoso&naturale",
        };
        const photo = drawPicture(spec, "photo");
        const groups = [...photo.matchAll(/<g font-size="([\d.]+)"[^>]*>((?:<text.*?<\/text>)+)/g)];
        expect(groups.length, `${shape} ${variant}`).toBeGreaterThan(0);
        for (const [, size, inside] of groups) {
          for (const [, attributes, line] of (inside ?? "").matchAll(/<text([^>]*)>([^<]*)/g)) {
            const squeezed = /textLength="([\d.]+)"/.exec(attributes ?? "");
            const width = squeezed
              ? Number(squeezed[1])
              : textWidth((line ?? "").replace(/&[^;]+;/g, "&"), { serif: false }) * Number(size);
            expect(width).toBeLessThan(150);
          }
        }
      }
    }
  });

  it("use at least five label layouts", () => {
    const layouts = variants.map((variant) =>
      drawPicture(specOf("box", variant), "photo").replace(/[-\d.]+|#\w+|<text.*?<\/text>/g, ""),
    );
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(5);
  });
});

it("keeps the average of a shop's pictures under 2.5 kB for thumbs and 6 kB for photos", () => {
  const specs = shapes.flatMap((shape) => variants.slice(0, 8).map((variant) => specOf(shape, variant)));
  expect(average(specs.map((spec) => drawPicture(spec, "thumb")))).toBeLessThan(2500);
  expect(average(specs.map((spec) => drawPicture(spec, "photo")))).toBeLessThan(6000);
});

it("escapes what it prints", () => {
  const photo = drawPicture({ ...specOf("box", 1), brand: "A&B", name: "<b>" }, "photo");
  expect(photo).toContain("A&amp;B");
  expect(photo).toContain("&lt;b&gt;");
  expect(photo).not.toContain("<b>");
});
