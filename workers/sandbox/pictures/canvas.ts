import type { PictureSpec } from "../catalogue/seed-types";
import { darken, lighten, nuance } from "./colour";
import type { Kind } from "../catalogue/kinds";

export type Size = "thumb" | "photo" | "large";
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Returns markup with numbers rounded to a tenth; false and undefined become empty. */
export function svg(parts: TemplateStringsArray, ...values: (string | number | false | undefined)[]): string {
  let out = parts[0] ?? "";
  values.forEach((value, i) => {
    const text = typeof value === "number" ? String(Math.round(value * 10) / 10) : value || "";
    out += text.replace(/^(-?)0\./, "$1.") + (parts[i + 1] ?? "");
  });
  return out;
}

function short(value: number): string {
  return String(value).replace(/^0\./, ".");
}

/** 32-bit FNV-1a with a final mix, so similar texts get different values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * Canvas of one picture: collects gradients, clips and symbols with ids of its own, and gives the
 * product's random values.
 */
export class Canvas {
  readonly detailed: boolean;
  /** the product to draw, in its own shade of its colour */
  readonly spec: PictureSpec;
  private readonly prefix: string;
  private readonly defined = new Map<string, string>();
  private readonly seed: string;
  /** pixels per unit of the 200 x 200 field: filters take heights in pixels */
  private readonly pixels: number;

  constructor(spec: PictureSpec, size: Size, salt = "") {
    this.detailed = size !== "thumb";
    this.pixels = { thumb: 1.2, photo: 3, large: 6 }[size];
    this.seed = `${spec.shape}|${spec.variant}|${spec.name}`;
    const own = hash(`${JSON.stringify(spec)}|${size}|${salt}`);
    this.spec = {
      ...spec,
      colour: nuance(spec.colour, this.vary("tone", -3, 3), this.vary("depth of tone", -0.02, 0.02)),
    };
    this.prefix = `p${own.toString(36).slice(-4)}`;
  }

  /** Returns a number between the two, constant for the same product and salt. */
  vary(salt: string, from: number, to: number): number {
    return from + ((to - from) * hash(`${this.seed}|${salt}`)) / 0x100000000;
  }

