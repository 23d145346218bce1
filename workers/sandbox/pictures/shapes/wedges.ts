import { kinds } from "../../catalogue/kinds";
import { type Canvas, cast, ground, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { textWidth } from "../text-fit";

type Corners = { a: Corner; b: Corner; c: Corner; thick: number };
type Corner = readonly [x: number, y: number];

/** Where a wheel's rind bears its name: those of a protected origin, as their rules want it. */
const branded = /^(asiago|piave|fontina|montasio|parmigiano reggiano|grana padano|pecorino romano|bitto)\b/i;

/** The name pressed into the rind, along its edge, in two rows if it has two words. */
function imprint(canvas: Canvas, { b, c, thick }: Corners, tone: string): string {
  const words = branded.exec(canvas.spec.name)?.[0].toUpperCase().split(" ");
  if (!words) return "";
  const slope = (c[1] - b[1]) / (c[0] - b[0]);
  const wide = c[0] - b[0] - 12;
  const rows = words.map((word, row) => {
    const size = Math.min(19, wide / textWidth(word), (thick - 8) / words.length);
    const down = (thick * (row + 0.5)) / words.length + size * 0.38 + 7;
    return svg`<text x="${wide / 2}" y="${down}" font-size="${size}">${word}</text>`;
  });
  return svg`<g fill="${tone}" opacity=".8" transform="matrix(1 ${Math.round(slope * 100) / 100} 0 1 ${b[0] + 6} ${b[1]})">${rows.join("")}</g>`;
}

/** What the cut face shows, within its four corners. */
function paste(canvas: Canvas, kind: string, { a, b, thick }: Corners): string {
  const { colour } = canvas.spec;
  const at = (k: number, down: number): Corner => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k + thick * down,
  ];
  const dots = (salt: string, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at(canvas.vary(`${salt}x${i}`, 0.1, 0.92), canvas.vary(`${salt}y${i}`, 0.14, 0.84));
      return svg`M${Math.round(x)} ${Math.round(y)}h.1`;
    }).join("");
  const eyes = (salt: string, count: number, wide: number) => {
    const d = dots(salt, count);
    return svg`<path stroke="${darken(colour, 0.42)}" stroke-width="${wide}" d="${d}"/><path stroke="${darken(colour, 0.18)}" stroke-width="${wide * 0.68}" d="${d}" transform="translate(${wide * 0.11} ${wide * 0.13})"/>`;
  };
  if (kind === "eyes")
    return svg`<g stroke-linecap="round">${eyes("a", 4, 17)}${eyes("b", 4, 11)}${eyes("c", 4, 6)}</g>`;
  if (kind === "small-eyes")
    return svg`<g stroke-linecap="round">${eyes("a", 6, 5.6)}${eyes("b", 11, 3.4)}</g>`;
  const stroke = (count: number, length: number, bend: number) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at(canvas.vary(`sx${i}`, 0.06, 0.92), canvas.vary(`sy${i}`, 0.1, 0.88));
      return svg`M${x} ${y}q${canvas.vary(`sq${i}`, -bend, bend)} ${canvas.vary(`sr${i}`, -bend, bend)} ${canvas.vary(`sl${i}`, length / 3, length)} ${canvas.vary(`sm${i}`, -bend, bend)}`;
    }).join("");
  if (kind === "blue")
    return svg`<path fill="none" stroke="#4f6f80" stroke-width="4.4" stroke-linecap="round" opacity=".85" d="${stroke(13, 13, 8)}"/><path fill="none" stroke="#2f4f5a" stroke-width="2" stroke-linecap="round" opacity=".8" d="${stroke(9, 8, 6)}"/>`;
  if (kind === "grain")
    return svg`<path stroke="#fffdf0" stroke-width="2.2" stroke-linecap="round" opacity=".85" fill="none" d="${stroke(16, 1, 1)}"/>`;
  return "";
}

