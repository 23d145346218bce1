import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { cured } from "./cured-slices";
import { rosemary } from "./herbs";
import { cheeks, joints, tripe } from "./joints";
import * as roasts from "./roasts";
import { boneSteaks, ribeye, shank } from "./steaks";

function sprig(canvas: Canvas, x = 130, y = 158): string {
  return rosemary(x, y, canvas.vary("sr", -34, -8));
}

/** A piece of meat lying flat: fat around marbled lean meat, its side visible below. */
function slab(canvas: Canvas, outer: string, deep: number, inner = ""): string {
  const { colour } = canvas.spec;
  const cream = canvas.pick("fat", ["#f6e6d4", "#fbeede", "#f3dcc8"]);
  const lean = canvas.radial(
    0.4,
    0.35,
    0.75,
    [0, lighten(colour, 0.24)],
    [0.6, colour],
    [1, darken(colour, 0.25)],
  );
  const marbling = svg`<g fill="none" stroke="${cream}" stroke-linecap="round" opacity=".75"><path stroke-width="2.4" d="M-38-18q16 6 22-6M-22 8q14-6 26 4M24-26q12 8 22 10M12 32q16-2 24-12M-8-38q8 6 18 2"/>${canvas.detailed && svg`<path stroke-width="1.4" d="M-42 0q10 6 16 2M-2-10q10 6 20 0M40 2q6 6 14 2M-16 28q8 6 16 2M18 2q4 8 12 8"/>`}</g>`;
  return svg`<path fill="${darken(colour, 0.42)}" d="${outer}" transform="translate(1 ${deep})"/><path fill="${cream}" d="${outer}"/><path fill="${lean}" d="${outer}" transform="scale(.91 .89)"/>${marbling}${inner}<path fill="#fff" opacity=".28" d="M-44-24q16-20 42-22-20 10-30 28-8 4-12-6Z"/>`;
}

const outlines = [
  "M-66 8C-72-26-42-56-2-56C42-56 78-30 74 6C72 36 42 56 4 52C-34 56-62 40-66 8Z",
  "M-70-6C-68-40-30-60 8-52C40-48 74-32 74 2C72 30 50 38 32 42C4 62-30 58-48 40C-62 28-70 20-70-6Z",
] as const;

function steak(canvas: Canvas, bone: string): string {
  const outer = bone ? outlines[1] : canvas.pick("cut", outlines);
  return svg`${ground(canvas, 104, 166, 82, 13)}<g${canvas.moist(17, 10)}><g transform="translate(100 110)rotate(${canvas.vary("tilt", -12, 12)})">${slab(canvas, outer, 9, bone)}</g></g>${sprig(canvas)}`;
}

/** The rib along one side of a chop, its end bare. */
const rib =
  '<path fill="#dcc39c" d="M-60-38Q-78-52-66-62-52-70-42-56C-54-26-54 4-40 36Q-38 48-48 48-58 48-62 36C-72 8-72-16-60-38Z" transform="translate(1 3)"/><path fill="#f8ecd4" d="M-60-40Q-78-54-66-64-52-72-42-58C-54-28-54 2-40 34Q-38 46-48 46-58 46-62 34C-72 6-72-18-60-40Z"/><path fill="none" stroke="#fffaf0" stroke-width="4" stroke-linecap="round" d="M-58-52C-66-28-66 0-54 32"/>';
const marrow =
  '<circle cx="10" cy="-2" r="19" fill="#f5ead6"/><circle cx="10" cy="-2" r="11" fill="#e8b98f"/><circle cx="8" cy="-4" r="5" fill="#f4d5ae"/>';

/** Thin slices fanned out. */
function slices(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const cream = "#efd8c4";
  const slice = canvas.symbol(
    svg`<path fill="${cream}" d="M-40 2C-42-24-16-34 12-32C36-30 46-12 42 6C38 28 14 34-10 32C-32 30-39 20-40 2Z"/><path fill="${canvas.radial(0.4, 0.35, 0.8, [0, lighten(colour, 0.3)], [0.6, colour], [1, darken(colour, 0.18)])}" d="M-34 2C-36-20-13-29 11-27C32-25 41-10 37 5C33 24 12 29-9 27C-27 25-33 17-34 2Z"/><path fill="none" stroke="${cream}" stroke-width="2" stroke-linecap="round" opacity=".75" d="M-20-10q12 6 20-4M-12 12q14-4 22 4M12-8q8 8 16 6"/>`,
  );
  const places = [
    [58, 92],
    [96, 84],
    [136, 92],
    [66, 126],
    [104, 122],
    [142, 130],
  ];
  return svg`${ground(canvas, 102, 164, 82, 12)}<g${canvas.moist(20, 11, 0.26)}>${places.map(([x = 0, y = 0], i) => stamp(slice, x, y, 1.06, canvas.vary(`t${i}`, -26, 26))).join("")}</g>${sprig(canvas, 124, 164)}`;
}

