import { type Canvas, gloss, ground, outline, stamp, svg } from "../canvas";
import { darken, lighten, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { drawLabel, wrapped } from "../label";
import { isSpice, spiceJar } from "../packs/spice-jar";
import { preserved } from "./preserves";
import { strewnPieces } from "../pieces/stroked-pieces";

/** Pieces seen through glass: olives, berries, beans, or the swirl of a cream. */
function content(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { colour } = canvas.spec;
  const known = preserved(canvas, [x, y, w, h]);
  if (known !== undefined) return known;
  if (canvas.kind(kinds.jar, ["pieces"]) === "smooth") {
    const pale = lighten(colour, 0.3);
    return svg`<path fill="none" stroke="${pale}" stroke-width="4" opacity=".45" stroke-linecap="round" d="M${x + 6} ${y + 8}q${w * 0.3} 9 ${w * 0.6} 0M${x + w * 0.45} ${y + h - 9}q${w * 0.2} 6 ${w * 0.46}-3"/>`;
  }
  if (canvas.spec.kind === "sprinkles") return strewnPieces(canvas, "sprinkles", { x, y, w, h }) ?? "";
  if (canvas.spec.kind === "fish") return standingFillets(canvas, x, y, w, h);
  const piece = canvas.symbol(svg`<ellipse rx="9" ry="7.5" fill="${canvas.ball(nuance(colour, 4, 0.05))}"/>`);
  const across = canvas.detailed ? 6 : 5;
  const down = Math.round(h / 13);
  let out = "";
  for (let row = 0; row < down; row++) {
    if (row > 0 && row < down - 1 && row !== 1) continue;
    for (let i = 0; i < across; i++) {
      const shift = canvas.vary(`piece${row}${i}`, -3, 3);
      out += stamp(
        piece,
        x + 5 + ((w - 10) * (i + (row % 2) / 2)) / (across - 0.5) + shift,
        y + 7 + ((h - 14) * row) / (down - 1) + shift / 2,
        1,
        Math.round(shift * 16),
      );
    }
  }
  return out;
}

/** Anchovies standing side by side in their salt. */
function standingFillets(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.3)}" d="M-10 0Q-12 60-4 ${h}H6Q12 60 9 0Z"/><path fill="${canvas.across([0, lighten(colour, 0.1)], [0.45, lighten(colour, 0.5)], [1, "#6f7f8c"])}" d="M-9 0Q-10 60-3 ${h}H5Q10 60 8 0Z"/>`,
  );
  const count = 7;
  const grains = Array.from(
    { length: 26 },
    (_, i) => svg`M${x + canvas.vary(`g${i}`, 0, w)} ${y + canvas.vary(`h${i}`, 0, h)}h.1`,
  ).join("");
  return svg`<path fill="#e9e2d6" d="M${x} ${y}h${w}v${h}h${-w}Z"/>${Array.from({ length: count }, (_, i) => stamp(one, x + (w * (i + 0.5)) / count, y, 1, canvas.vary(`f${i}`, -5, 5))).join("")}<path stroke="#fff" stroke-width="3.4" stroke-linecap="round" d="${grains}"/>`;
}

