import type { PictureSpec } from "../../catalogue/seed-types";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { drawLabel } from "../label";
import { kinds, pieces, type Piece } from "../../catalogue/kinds";
import { leaf } from "./group";
import { layPieces } from "./pieces";

/** Luganega: one long sausage wound up. */
function coil(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const spiral =
    "M100 118a10 10 0 0 1 20 2a22 20 0 0 1-42 2a34 30 0 0 1 64-10a46 40 0 0 1-84 22a58 46 0 0 1 46-62a62 50 0 0 1 64 62";
  return svg`${ground(canvas, 104, 172, 80, 12)}<g fill="none" stroke-linecap="round"><path stroke="${darken(colour, 0.4)}" stroke-width="17" d="${spiral}"/><path stroke="${colour}" stroke-width="13" d="${spiral}"/><path stroke="${lighten(colour, 0.45)}" stroke-width="3.4" opacity=".8" d="${spiral}" transform="translate(-2-3)"/></g>${leaf(36, 168, 34, -20, "#6a8f4c", "#3c5f2c")}`;
}

/** Mortadella: broad pink slices with cubes of fat, in front of the cut cylinder. */
function mortadella(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const cubes = "M-14-10h.1M4-16h.1M14-2h.1M-4 2h.1M8 12h.1M-14 10h.1M-22 0h.1M-2-24h.1M0 22h.1";
  const face = (r: number) =>
    svg`<circle r="${r}" fill="${darken(colour, 0.14)}"/><circle r="${r - 2}" fill="${canvas.radial(0.4, 0.35, 0.7, [0, lighten(colour, 0.3)], [1, colour])}"/><path stroke="#fff6ee" stroke-width="6.5" stroke-linecap="square" d="${cubes}"/><path stroke="#8f9a4a" stroke-width="4" stroke-linecap="round" d="M-8-16h.1M18 8h.1M-10 18h.1M10-8h.1"/>`;
  const slice = canvas.symbol(face(30));
  return svg`${ground(canvas, 102, 172, 82, 11)}<path fill="${canvas.down([0, lighten(accent, 0.2)], [0.4, colour], [1, darken(colour, 0.4)])}" d="M70 34H166Q190 38 190 82T166 130H70Z"/><g transform="translate(70 82)scale(1.6)">${face(30)}</g>${stamp(slice, 66, 148, 0.9, 8)}${stamp(slice, 104, 154, 0.94, 50)}${stamp(slice, 144, 150, 0.9, 120)}`;
}