/** Minced meat: many short strands in a mound, the pale ones are fat. */
function mince(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const strand = (tone: string) =>
    canvas.symbol(
      svg`<path fill="none" stroke="${darken(tone, 0.42)}" stroke-width="8.500" stroke-linecap="round" d="M-17 5q8-11 17-3t17-5"/><path fill="none" stroke="${tone}" stroke-width="6" stroke-linecap="round" d="M-17 4q8-11 17-3t17-5"/><path fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="1.800" stroke-linecap="round" d="M-14 1q6-6 12-1"/>`,
    );
  const [one, two] = [strand(colour), strand(nuance(lighten(colour, 0.3), 4, 0))];
  const rows = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => {
    const y = 84 + row * 12.5;
    const wide = 34 + row * 8;
    const count = 3 + row;
    return Array.from({ length: count }, (_, i) => {
      const x = 100 - wide + (2 * wide * (i + 0.5)) / count;
      return stamp(
        canvas.chance(`f${row}${i}`, 0.22) ? two : one,
        x,
        y + canvas.vary(`y${row}${i}`, -4, 4),
        1,
        canvas.vary(`t${row}${i}`, -80, 80),
      );
    });
  });
  return svg`${ground(canvas, 102, 168, 88, 13)}<path fill="${darken(colour, 0.5)}" d="M24 162Q36 96 88 76Q124 72 150 104Q178 140 178 162Q100 182 24 162Z"/><g${canvas.moist(17, 10)}>${rows.join("")}</g>${sprig(canvas, 140, 172)}`;
}

function cubes(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const cube = canvas.symbol(
    svg`<path fill="${lighten(colour, 0.22)}" d="M-22-12L2-22L25-13L2-1Z"/><path fill="${colour}" d="M-22-12L2-1V26L-20 15Z"/><path fill="${darken(colour, 0.3)}" d="M25-13L2-1V26L23 14Z"/><path fill="none" stroke="#f6e6d4" stroke-width="2.4" stroke-linecap="round" opacity=".8" d="M-14-4q6 6 12 6M-16 8q8 2 14 8M-8-14q8-2 14-4"/>`,
  );
  const rows: [number, number[]][] = [
    [92, [80, 120]],
    [116, [56, 100, 142]],
    [142, [44, 86, 126, 160]],
  ];
  return svg`${ground(canvas, 102, 168, 84, 12)}<g${canvas.moist(17, 10)}>${rows.flatMap(([y, xs]) => xs.map((x) => stamp(cube, x, y + canvas.vary(`y${x}`, -4, 4), canvas.vary(`s${x}${y}`, 0.95, 1.15), canvas.vary(`t${x}${y}`, -30, 30), canvas.chance(`f${x}${y}`)))).join("")}</g>${sprig(canvas, 118, 172)}`;
}

/** Ribs in a rack, or chops with their long bone. */
function ribs(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const bones = [-58, -30, -2, 26, 54].map(
    (x) =>
      svg`<path stroke="#d9c3a6" stroke-width="13" stroke-linecap="round" d="M${x} -34l8-26"/><path stroke="#fbf1e0" stroke-width="8" stroke-linecap="round" d="M${x} -34l8-26"/>`,
  );
  return svg`${ground(canvas, 102, 166, 86, 12)}<g${canvas.moist(17, 10)}><g transform="translate(98 118)rotate(${canvas.vary("tilt", -8, 4)})">${bones.join("")}<path fill="${darken(colour, 0.4)}" d="M-78-34Q0-46 78-32L72 42Q0 56-74 44Z" transform="translate(0 7)"/><path fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(colour, 0.25)], [0.6, colour], [1, darken(colour, 0.22)])}" d="M-78-34Q0-46 78-32L72 42Q0 56-74 44Z"/><path fill="none" stroke="#f9e6d8" stroke-width="6" stroke-linecap="round" opacity=".8" d="M-46-32Q-42 4-46 40M-18-36Q-14 4-18 44M10-36Q14 4 10 44M38-34Q42 4 38 42"/></g></g>${sprig(canvas, 132, 166)}`;
}