  pick<T>(salt: string, list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.vary(salt, 0, list.length))] ?? list[0];
  }

  /** Returns the kind from the name, or a random kind of the list. */
  kind<T extends Kind>(list: readonly T[], otherwise: readonly [T, ...T[]]): T {
    return list.find((one) => one === this.spec.kind) ?? this.pick("kind", otherwise);
  }

  chance(salt: string, share = 0.5): boolean {
    return this.vary(salt, 0, 1) < share;
  }

  private define(build: (id: string) => string): string {
    const key = build("");
    const known = this.defined.get(key);
    if (known !== undefined) return known;
    const id = `${this.prefix}${String.fromCharCode(97 + (this.defined.size % 26))}${this.defined.size >= 26 ? Math.floor(this.defined.size / 26) : ""}`;
    this.defined.set(key, id);
    return id;
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop${offset ? ` offset="${short(offset)}"` : ""} stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${short(opacity)}"`}/>`,
      )
      .join("");
  }

  across(...stops: Stop[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}">${this.stops(stops)}</linearGradient>`)})`;
  }

  down(...stops: Stop[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}" x2="0" y2="1">${this.stops(stops)}</linearGradient>`)})`;
  }

  radial(x: number, y: number, r: number, ...stops: Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}"${x === 0.5 ? "" : ` cx="${short(x)}"`}${y === 0.5 ? "" : ` cy="${short(y)}"`}${r === 0.5 ? "" : ` r="${short(r)}"`}>${this.stops(stops)}</radialGradient>`)})`;
  }

  /** A lit ball: light from the upper left. */
  ball(colour: string): string {
    return this.radial(
      0.36,
      0.3,
      0.75,
      [0, lighten(colour, 0.42)],
      [0.45, colour],
      [1, darken(colour, 0.42)],
    );
  }

  /** A turned body of one colour: dark at both edges, light at a third of its width. */
  turned(colour: string): string {
    return this.across(
      [0, darken(colour, 0.4)],
      [0.3, lighten(colour, 0.3)],
      [0.55, colour],
      [1, darken(colour, 0.5)],
    );
  }

  /**
   * Filter for an uneven surface, lit from the upper left like all pictures.
   * Grain is `across` by `down` units wide and `depth` high; `round` is the width of rounded edges.
   */
  relief(across: number, down: number, depth: number, round = 0): string {
    const grain = `<feTurbulence type="fractalNoise" baseFrequency="${short(Math.round(1000 / across) / 1000)} ${short(Math.round(1000 / down) / 1000)}" numOctaves="${this.detailed ? 3 : 2}"${round ? ' result="n"' : ""}/>`;
    const edge =
      round > 0
        ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}"/><feComposite in2="n" operator="arithmetic" k2=".6" k3="${short(Math.round(((depth * 0.6) / (round * 2.2)) * 100) / 100)}"/>`
        : "";
    const high = Math.round((round > 0 ? round * 3.6 : depth) * this.pixels * 10) / 10;
    return ` filter="url(#${this.define((id) => `<filter id="${id}" x="-.03" y="-.03" width="1.06" height="1.06" color-interpolation-filters="sRGB">${grain}${edge}<feDiffuseLighting surfaceScale="${high}"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1=".92" k3=".3"/></filter>`)})"`;
  }

  /**
   * Filter for the wet, smooth surface of raw meat and fish: soft lights `across` by `down` units
   * wide, without grain.
   * The lights are invisible on white fat and bone.
   */
  moist(across: number, down: number, strength = 0.38): string {
    const swell = `<feTurbulence type="fractalNoise" baseFrequency="${short(Math.round(1000 / across) / 1000)} ${short(Math.round(1000 / down) / 1000)}" numOctaves="1"/>`;
    const light = `<feSpecularLighting surfaceScale="${Math.round(across * this.pixels * 1.3) / 10}" specularExponent="30" lighting-color="#fff6ee"><feDistantLight azimuth="235" elevation="52"/></feSpecularLighting><feComposite in2="SourceAlpha" operator="in"/>`;
    return ` filter="url(#${this.define((id) => `<filter id="${id}" x="-.03" y="-.03" width="1.06" height="1.06" color-interpolation-filters="sRGB">${swell}${light}<feComposite in2="SourceGraphic" operator="arithmetic" k2="${short(strength)}" k3=".96"/></filter>`)})"`;
  }

  /** Filter for blur of `wide` units. */
  blur(wide: number): string {
    return ` filter="url(#${this.define((id) => `<filter id="${id}" x="-.2" y="-.3" width="1.4" height="1.6"><feGaussianBlur stdDeviation="${wide}"/></filter>`)})"`;
  }

  clip(shape: string): string {
    return ` clip-path="url(#${this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`;
  }

  /** Defines markup for `stamp` and returns its id. */
  symbol(content: string): string {
    return this.define((id) => `<g id="${id}">${content}</g>`);
  }

  /** Returns the definitions used by the drawn body, including nested ones. */
  defs(body: string): string {
    const needed = new Map<string, string>();
    const follow = (markup: string) => {
      for (const [, id] of markup.matchAll(/(?:url\(|href=")#(\w+)/g)) {
        const found = [...this.defined].find(([, known]) => known === id);
        if (!found || id === undefined || needed.has(id)) continue;
        needed.set(id, found[0].replace('id=""', `id="${id}"`));
        follow(found[0]);
      }
    };
    follow(body);
    return needed.size ? `<defs>${[...needed.values()].join("")}</defs>` : "";
  }
}

export function stamp(id: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const size = short(Math.round(scale * 100) / 100);
  const sized = flip ? `scale(-${size} ${size})` : size === "1" ? "" : `scale(${size})`;
  const moved = svg`${Math.round(x)} ${Math.round(y)}`;
  return `<use href="#${id}" transform="translate(${moved})${turn ? `rotate(${Math.round(turn)})` : ""}${sized}"/>`;
}

/** Shadow below a product whose foot is at `y`: dark at the contact, soft away from the light. */
export function ground(canvas: Canvas, x: number, y: number, rx: number, ry = rx * 0.13): string {
  const fill = canvas.radial(0.5, 0.5, 0.5, [0, "#2a1a0c", 0.55], [0.6, "#2a1a0c", 0.2], [1, "#2a1a0c", 0]);
  return svg`<ellipse cx="${x + 4}" cy="${y + 1}" rx="${rx + 6}" ry="${ry * 1.25}" fill="${fill}"/><ellipse cx="${x}" cy="${y - 3}" rx="${rx * 0.86}" ry="${ry * 0.7}" fill="${fill}"/>`;
}

/** Shadow of an object with the outline `base`: dark at the contact, cast to the lower right. */
export function cast(canvas: Canvas, base: string): string {
  return svg`<path fill="#2a1a0c"${canvas.blur(3.5)} opacity=".5" transform="translate(4 3)" d="${base}"/>`;
}

export type Profile = readonly (readonly [y: number, half: number])[];

/** Outline of a turned body around `x`: S-curves between the given half widths, rounded foot. */
export function outline(x: number, profile: Profile, foot = 6): string {
  const first = profile[0] ?? [0, 0];
  const last = profile.at(-1) ?? first;
  let right = "";
  let left = "";
  profile.forEach(([y, half], i) => {
    const next = profile[i + 1];
    if (!next) return;
    const final = i === profile.length - 2;
    const [y1, half1] = [final ? next[0] - foot : next[0], next[1]];
    const mid = (y + y1) / 2;
    right += half === half1 ? svg`V${y1}` : svg`C${x + half} ${mid} ${x + half1} ${mid} ${x + half1} ${y1}`;
    left =
      (half === half1 ? svg`V${y}` : svg`C${x - half1} ${mid} ${x - half} ${mid} ${x - half} ${y}`) + left;
  });
  const [bottom, half] = last;
  const base = svg`Q${x + half} ${bottom} ${x + half - foot} ${bottom}Q${x} ${bottom + 2} ${x - half + foot} ${bottom}Q${x - half} ${bottom} ${x - half} ${bottom - foot}`;
  return svg`M${x - first[1]} ${first[0]}H${x + first[1]}${right}${base}${left}Z`;
}

/** Light and shade laid over a whole turned pack, print included. */
export function gloss(canvas: Canvas, shape: string, strength = 1): string {
  const o = (value: number) => Math.round(value * strength * 100) / 100;
  const light: Stop[] = [
    [0.2, "#fff", o(0.3)],
    [0.36, "#fff", o(0.03)],
  ];
  const fill = canvas.detailed
    ? canvas.across(
        [0, "#000", o(0.36)],
        [0.13, "#000", o(0.06)],
        ...light,
        [0.62, "#000", 0],
        [1, "#000", o(0.42)],
      )
    : canvas.across([0, "#000", o(0.34)], ...light, [1, "#000", o(0.4)]);
  return `<path d="${shape}" fill="${fill}"/>`;
}