export function jar(canvas: Canvas): string {
  if (isSpice(canvas.spec.kind)) return spiceJar(canvas);
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("girth", 56, 66);
  const top = canvas.vary("tall", 34, 50);
  const shoulder = canvas.pick("shoulder", [0.78, 0.86, 0.92]);
  const body = outline(
    100,
    [
      [top, w * shoulder],
      [top + 8, w * shoulder],
      [top + 26, w],
      [184, w],
    ],
    11,
  );
  const fill = canvas.across(
    [0, darken(colour, 0.4)],
    [0.28, lighten(colour, 0.18)],
    [0.6, colour],
    [1, darken(colour, 0.45)],
  );
  const h = 184 - top;
  const box = { x: 100 - w, y: top + h * 0.34, w: w * 2, h: h * 0.48 };
  const lid = w * shoulder + 4;
  const cloth = canvas.chance("cloth", 0.25);
  const cover = cloth
    ? svg`<path fill="${canvas.turned(accent)}" d="M${100 - lid} ${top - 4}q-3-18 12-20h${lid * 2 - 24}q15 2 12 20l7 16q-8 5-15 0t-16 1-16 0-16 0-16 0-15-1-13 0Z"/><path stroke="${darken(accent, 0.5)}" stroke-width="2" fill="none" d="M${100 - lid} ${top - 3}q${lid} 8 ${lid * 2} 0"/>`
    : svg`<rect x="${100 - lid}" y="${top - 19}" width="${lid * 2}" height="21" rx="4" fill="${canvas.turned(accent)}"/><path fill="#fff" opacity=".35" d="M${104 - lid} ${top - 18}h${lid * 2 - 8}v3h${8 - lid * 2}Z"/>${canvas.detailed && svg`<path stroke="#000" opacity=".22" d="M${100 - lid} ${top - 3}h${lid * 2}"/>`}`;
  return svg`${ground(canvas, 102, 184, w * 1.28, 8)}<path fill="${fill}" d="${body}"/><g${canvas.clip(`<path d="${body}"/>`)}>${content(canvas, 100 - w, top + 10, w * 2, h - 12)}</g><path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" d="${body}"/>${drawLabel(canvas, box, { kind: "paper", behind: colour, shape: wrapped(box, 2), inset: 0.08 })}${gloss(canvas, body, 0.8)}<path fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".6" d="M${110 - w} ${top + 30}V${top + h * 0.3}M${110 - w} ${top + h * 0.9}V175"/>${cover}`;
}

export function can(canvas: Canvas): string {
  const { colour, accent, motif } = canvas.spec;
  const low = canvas.spec.kind === "low" || motif === "fish" || (motif === "paw" && canvas.chance("low"));
  const slim =
    canvas.spec.kind === "slim" || (!low && (motif === "bubble" || motif === "wheat" || motif === "star"));
  const w = low ? 62 : slim ? canvas.vary("girth", 31, 35) : canvas.vary("girth", 52, 60);
  const top = low
    ? canvas.vary("tall", 104, 116)
    : slim
      ? canvas.vary("tall", 34, 48)
      : canvas.vary("tall", 34, 44);
  const ry = w * (low ? 0.2 : 0.16);
  const bottom = 182 - ry * 0.6;
  const metal = canvas.across(
    [0, "#77787a"],
    [0.25, "#f5f5f2"],
    [0.5, "#b9babb"],
    [0.8, "#e4e4e2"],
    [1, "#6d6e70"],
  );
  const tube = (half: number, from: number, to: number, curve: number) =>
    svg`M${100 - half} ${from}a${half} ${curve} 0 0 0 ${half * 2} 0V${to}a${half} ${curve} 0 0 1 ${-half * 2} 0Z`;
  const side = slim
    ? svg`M${100 - w * 0.82} ${top}a${w * 0.82} ${ry} 0 0 0 ${w * 1.64} 0L${100 + w} ${top + 11}V${bottom - 7}L${100 + w * 0.85} ${bottom}a${w * 0.85} ${ry} 0 0 1 ${-w * 1.7} 0L${100 - w} ${bottom - 7}V${top + 11}Z`
    : tube(w, top, bottom, ry);
  const face = slim ? tube(w, top + 11, bottom - 7, ry) : tube(w - 1, top + 7, bottom - 6, ry);
  const lidHalf = slim ? w * 0.82 : w;
  const ring = low || slim || canvas.chance("ring", 0.5);
  const lid = svg`<ellipse cx="100" cy="${top}" rx="${lidHalf}" ry="${ry}" fill="#e9e9e6" stroke="#8d8e90" stroke-width="1.5"/><ellipse cx="100" cy="${top + 0.8}" rx="${lidHalf * 0.87}" ry="${ry * 0.8}" fill="${metal}"/>${ring && svg`<ellipse cx="104" cy="${top}" rx="${lidHalf * 0.24}" ry="${ry * 0.36}" fill="none" stroke="#85868a" stroke-width="2.4"/><circle cx="${100 - lidHalf * 0.16}" cy="${top}" r="2" fill="#85868a"/>`}`;
  const box = { x: 100 - w, y: top + ry + (slim ? 11 : 6), w: w * 2, h: bottom - top - (slim ? 20 : 13) };
  return svg`${ground(canvas, 102, 183, w * 1.28, 8)}<path fill="${metal}" d="${side}"/><path fill="${colour}" d="${face}"/>${drawLabel(canvas, box, { kind: "print", behind: accent, shape: face, inset: 0.1 })}${gloss(canvas, side, 0.95)}${lid}`;
}