function chops(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<path fill="none" stroke="#d9c3a6" stroke-width="13" stroke-linecap="round" d="M-2-6Q20-44 46-60"/><path fill="none" stroke="#fbf1e0" stroke-width="8" stroke-linecap="round" d="M-2-6Q20-44 46-60"/><path fill="${darken(colour, 0.4)}" d="M-48 18C-50-14-22-34 6-26C30-20 32 8 20 28C6 48-46 50-48 18Z" transform="translate(1 6)"/><path fill="#f7e6d6" d="M-48 18C-50-14-22-34 6-26C30-20 32 8 20 28C6 48-46 50-48 18Z"/><path fill="${canvas.radial(0.4, 0.35, 0.8, [0, lighten(colour, 0.25)], [0.6, colour], [1, darken(colour, 0.22)])}" d="M-41 17C-42-9-19-27 4-20C23-14 25 8 15 24C2 40-40 43-41 17Z"/><path fill="none" stroke="#f7e6d6" stroke-width="2" stroke-linecap="round" opacity=".8" d="M-26 2q10 6 16-4M-20 24q12-6 20 2"/>`,
  );
  return svg`${ground(canvas, 102, 168, 84, 12)}<g${canvas.moist(17, 10)}>${stamp(one, 128, 98, 1, canvas.vary("a", -4, 14))}${stamp(one, 80, 108, 1.04, canvas.vary("b", -22, -8))}${stamp(one, 112, 136, 1.08, canvas.vary("c", 2, 20))}</g>${sprig(canvas, 58, 168)}`;
}

function skewers(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const dice = [-50, -32, -14, 4, 22, 40].map(
    (x, i) =>
      svg`<rect x="${x - 8}" y="-12" width="17" height="24" rx="5" fill="${i % 3 === 2 ? "#f3d9cc" : canvas.down([0, lighten(colour, 0.3)], [1, darken(colour, 0.3)])}"/>`,
  );
  const one = canvas.symbol(
    svg`<path stroke="#d9b982" stroke-width="4" stroke-linecap="round" d="M-84 0H80"/>${dice.join("")}`,
  );
  return svg`${ground(canvas, 102, 168, 84, 12)}<g${canvas.moist(17, 10)}>${[78, 102, 126, 150].map((y, i) => stamp(one, 100, y, 1, canvas.vary(`t${i}`, -14, 2))).join("")}</g>`;
}

export function meat(canvas: Canvas): string {
  const kind = canvas.kind(kinds.meat, kinds.meat);
  if (kind === "steak") return steak(canvas, "");
  if (kind === "bone" || kind === "shin") return steak(canvas, kind === "shin" ? marrow : rib);
  switch (kind) {
    case "ribeye":
      return ribeye(canvas);
    case "bone-steaks":
      return boneSteaks(canvas);
    case "slices":
      return slices(canvas);
    case "mince":
      return mince(canvas);
    case "cubes":
      return cubes(canvas);
    case "roast":
      return roasts.roast(canvas);
    case "loin":
      return roasts.loinJoint(canvas);
    case "tenderloin":
      return roasts.tenderloin(canvas);
    case "medallions":
      return roasts.medallions(canvas);
    case "carved":
      return roasts.carved(canvas);
    case "leg":
      return roasts.leg(canvas);
    case "shoulder":
      return roasts.shoulder(canvas);
    case "rabbit":
      return roasts.rabbit(canvas);
    case "belly":
      return roasts.belly(canvas);
    case "liver":
      return roasts.liver(canvas);
    case "oxtail":
      return roasts.oxtail(canvas);
    case "ribs":
      return ribs(canvas);
    case "chops":
      return chops(canvas);
    case "skewers":
      return skewers(canvas);
    case "tripe":
      return tripe(canvas);
    case "shank":
      return shank(canvas);
    case "joints":
      return joints(canvas);
    case "cheeks":
      return cheeks(canvas);
    default:
      return cured(canvas, kind);
  }
}
