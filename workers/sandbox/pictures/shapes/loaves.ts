import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";

/** Baked skin, lit from the upper left. */
export function crust(canvas: Canvas, colour: string): string {
  return canvas.radial(0.42, 0.28, 0.8, [0, lighten(colour, 0.4)], [0.45, colour], [1, darken(colour, 0.42)]);
}

export function flour(canvas: Canvas, count: number, x: number, y: number, rx: number, ry: number): string {
  const dots = Array.from(
    { length: canvas.detailed ? count : count / 2 },
    (_, i) => svg`M${x + canvas.vary(`fx${i}`, -rx, rx)} ${y + canvas.vary(`fy${i}`, -ry, ry)}h.1`,
  ).join("");
  return svg`<path stroke="#fff7e4" stroke-width="2" stroke-linecap="round" opacity=".6" d="${dots}"/>`;
}

/** Cuts that opened in the oven: a dark lip with the paler, torn and floury crumb inside. */
function scored(canvas: Canvas, cuts: readonly string[], wide: number): string {
  const { colour } = canvas.spec;
  const d = cuts.join("");
  const crumb = mix(lighten(colour, 0.55), "#f6e2b8", 0.4);
  return svg`<g fill="none"><g stroke-linecap="round"><path stroke="#fff3dc" stroke-width="${wide + 9}" opacity=".28" d="${d}"/><path stroke="${darken(colour, 0.5)}" stroke-width="${wide + 2}" d="${d}"/><path stroke="${crumb}" stroke-width="${wide - 1}" d="${d}" transform="translate(.8 1.2)"/></g><path stroke="${darken(colour, 0.2)}" stroke-width="${wide - 3}" stroke-dasharray="1.200 7 1 11 1.600 5" opacity=".5" d="${d}"/></g>`;
}

/**
 * A slice in front of its loaf, with the loaf's outline: crust around a smooth crumb with large
 * holes.
 */
function slice(canvas: Canvas, x: number, y: number, size: number, crumb: string, bran = ""): string {
  const { colour, kind } = canvas.spec;
  const outer = {
    semolina: "M-40 30C-50-2-38-40-2-44C34-46 50-10 42 28Q38 38 28 38H-28Q-38 38-40 30Z",
    long: "M-44 26C-50-10-28-30 0-30S50-10 44 26Q40 37 30 37H-30Q-40 37-44 26Z",
  }[kind === "semolina" ? "semolina" : "long"];
  const holes = Array.from({ length: 20 }, (_, i) => {
    const [rx, at] = [canvas.vary(`sr${i}`, 0.8, 3.6), canvas.vary(`sx${i}`, -31, 31)];
    return svg`<ellipse cx="${at}" cy="${canvas.vary(`sy${i}`, -18, 30)}" rx="${rx}" ry="${rx * 0.72}"/>`;
  });
  const lean = canvas.vary("lean", -6, 6);
  return svg`<g transform="translate(${x} ${y})rotate(${Math.round(lean)})scale(${size})">${ground(canvas, 4, 38, 44, 5)}<path fill="${darken(colour, 0.4)}" d="${outer}" transform="translate(5-2)"/><path fill="${darken(colour, 0.12)}" d="${outer}"/><path fill="${canvas.radial(0.45, 0.4, 0.7, [0, lighten(crumb, 0.35)], [1, crumb])}" d="${outer}" transform="translate(0 1)scale(.9 .91)"/><g fill="${darken(crumb, 0.32)}" opacity=".7">${holes.join("")}</g>${bran}</g>`;
}

const wheat =
  '<g transform="translate(34 168)rotate(-62)"><path fill="none" stroke="#b98a3a" stroke-width="2.4" d="M0 26V-34"/><path fill="#dba94a" stroke="#a87628" stroke-width=".8" d="M0-48q7 8 0 16-7-8 0-16ZM2-28q10 2 8 12-10-2-8-12ZM-2-28q-10 2-8 12 10-2 8-12ZM2-15q10 2 8 12-10-2-8-12ZM-2-15q-10 2-8 12 10-2 8-12ZM2-2q10 2 8 12-10-2-8-12ZM-2-2q-10 2-8 12 10-2 8-12Z"/></g>';

