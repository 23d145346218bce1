import type { PictureSpec } from "../../catalogue/seed-types";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
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

/** Provolone: a cut across the big waxed cylinder, its cord still about it. */
function roundCut(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const wax = canvas.across([0, "#8a5618"], [0.35, "#e9bd62"], [0.7, "#c48a2e"], [1, "#7a4a14"]);
  return svg`${ground(canvas, 106, 178, 84, 10)}<g transform="rotate(${canvas.vary("stance", -5, 3)} 100 178)"><path fill="${wax}" d="M82 26H140C172 30 190 62 190 102S172 174 140 178H82Z"/><path fill="none" stroke="#6b4212" stroke-width="6" opacity=".8" d="M118 26C150 34 164 66 164 102S150 170 118 178"/><path fill="none" stroke="#f0d9a4" stroke-width="3" d="M117 26C149 34 163 66 163 102S149 170 117 178"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".45" d="M128 40Q160 50 172 80"/><ellipse cx="82" cy="102" rx="66" ry="76" fill="#c48a2e"/><ellipse cx="82" cy="102" rx="62" ry="72" fill="${canvas.radial(0.38, 0.32, 0.8, [0, lighten(colour, 0.6)], [0.6, colour], [1, darken(colour, 0.16)])}"/><path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="2" stroke-linecap="round" opacity=".6" d="M44 70q20 10 34 0M62 120q22 8 44-4M92 78q14 6 26-2M54 148q14 4 28-2"/></g>`;
}

/** A cut of cheese standing on its side: eyes, crumb or soft paste by product. */
export function wedge(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.wedge, ["eyes", "grain", "soft"]);
  if (kind === "round") return roundCut(canvas);
  const rise = canvas.vary("rise", 48, 62);
  const thick = canvas.vary("thick", 62, 78);
  const top = 176 - thick - rise;
  const y = top + rise;
  const cut = svg`M18 ${y}L186 ${y - 8}V${y - 8 + thick}L18 ${y + thick}Z`;
  const upper = svg`M18 ${y}C60 ${top + rise * 0.3} 110 ${top} 150 ${top}Q176 ${top + rise * 0.34} 186 ${y - 8}Z`;
  const rind = kind === "soft" ? "#f7f1e2" : accent;
  const front = canvas.across([0, lighten(colour, 0.35)], [0.6, colour], [1, darken(colour, 0.14)]);
  const holes: [number, number, number][] = [
    [60, 0.3, 9],
    [96, 0.62, 12],
    [136, 0.28, 10],
    [158, 0.68, 8],
    [44, 0.72, 6],
    [120, 0.82, 5],
    [80, 0.2, 4],
  ];
  const eyes = holes
    .map(([x, k, r], i) => {
      const [cx, cy, size] = [
        x + canvas.vary(`hx${i}`, -8, 8),
        y - 4 + thick * k,
        r * canvas.vary(`hr${i}`, 0.75, 1.15),
      ];
      return svg`<ellipse cx="${cx}" cy="${cy}" rx="${size}" ry="${size * 0.84}" fill="${darken(colour, 0.32)}"/><ellipse cx="${cx + 1.5}" cy="${cy + 2}" rx="${size * 0.8}" ry="${size * 0.62}" fill="${darken(colour, 0.16)}"/>`;
    })
    .join("");
  const smallEyes = svg`<path stroke="${darken(colour, 0.34)}" stroke-width="5" stroke-linecap="round" d="${Array.from({ length: 17 }, (_, i) => svg`M${canvas.vary(`ex${i}`, 30, 172)} ${y + thick * canvas.vary(`ey${i}`, 0.1, 0.84)}h${canvas.vary(`el${i}`, 0.1, 4)}`).join("")}"/>`;
  const grain = svg`<path stroke="${darken(colour, 0.28)}" stroke-width="2" stroke-linecap="round" opacity=".55" fill="none" d="${Array.from({ length: canvas.detailed ? 26 : 14 }, (_, i) => svg`M${canvas.vary(`gx${i}`, 28, 176)} ${y + 2 + thick * canvas.vary(`gy${i}`, 0.05, 0.82)}l${canvas.vary(`gl${i}`, 1, 5)} ${canvas.vary(`gm${i}`, -2, 2)}`).join("")}"/>`;
  const veins = svg`<path fill="none" stroke="#5a7a92" stroke-width="3.4" stroke-linecap="round" opacity=".8" d="${Array.from({ length: 11 }, (_, i) => svg`M${canvas.vary(`bx${i}`, 30, 170)} ${y + thick * canvas.vary(`by${i}`, 0.08, 0.84)}q${canvas.vary(`bq${i}`, -8, 8)} ${canvas.vary(`bs${i}`, -6, 6)} ${canvas.vary(`bl${i}`, 5, 14)} ${canvas.vary(`bm${i}`, -7, 7)}`).join("")}"/>`;
  const paste =
    kind === "eyes"
      ? eyes
      : kind === "plain"
        ? ""
        : kind === "small-eyes"
          ? smallEyes
          : kind === "blue"
            ? veins
            : kind === "grain"
              ? grain
              : svg`<path fill="${rind}" d="M18 ${y}L186 ${y - 8}v7L18 ${y + 7}Z"/><path fill="${canvas.radial(0.5, 0.55, 0.6, [0, lighten(colour, 0.6), 0.9], [1, lighten(colour, 0.6), 0])}" d="${cut}"/><g opacity=".5">${grain}</g>`;
  const mark =
    canvas.detailed &&
    kind !== "soft" &&
    svg`<path fill="none" stroke="${darken(rind, 0.4)}" stroke-width="1.6" stroke-dasharray="2 4" opacity=".5" d="M40 ${y - 14}Q90 ${top + 14} 146 ${top + 8}"/>`;
  const flip = canvas.chance("flip");
  return svg`${ground(canvas, 104, 178, 92, 10)}<g${flip && ' transform="matrix(-1 0 0 1 204 0)"'}><path fill="${canvas.across([0, lighten(mix(rind, colour, 0.7), 0.3)], [0.7, mix(rind, colour, 0.5)], [1, rind])}" d="${upper}"/>${mark}<path fill="${front}" d="${cut}"/><path fill="${rind}" d="M180 ${y - 8}h6v${thick}h-6ZM18 ${y + thick - 6}L186 ${y - 14 + thick}v6L18 ${y + thick}Z"/>${paste}<path fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" d="M18 ${y}L186 ${y - 8}"/></g>`;
}
