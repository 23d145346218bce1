import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, hueOf, lighten, nuance } from "../colour";
import { heap } from "./group";

/** Broccoli: thick branching stalks with dark crowns of buds. */
function broccoli(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const crown = canvas.symbol(
    svg`<circle r="19" fill="${canvas.ball(colour)}"/><path stroke="${lighten(colour, 0.45)}" stroke-width="3" stroke-linecap="round" opacity=".6" d="M-10-7h.1M-4-13h.1M4-9h.1M-12 2h.1M-3-3h.1M9-3h.1M-6 7h.1M3 4h.1M11 6h.1M-1 13h.1"/>`,
  );
  const stem = canvas.across([0, darken("#9dbb62", 0.3)], [0.4, "#cfe09a"], [1, darken("#9dbb62", 0.4)]);
  const rows: readonly (readonly [y: number, xs: readonly number[], size: number])[] = [
    [56, [72, 102, 132], 1.05],
    [76, [46, 78, 110, 144, 162], 1.08],
    [98, [34, 62, 92, 124, 154, 172], 1.06],
    [116, [50, 82, 116, 150], 0.98],
  ];
  const heads = rows.flatMap(([y, xs, size]) =>
    xs.map((x) =>
      stamp(
        crown,
        x + canvas.vary(`x${x}${y}`, -4, 4),
        y + canvas.vary(`y${x}${y}`, -4, 4),
        size * canvas.vary(`s${x}${y}`, 0.92, 1.1),
      ),
    ),
  );
  return svg`${ground(canvas, 102, 182, 46, 9)}<path fill="${stem}" d="M78 182Q84 150 60 118H82Q92 130 94 112H110Q112 130 122 118H146Q120 150 126 182Q102 190 78 182Z"/><path fill="none" stroke="#7f9a48" stroke-width="2" opacity=".8" d="M92 178Q94 150 84 126M112 178Q110 150 120 126M102 180V128"/><g${canvas.relief(4, 4, 1.3)}>${heads.join("")}</g>`;
}

/** Romanesco: points in spirals, smaller towards the tip, each made of points. */
function romanesco(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const point = canvas.symbol(
    svg`<path fill="${darken(colour, 0.4)}" d="M-15 10C-14-2-6-12 1-20C8-10 15-2 16 10Q0 20-15 10Z" transform="translate(1.500 2)"/><path fill="${canvas.across([0, lighten(colour, 0.1)], [0.35, lighten(colour, 0.45)], [1, darken(colour, 0.25)])}" d="M-15 9C-14-3-7-12 0-21C7-12 14-3 15 9Q0 18-15 9Z"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="1.600" stroke-linecap="round" opacity=".8" d="M-12 5Q-4 10 4 4M-8-2Q0 4 9-1M-4-9Q1-4 6-8M4 12Q10 11 12 6"/>`,
  );
  const spiral = Array.from({ length: 32 }, (_, i) => {
    const far = Math.sqrt(1 - i / 32);
    const a = i * 2.4;
    return [Math.cos(a) * far * 58, Math.sin(a) * far * 42 - (1 - far) * 30, 0.76 + far * 0.7] as const;
  }).toSorted(([, one], [, other]) => one - other);
  const rest = spiral.map(([x, y, size]) => stamp(point, 100 + x, 104 + y, size, x * 0.45));
  const leaf = (x: number, turn: number) =>
    svg`<g transform="translate(${x} 170)rotate(${turn})"><path fill="${canvas.ball("#6f9a45")}" d="M0 8C-20-6-26-40-14-66C-4-58 16-52 20-30C22-12 12 0 0 8Z"/><path fill="none" stroke="#cfe0a0" stroke-width="3" d="M0 6Q0-30-10-58"/></g>`;
  return svg`${ground(canvas, 102, 180, 76, 10)}${leaf(60, -34)}${leaf(140, 34)}<ellipse cx="100" cy="112" rx="62" ry="52" fill="${darken(colour, 0.5)}"/><g${canvas.relief(4, 4, 0.8)}>${rest.join("")}</g>${leaf(80, -62)}${leaf(122, 66)}${leaf(100, 10)}`;
}

/**
 * Cabbage by kind: a closed head (smooth, or crinkled like savoy), cauliflower curds, broccoli,
 * romanesco or sprouts.
 */
