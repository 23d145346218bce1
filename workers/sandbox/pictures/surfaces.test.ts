import { describe, expect, it } from "vitest";
import type { Kind } from "../catalogue/kinds";
import type { PictureSpec, Shape } from "../catalogue/seed-types";
import { drawPicture } from "./draw-picture";

const drawn = (shape: Shape, kind: Kind, name = "prova", variant = 1): string => {
  const spec: PictureSpec = {
    shape,
    kind,
    colour: "#b8544a",
    accent: "#c9a66a",
    brand: "",
    name,
    pack: "",
    variant,
  };
  return drawPicture(spec, "thumb");
};

/**
 * Number of light filters on a surface; each costs about 15 ms when a small picture is rendered.
 */
const lights = (picture: string): number => picture.match(/<fe(Diffuse|Specular)Lighting/g)?.length ?? 0;

describe("surfaces", () => {
  it("match their material: raw meat is wet without grain, bread has grain and no shine", () => {
    for (const kind of ["ribeye", "cheeks", "shank", "cubes", "leg", "shoulder", "tripe"] as const) {
      expect(drawn("meat", kind), kind).toContain("feSpecularLighting");
      expect(drawn("meat", kind), kind).not.toContain("feDiffuseLighting");
    }
    for (const kind of ["wholemeal", "semolina", "baguette"] as const) {
      expect(drawn("loaf", kind), kind).toContain("feDiffuseLighting");
      expect(drawn("loaf", kind), kind).not.toContain("feSpecularLighting");
    }
  });

  it("give plaice orange spots and cod a silver-grey skin", () => {
    const [plaice, cod] = [drawn("fillet", "flat"), drawn("fillet", "cod")];
    expect(plaice).toContain("#ee7f26");
    expect(cod).toContain("#69757d");
    expect(cod).not.toContain("#ee7f26");
  });

  it("show a speck as a whole slab or as slices, by variant", () => {
    const ways = [0, 1, 2, 3].map((variant) => drawn("meat", "speck", "speck", variant));
    const slabs = ways.map((picture) => picture.includes("M14 68Q16 60"));
    expect(slabs).toEqual([true, true, false, false]);
  });

  it("are one or two in a picture", () => {
    const goods = [
      ["meat", "bone-steaks"],
      ["meat", "speck"],
      ["fillet", "flat"],
      ["loaf", "semolina"],
      ["fresh-cheese", "brie"],
      ["wedge", "half"],
    ] as const;
    for (const [shape, kind] of goods) expect(lights(drawn(shape, kind)), kind).toBeLessThanOrEqual(2);
  });

  it("tell the birds in their trays apart by their legs", () => {
    const birds = ["Faraona intera", "Anatra intera", "Cappone", "Galletto", "Pollo intero"].map((name) =>
      drawn("tray", "bird", name),
    );
    const legs = ["#5b4a4c", "#dd8f3c", "#e9b84a", "#efc36a", "#f0c860"];
    birds.forEach((bird, i) => expect(legs.filter((leg) => bird.includes(leg))).toEqual([legs[i]]));
  });

  it("draw the three ricotte as three", () => {
    const all = ["Ricotta romana di pecora", "Ricotta vaccina", "Ricotta di bufala"].map((name) =>
      drawn("fresh-cheese", "ricotta", name).replace(/p[0-9a-z]{4,6}(?=["')])|-?[\d.]+/g, ""),
    );
    expect(new Set(all).size).toBe(3);
  });

  it("shrink a good that reaches the edge of its field", () => {
    expect(drawn("fresh-cheese", "braid")).toContain('<g transform="translate(12 14.4)scale(.88)">');
    expect(drawn("leafy", "upright")).toContain("scale(.92)");
    expect(drawn("leafy", "bunch")).not.toContain("scale(.92)");
  });
});