/** A country loaf by kind: scored, floury, some cut open with the crumb of their flour. */
export function loaf(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.loaf, ["round", "long"]);
  if (kind === "baguette") return baguettes(canvas);
  if (kind === "ciabatta") return ciabatta(canvas);
  const rough = canvas.relief(6, 5, 0.8, 11);
  const baked = canvas.radial(
    0.4,
    0.26,
    0.85,
    [0, lighten(colour, 0.34)],
    [0.5, colour],
    [1, darken(colour, 0.3)],
  );
  if (kind === "semolina") {
    // the high loaf of durum wheat, its upper half folded over the lower
    const warm = mix(colour, "#a5602a", 0.5);
    const toasted = (low: number) =>
      canvas.radial(0.42, 0.24, 0.85, [0, lighten(warm, 0.36)], [0.5, warm], [1, darken(warm, low)]);
    const flap =
      "M17 118C12 74 50 32 100 31C152 30 186 66 184 100C162 98 152 128 112 134C74 138 48 116 17 118Z";
    return svg`${ground(canvas, 100, 170, 86, 13)}<g${rough}><path fill="${toasted(0.18)}" d="M16 134C10 90 44 44 100 42C156 42 190 86 184 134C180 162 150 174 100 174S20 164 16 134Z"/></g><path fill="none" stroke="${darken(warm, 0.75)}" stroke-width="9" opacity=".5" d="M17 122C48 120 74 142 112 138C152 132 162 102 184 104"/><g${canvas.relief(6, 5, 0.7)}><path fill="${toasted(0.34)}" d="${flap}"/></g><path fill="none" stroke="#fbe6c2" stroke-width="2.600" opacity=".7" d="M17 118C48 116 74 138 112 134C152 128 162 98 184 100"/><path fill="${canvas.radial(0.5, 0.5, 0.5, [0, "#fff3dc", 0.55], [1, "#fff3dc", 0])}" d="${flap}"/>${flour(canvas, 90, 92, 84, 68, 40)}${slice(canvas, 142, 142, 1.02, accent)}`;
  }
  const long = kind === "long";
  const body = long
    ? "M12 130C12 100 54 80 104 78C156 78 190 100 188 132C188 160 152 172 102 172S14 160 12 130Z"
    : "M18 120C18 78 56 52 100 52S182 78 182 120C182 156 150 174 100 174S18 156 18 120Z";
  const cuts = long
    ? ["M50 98q18 14 14 44", "M86 88q18 18 14 54", "M122 88q18 18 12 52", "M154 96q12 14 8 38"]
    : kind === "wholemeal"
      ? []
      : canvas.pick("score", [
          ["M54 92Q100 114 146 90", "M46 128Q100 150 154 126"],
          ["M100 64Q92 110 102 164", "M38 120Q100 104 164 118"],
          ["M60 148Q72 92 124 68", "M98 158Q112 116 152 96"],
        ]);
  const dust = canvas.radial(0.45, 0.3, 0.5, [0, "#fff3dc", 0.5], [1, "#fff3dc", 0]);
  const bran =
    kind === "wholemeal" &&
    svg`<path stroke="${darken(colour, 0.42)}" stroke-width="2.600" stroke-linecap="round" opacity=".75" d="${Array.from(
      { length: 44 },
      (_, i) => {
        const [turn, far] = [i * 2.4, Math.sqrt((i + 1) / 45)];
        return svg`M${100 + Math.cos(turn) * far * 72} ${112 + Math.sin(turn) * far * 50}l${canvas.vary(`cl${i}`, -3, 3)} 1.500`;
      },
    ).join("")}"/>`;
  const front =
    kind === "wholemeal"
      ? slice(
          canvas,
          142,
          144,
          1.02,
          accent,
          svg`<path stroke="${darken(accent, 0.5)}" stroke-width="2" stroke-linecap="round" d="${Array.from({ length: 20 }, (_, i) => svg`M${canvas.vary(`bx${i}`, -31, 31)} ${canvas.vary(`by${i}`, -22, 30)}l${canvas.vary(`bl${i}`, -2, 2)} 1.5`).join("")}"/>`,
        ) + wheat
      : canvas.chance("slice", 0.5) && slice(canvas, 142, 148, 0.94, "#f3dfb4");
  return svg`${ground(canvas, 102, 168, 86, 14)}<g${rough}><path fill="${baked}" d="${body}"/>${cuts.length > 0 && scored(canvas, cuts, long ? 8 : 10)}</g>${bran}<path fill="${dust}" d="${body}"/>${flour(canvas, 60, 96, 104, 62, 34)}${front}`;
}

/** Long thin loaves, cut slantwise, laid over each other. */
export function baguettes(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const cuts = [-58, -30, -2, 26, 54].map((x) => svg`M${x - 6} 8q10-14 20-16`);
  const one = canvas.symbol(
    svg`<path fill="${canvas.down([0, lighten(colour, 0.3)], [0.4, colour], [1, darken(colour, 0.42)])}" d="M-92 2C-90-13-62-19 0-19S90-13 92 2C90 15 62 19 0 19S-90 15-92 2Z"/>${scored(canvas, cuts, 6)}`,
  );
  const count = canvas.pick("count", [2, 3]);
  return svg`${ground(canvas, 102, 168, 86, 13)}<g${canvas.relief(5, 4, 0.45)}>${Array.from({ length: count }, (_, i) => stamp(one, 100, 174 - (count - i) * 36, 0.98, canvas.vary(`t${i}`, -24, -4), i % 2 === 1)).join("")}</g>${flour(canvas, 30, 100, 120, 60, 26)}`;
}

/** Flat, floury and unscored. */
function ciabatta(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<path fill="${crust(canvas, lighten(colour, 0.12))}" d="M-80-4C-78-26-42-28-4-28C40-30 78-28 82-6C84 18 48 24 4 25C-40 27-78 22-80-4Z"/><path fill="none" stroke="#fff3d8" stroke-width="7" stroke-linecap="round" opacity=".5" d="M-54-8Q-20-18 14-13M4 2Q30-6 58-4M-48 8Q-24 4-6 9"/>`,
  );
  return svg`${ground(canvas, 102, 166, 84, 13)}<g${canvas.relief(7, 5, 0.6)}>${stamp(one, 106, 98, 1.02, canvas.vary("a", -18, -8))}${stamp(one, 96, 140, 1.06, canvas.vary("b", -6, 6))}</g>${flour(canvas, 40, 100, 120, 60, 30)}`;
}