export function sausage(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down(
    [0, darken(colour, 0.1)],
    [0.28, lighten(colour, 0.35)],
    [0.6, colour],
    [1, darken(colour, 0.45)],
  );
  const speck = (count: number, rx: number, ry: number) =>
    Array.from(
      { length: canvas.detailed ? count : count / 2 },
      (_, i) => svg`M${canvas.vary(`sx${i}`, -rx, rx)} ${canvas.vary(`sy${i}`, -ry, ry)}h.1`,
    ).join("");
  const kind = canvas.kind(kinds.sausage, kinds.sausage);
  if (kind === "coil") return coil(canvas);
  if (kind === "mortadella") return mortadella(canvas);
  if (kind === "salame") {
    const slice = canvas.symbol(
      svg`<ellipse rx="27" ry="25" fill="#efe0cf"/><ellipse rx="25" ry="23" fill="${lighten(colour, 0.08)}"/><path stroke="#f8e6d6" stroke-width="5" stroke-linecap="round" d="${speck(16, 16, 14)}"/>`,
    );
    return svg`${ground(canvas, 102, 172, 82, 11)}<g transform="translate(112 96)rotate(${canvas.vary("tilt", -16, -4)})"><path fill="${canvas.down([0, "#c9b9a6"], [0.3, "#f1e6d8"], [0.6, lighten(colour, 0.3)], [1, darken(colour, 0.4)])}" d="M-66-28Q20-36 62-22Q80-10 78 2T60 24Q20 34-66 30Z"/><path fill="none" stroke="#e9d7b2" stroke-width="2" opacity=".9" d="M-40-30q14 30 0 60M-8-32q14 32 0 64M24-30q12 28 0 59M52-24q10 22 0 50M-64 0Q0-8 78 0"/><path fill="none" stroke="#b08a52" stroke-width="3" d="M76 0q10-10 14-2t-12 6"/><ellipse cx="-66" cy="1" rx="22" ry="29" fill="#efe0cf"/><ellipse cx="-66" cy="1" rx="20" ry="27" fill="${colour}"/><path stroke="#f8e6d6" stroke-width="5" stroke-linecap="round" d="${speck(16, 12, 16)}" transform="translate(-66 1)"/></g>${stamp(slice, 66, 152, 0.95, 10)}${stamp(slice, 96, 158, 1, 60)}${stamp(slice, 130, 158, 0.95, 130)}`;
  }
  const link = canvas.symbol(
    svg`<path fill="${skin}" d="M-46-12Q0-24 46-10Q58-4 58 4T44 18Q0 8-44 18Q-58 16-58 4T-46-12Z"/><path stroke="${lighten(colour, 0.6)}" stroke-width="3.4" stroke-linecap="round" opacity=".7" d="${speck(14, 40, 5)}"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-38-10Q0-18 30-10"/><path fill="none" stroke="#d8bd8c" stroke-width="3" d="M-58-3v13M58-3v13"/>`,
  );
  const count = canvas.pick("count", [3, 4]);
  let links = "";
  for (let i = 0; i < count; i++)
    links += stamp(
      link,
      100 + (i % 2 ? 5 : -5),
      178 - (count - i) * (count === 4 ? 29 : 34) + 12,
      1.24,
      canvas.vary(`t${i}`, -5, 5),
      i % 2 === 1,
    );
  return svg`${ground(canvas, 102, 176, 82, 10)}${links}${leaf(40, 168, 34, -24, "#6a8f4c", "#3c5f2c")}${leaf(44, 170, 30, 10, "#7ba058", "#3c5f2c")}`;
}

const byMotif: Partial<Record<NonNullable<PictureSpec["motif"]>, Piece>> = {
  leaf: "leaves",
  tomato: "balls",
  grape: "balls",
  olive: "balls",
  fish: "fillets",
};

export function tray(canvas: Canvas): string {
  const kind = canvas.kind(pieces, [byMotif[canvas.spec.motif ?? "star"] ?? "chops"]);
  const green = kind === "leaves" || kind === "salad" || kind === "balls";
  const shell = canvas.pick(
    "shell",
    green ? ["#e9f1ea", "#dcebdd"] : ["#22252a", "#f5f3ee", "#2b3a33", "#e9e4da"],
  );
  const rim = lighten(shell, 0.25);
  const body = svg`<path fill="${darken(shell, 0.35)}" d="M20 84H180L172 178q-1 6-8 6H36q-7 0-8-6Z"/><rect x="14" y="64" width="172" height="114" rx="16" fill="${rim}"/><rect x="20" y="70" width="160" height="102" rx="12" fill="${shell}"/>`;
  const inside = canvas.clip('<rect x="24" y="74" width="152" height="94" rx="10"/>');
  const film = svg`<rect x="14" y="64" width="172" height="114" rx="16" fill="#fff" opacity=".1"/><path fill="#fff" opacity=".34" d="M30 72h34l-28 60q-10-4-10-14ZM74 72h12L48 154l-8-6Z"/><path fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" d="M15 80q0-15 15-15h140q15 0 15 15"/>`;
  const box = canvas.chance("sleeve", 0.35)
    ? { x: canvas.vary("bx", 104, 112), y: 62, w: 66, h: 118 }
    : { x: canvas.vary("bx", 82, 92), y: 108, w: 84, h: 60 };
  return svg`${ground(canvas, 102, 183, 84, 9)}${body}<g${inside}>${layPieces(canvas, kind, { x: 26, y: 75, w: 148, h: 92 })}</g>${film}${drawLabel(canvas, box, { kind: "paper", behind: shell })}`;
}