/** A cut of a wheel, its rind to the right: eyes, crumb or soft paste by product; half a wheel where it is a small one. */
export function wedge(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.wedge, ["eyes", "grain", "soft"]);
  if (kind === "round") return provolone(canvas);
  if (kind === "half") return halfWheel(canvas);
  const thick = canvas.vary("thick", kind === "soft" ? 46 : 64, kind === "soft" ? 52 : 76);
  const low = 184 - thick;
  const corners: Corners = {
    a: [canvas.vary("ax", 10, 18), low - canvas.vary("ay", 36, 46)],
    b: [canvas.vary("bx", 98, 118), low],
    c: [190, low - canvas.vary("cy", 54, 64)],
    thick,
  };
  const { a, b, c } = corners;
  const rind = kind === "soft" ? mix(colour, "#e09a60", 0.45) : kind === "blue" ? "#cbb791" : accent;
  const bow = svg`${(b[0] + c[0]) / 2 + 8} ${(b[1] + c[1]) / 2 + 15}`;
  const bowBelow = svg`${(b[0] + c[0]) / 2 + 8} ${(b[1] + c[1]) / 2 + 15 + thick}`;
  const bulge = kind === "soft" ? 7 : 1;
  const cut = svg`M${a[0]} ${a[1]}L${b[0]} ${b[1]}V${b[1] + thick}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + thick + bulge} ${a[0]} ${a[1] + thick * 0.94}Z`;
  const top = svg`M${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${bow} ${c[0]} ${c[1]}Z`;
  const heel = svg`M${b[0]} ${b[1]}Q${bow} ${c[0]} ${c[1]}V${c[1] + thick * 0.96}Q${bowBelow} ${b[0]} ${b[1] + thick}Z`;
  // Turned, the rind faces the light instead of the cut.
  const turned = canvas.chance("turned", 0.4) && !branded.test(canvas.spec.name);
  const front = turned
    ? canvas.across([0, darken(colour, 0.2)], [0.6, colour], [1, lighten(colour, 0.2)])
    : canvas.across([0, lighten(colour, 0.42)], [0.7, colour], [1, darken(colour, 0.12)]);
  const outside = turned
    ? canvas.across([0, darken(rind, 0.12)], [0.5, lighten(rind, 0.12)], [1, lighten(rind, 0.3)])
    : canvas.across([0, rind], [0.45, lighten(rind, 0.16)], [1, darken(rind, 0.34)]);
  const crust = kind === "soft" ? 2.4 : 3.4;
  const rough = kind === "grain" ? canvas.relief(7, 5, 1.7) : canvas.relief(9, 7, 0.7);
  const base = svg`M${a[0]} ${a[1] + thick * 0.92}L${b[0]} ${b[1] + thick}L${c[0]} ${c[1] + thick * 0.96}L${c[0] - 60} ${c[1] + thick * 0.8}Z`;
  const whole = svg`<g${rough}><path fill="${front}" d="${cut}"/>${paste(canvas, kind, corners)}</g><path fill="none" stroke="${rind}" stroke-width="${crust}" opacity=".9" d="M${a[0]} ${a[1] + thick * 0.94 - 1}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + thick + bulge - 1} ${b[0]} ${b[1] + thick - 1.5}"/><g${canvas.relief(8, 6, 0.9)}><path fill="${canvas.across([0, lighten(rind, 0.45)], [1, lighten(rind, 0.2)])}" d="${top}"/><path fill="${outside}" d="${heel}"/></g><path fill="none" stroke="${lighten(rind, 0.55)}" stroke-width="1.6" opacity=".7" d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${bow} ${c[0]} ${c[1]}"/>${imprint(canvas, corners, darken(rind, 0.75))}`;
  return svg`<g${turned && ' transform="matrix(-1 0 0 1 200 0)"'}>${cast(canvas, base)}${whole}</g>`;
}

/** Toma: half of a low wheel on its flat side, the cut towards the eye, the rind grey and bulging. */
function halfWheel(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const rough = canvas.relief(9, 6, 1.3);
  const eyes = Array.from({ length: 11 }, (_, i) => {
    const [x, y, r] = [
      canvas.vary(`x${i}`, 30, 168),
      canvas.vary(`y${i}`, 120, 160),
      canvas.vary(`r${i}`, 1.4, 3.4),
    ];
    return svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.7}" fill="${darken(colour, 0.4)}"/>`;
  });
  const cut = "M14 118Q10 144 20 166Q100 182 182 158Q190 132 184 108Q100 126 14 118Z";
  const crust = canvas.across([0, lighten(accent, 0.2)], [0.4, accent], [1, darken(accent, 0.4)]);
  return svg`${ground(canvas, 102, 170, 90, 14)}<g${rough}><path fill="${crust}" d="M10 120C8 70 60 46 108 46C156 46 192 70 190 112Q196 134 188 160Q100 186 15 168Q4 144 10 120Z"/><path fill="${lighten(accent, 0.3)}" d="M14 114C14 76 62 54 108 54C150 54 184 74 184 104Q100 122 14 114Z"/></g><g${canvas.relief(9, 7, 0.8)}><path fill="${canvas.across([0, lighten(colour, 0.45)], [0.65, colour], [1, darken(colour, 0.12)])}" d="${cut}"/>${eyes.join("")}</g><path fill="none" stroke="${darken(accent, 0.2)}" stroke-width="2" opacity=".7" d="${cut}"/>`;
}

/** Provolone: the waxed body in its cords behind, and a thick round cut from it. */
function provolone(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const wax = canvas.across([0, "#a8681e"], [0.3, "#f0c468"], [0.65, "#cf9230"], [1, "#7f4c14"]);
  const face = canvas.radial(
    0.38,
    0.32,
    0.8,
    [0, lighten(colour, 0.6)],
    [0.6, colour],
    [1, darken(colour, 0.16)],
  );
  const cord = (d: string) =>
    svg`<path fill="none" stroke="#7a5526" stroke-width="4.6" d="${d}"/><path fill="none" stroke="#e6cb92" stroke-width="2.4" stroke-dasharray="3 1.4" d="${d}"/>`;
  const body =
    "M58 178C40 150 40 84 62 56C76 40 88 38 96 30Q104 24 112 30C120 38 134 42 148 58C168 86 166 150 148 178Z";
  return svg`${ground(canvas, 104, 176, 82, 12)}<g transform="rotate(${canvas.vary("stance", 4, 9)} 100 178)"><g${canvas.relief(24, 14, 1)}><path fill="${wax}" d="${body}"/></g>${cord("M104 14Q96 20 100 30M104 14Q113 20 108 30M52 76Q104 94 158 76M46 116Q104 136 164 116M50 154Q104 172 160 154M84 42Q60 96 76 176M124 42Q148 96 132 176M104 32V176")}</g><g transform="rotate(${canvas.vary("slice", -8, 2)} 70 140)"><path fill="#b97a24" d="M22 146C22 112 44 92 74 92S128 112 128 146Q128 172 98 182H52Q22 172 22 146Z" transform="translate(7 2)"/><ellipse cx="74" cy="138" rx="53" ry="46" fill="#d79c3a"/><g${canvas.relief(14, 9, 0.6)}><ellipse cx="74" cy="138" rx="49.500" ry="42.500" fill="${face}"/></g></g>`;
}