/** Tapered plastic body with a rim lid: ricotta, spread, big yogurt. */
export function tub(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("girth", 70, 80);
  const top = canvas.vary("tall", 44, 56);
  const ry = 11;
  const body = svg`M${100 - w} ${top}a${w} ${ry} 0 0 0 ${w * 2} 0L${100 + w * 0.82} 176q-1 7-10 9-${w * 0.72} 6-${w * 1.44} 0-9-2-10-9Z`;
  const box = { x: 100 - w * 0.96, y: top + ry + 4, w: w * 1.92, h: 178 - top - ry };
  const lidColour = canvas.pick("lid", [accent, lighten(accent, 0.5), "#fbfaf5"]);
  const lid = svg`<path fill="${canvas.turned(lidColour)}" d="M${97 - w} ${top - 9}v10a${w + 3} ${ry} 0 0 0 ${w * 2 + 6} 0v-10Z"/><ellipse cx="100" cy="${top - 9}" rx="${w + 3}" ry="${ry}" fill="${lighten(lidColour, 0.25)}"/><ellipse cx="100" cy="${top - 8.6}" rx="${w - 4}" ry="${ry * 0.75}" fill="${canvas.across([0, lighten(lidColour, 0.1)], [0.4, lighten(lidColour, 0.5)], [1, darken(lidColour, 0.12)])}"/>`;
  return svg`${ground(canvas, 102, 183, w * 1.15, 9)}<path fill="${colour}" d="${body}"/>${drawLabel(canvas, box, { kind: "print", behind: colour, shape: body, inset: 0.14 })}${gloss(canvas, body, 0.8)}${lid}`;
}

/** Yogurt pot or drinking cup under a foil lid. */
export function cup(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("girth", 58, 66);
  const top = canvas.vary("tall", 26, 42);
  const ry = 9;
  const foot = canvas.pick("foot", [0.72, 0.78, 0.84]);
  const body = svg`M${100 - w} ${top}a${w} ${ry} 0 0 0 ${w * 2} 0L${100 + w * foot} 177q-1 6-8 8-${w * foot - 8} 5-${w * foot * 2 - 16} 0-7-2-8-8Z`;
  const box = { x: 100 - w * 0.92, y: top + ry + 5, w: w * 1.84, h: 176 - top - ry };
  const foil = canvas.across([0, "#b3b4b6"], [0.3, "#fff"], [0.6, "#d5d6d8"], [1, "#a2a3a6"]);
  const pull = svg`<path fill="${foil}" d="M${94 + w} ${top - 5}q14 1 15 9-6 5-16 1Z"/>`;
  const lid = svg`${pull}<ellipse cx="100" cy="${top}" rx="${w + 3}" ry="${ry + 1}" fill="#aeb0b3"/><ellipse cx="100" cy="${top - 2}" rx="${w + 3}" ry="${ry + 1}" fill="${foil}"/><ellipse cx="100" cy="${top - 2}" rx="${w * 0.62}" ry="${ry * 0.6}" fill="${accent}" opacity=".75"/>`;
  return svg`${ground(canvas, 102, 184, w * 1.12, 8)}<path fill="${lighten(colour, 0.5)}" d="${body}"/>${drawLabel(canvas, box, { kind: "print", behind: colour, shape: body, inset: 0.2 })}${gloss(canvas, body, 0.8)}${lid}`;
}