export function cabbage(canvas: Canvas): string {
  const kind = canvas.kind(kinds.cabbage, ["closed", "curds", "sprouts"]);
  if (kind === "sprouts") return sprouts(canvas);
  if (kind === "broccoli") return broccoli(canvas);
  if (kind === "romanesco") return romanesco(canvas);
  const { colour, accent } = canvas.spec;
  const { lightness, hue } = hueOf(colour);
  const leafTone = hue > 60 && hue < 170 ? colour : "#7fae4e";
  const outer = canvas.symbol(
    svg`<path fill="${canvas.ball(darken(leafTone, 0.1))}" d="M0 50C-30 56-66 40-68 6C-72-14-62-30-52-36C-56-10-40 24 0 50Z"/><path fill="none" stroke="${lighten(leafTone, 0.6)}" stroke-width="2" opacity=".8" d="M-4 46Q-46 30-56-20M-24 34q-20-4-32-20M-38 20q-12-8-18-22"/>`,
  );
  const curdy = kind === "curds";
  let head: string;
  if (curdy) {
    const floret = canvas.symbol(
      svg`<circle r="17" fill="${canvas.ball(lightness > 0.72 ? "#f4ecd6" : colour)}"/>${canvas.detailed && svg`<path stroke="${darken(lightness > 0.72 ? "#e5d6b0" : colour, 0.3)}" stroke-width="2" stroke-linecap="round" opacity=".5" d="M-7-5v.1M2-9v.1M8-1v.1M-2 3v.1M5 8v.1M-9 5v.1"/>`}`,
    );
    const rings: [number, number][] = [
      [9, 44],
      [8, 34],
      [6, 22],
      [1, 0],
    ];
    head = rings
      .map(([count, r]) =>
        Array.from({ length: count }, (_, i) =>
          stamp(
            floret,
            Math.cos((i * 6.283) / count + r) * r * 1.1,
            -4 + Math.sin((i * 6.283) / count + r) * r * 0.86,
            canvas.vary(`f${i}${r}`, 0.95, 1.15),
          ),
        ).join(""),
      )
      .join("");
  } else {
    head = svg`<circle r="56" fill="${canvas.ball(lighten(colour, 0.12))}"/><g fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="2.4" stroke-linecap="round" opacity=".75"><path d="M2 54Q-10 10 4-46M0 30q-20-8-32-30M0 30q22-8 32-28M1 4q-16-8-24-26M1 4q16-8 24-24M0 44q-28-2-44-22M2 44q28-2 42-22"/></g><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2" opacity=".4" d="M-46-30Q-6-62 14-20Q22 24-4 54M14-20Q32-44 50-22"/>`;
  }
  const surface = kind === "savoy" ? canvas.relief(11, 9, 1.9) : curdy ? canvas.relief(14, 12, 0.6) : "";
  const tone = hueOf(accent).hue > 60 && hueOf(accent).hue < 170 ? accent : leafTone;
  return svg`${ground(canvas, 102, 180, 78, 10)}<g${surface}><g transform="translate(100 ${canvas.vary("y", 112, 116)})scale(${canvas.vary("s", 1.1, 1.2)})">${stamp(outer, 0, 2, 1.02, 24)}${stamp(outer, 0, 2, 1.02, -24, true)}${head}<g fill="${tone}">${stamp(outer, 2, 6, 0.98, canvas.vary("o", -14, -4))}${stamp(outer, -2, 6, 0.98, canvas.vary("p", 4, 14), true)}</g></g></g>`;
}

function sprouts(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = (tone: string) =>
    canvas.symbol(
      svg`<circle r="23" fill="${canvas.ball(tone)}"/><path fill="none" stroke="${lighten(tone, 0.55)}" stroke-width="2" stroke-linecap="round" opacity=".8" d="M0 22Q-4-4 4-20M0 8Q-12 4-17-8M1 2Q12-2 16-12"/><path fill="none" stroke="${darken(tone, 0.4)}" stroke-width="1.6" opacity=".5" d="M-20-8Q-2-26 8-6Q12 10-2 22"/><ellipse cy="22" rx="7" ry="3.5" fill="#e9e6c0"/>`,
    );
  return heap(canvas, [one(colour), one(nuance(colour, 6, 0.05))]);
}