/** Paper rolls in film, or one standing roll of foil or kitchen paper. */
export function roll(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const paper = canvas.across([0, "#cfc9bf"], [0.3, "#fffefb"], [0.65, "#f1ede5"], [1, "#bdb6aa"]);
  const kind = canvas.kind(kinds.roll, ["toilet", "kitchen"]);
  if (kind === "bags") return bagsOnRoll(canvas);
  const tall = kind === "kitchen";
  const count = tall ? 2 : 3;
  const r = tall ? canvas.vary("girth", 35, 38) : canvas.vary("girth", 26, 28);
  const h = tall ? 128 : 56;
  const ry = r * 0.28;
  const single = canvas.symbol(
    svg`<path fill="${paper}" d="M${-r} 0V${h}a${r} ${ry} 0 0 0 ${2 * r} 0V0Z"/><ellipse rx="${r}" ry="${ry}" fill="#fffdf8" stroke="#d8d1c5"/>${canvas.detailed && svg`<ellipse rx="${r * 0.68}" ry="${ry * 0.68}" fill="none" stroke="#e2dcd1"/>`}<ellipse rx="${r * 0.36}" ry="${ry * 0.38}" fill="${darken(colour, 0.35)}"/><ellipse cy="1.5" rx="${r * 0.33}" ry="${ry * 0.26}" fill="#8b7355"/>`,
  );
  const wide = count * r * 2;
  let rolls = "";
  for (const row of tall ? [0] : [1, 0])
    for (let i = 0; i < count; i++)
      rolls += stamp(single, 100 - wide / 2 + r + i * 2 * r, 184 - ry - h * (row + 1));
  const top = 184 - ry - h * (tall ? 1 : 2);
  const film = svg`M${98 - wide / 2} ${top}q${wide / 2}-${ry * 2.6} ${wide + 4} 0V${184 - ry}q-${wide / 2} ${ry * 1.6}-${wide + 4} 0Z`;
  const box = {
    x: 98 - wide / 2,
    y: top + (184 - top) * 0.28,
    w: wide + 4,
    h: (184 - top) * (tall ? 0.52 : 0.46),
  };
  const sheen = canvas.across(
    [0, "#000", 0.2],
    [0.1, "#fff", 0.32],
    [0.24, "#fff", 0],
    [0.8, "#fff", 0],
    [0.88, "#fff", 0.2],
    [1, "#000", 0.22],
  );
  return svg`${ground(canvas, 102, 184, wide * 0.62, 9)}${rolls}<path fill="${lighten(accent, 0.4)}" opacity=".16" d="${film}"/>${drawLabel(canvas, box, { kind: "print", behind: "#f4f0e8", shape: wrapped(box, 2) })}<path fill="${sheen}" d="${film}"/>`;
}

/** Refuse sacks: one dark roll in a paper band. */
function bagsOnRoll(canvas: Canvas): string {
  const { accent } = canvas.spec;
  const film = canvas.down([0, "#5a6068"], [0.3, "#8d949c"], [0.6, "#3c4148"], [1, "#23262b"]);
  const box = { x: 48, y: 66, w: 96, h: 108 };
  return svg`${ground(canvas, 102, 178, 84, 9)}<path fill="${film}" d="M26 66H170Q186 70 186 120T170 174H26Q14 170 14 120T26 66Z"/><ellipse cx="170" cy="120" rx="15" ry="54" fill="#2b2f35"/><path fill="none" stroke="#7d848c" stroke-width="2" d="M170 76a12 44 0 0 1 0 88M170 92a8 28 0 0 1 0 56"/><ellipse cx="169" cy="120" rx="4" ry="13" fill="#0f1113"/>${drawLabel(canvas, box, { kind: "print", behind: accent })}<path fill="#fff" opacity=".22" d="M20 84H164v12H18Z"/>`;
}
