import { kinds } from "../../catalogue/kinds";
import { type Canvas, cast, ground, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { textWidth } from "../text-fit";

type Corners = { a: Corner; b: Corner; c: Corner; thick: number };
type Corner = readonly [x: number, y: number];

/** Cheeses of protected origin, whose rules require the name on the rind. */
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

/** Draws the cut face within its four corners. */
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

/**
 * A wedge of a wheel with its rind to the right: eyes, crumb or soft paste by product. A small
 * wheel is cut in half.
 */
export function wedge(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.wedge, ["eyes", "grain", "soft"]);
  if (kind === "round") return provolone(canvas);
  if (kind === "half") return toma(canvas);
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
  // only crumbly paste is uneven
  const rough = kind === "grain" ? canvas.relief(6, 4, 0.8) : "";
  const base = svg`M${a[0]} ${a[1] + thick * 0.92}L${b[0]} ${b[1] + thick}L${c[0]} ${c[1] + thick * 0.96}L${c[0] - 60} ${c[1] + thick * 0.8}Z`;
  const whole = svg`<g${rough}><path fill="${front}" d="${cut}"/>${paste(canvas, kind, corners)}</g><path fill="none" stroke="${rind}" stroke-width="${crust}" opacity=".9" d="M${a[0]} ${a[1] + thick * 0.94 - 1}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + thick + bulge - 1} ${b[0]} ${b[1] + thick - 1.5}"/><g${canvas.relief(4, 3, 0.4)}><path fill="${canvas.across([0, lighten(rind, 0.45)], [1, lighten(rind, 0.2)])}" d="${top}"/><path fill="${outside}" d="${heel}"/></g><path fill="none" stroke="${lighten(rind, 0.55)}" stroke-width="1.6" opacity=".7" d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${bow} ${c[0]} ${c[1]}"/>${imprint(canvas, corners, darken(rind, 0.75))}`;
  return svg`<g${turned && ' transform="matrix(-1 0 0 1 200 0)"'}>${cast(canvas, base)}${whole}</g>`;
}

/**
 * Toma: a low flat wheel with a wedge missing, thin grey rind with mould spots, smooth
 * straw-coloured paste.
 */
function toma(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const rind = mix(accent, "#b3a48c", 0.55);
  const spots = (salt: string, count: number, [rx, ry]: readonly [number, number], y: number) =>
    Array.from({ length: count }, (_, i) => {
      const [a, far] = [
        canvas.vary(`${salt}a${i}`, 0, 6.28),
        Math.sqrt(canvas.vary(`${salt}f${i}`, 0.02, 0.9)),
      ];
      return svg`M${100 + Math.cos(a) * far * rx} ${y + Math.sin(a) * far * ry}h.1`;
    }).join("");
  const face = (from: string, d: string, dark: number) =>
    svg`<path fill="${canvas.down([0, lighten(colour, 0.4 - dark)], [1, darken(colour, dark)])}" stroke="${darken(rind, 0.3)}" stroke-width="2" stroke-linejoin="round" d="${d}"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="2.200" stroke-linecap="round" opacity=".6" d="${from}"/>`;
  return svg`${ground(canvas, 102, 166, 92, 14)}<g${canvas.relief(5, 4, 0.5)}><path fill="${canvas.across([0, darken(rind, 0.2)], [0.35, lighten(rind, 0.15)], [1, darken(rind, 0.42)])}" d="M12 96V128Q16 164 100 165T188 128V96Z"/><ellipse cx="100" cy="96" rx="88" ry="38" fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(rind, 0.35)], [1, rind])}"/></g><g stroke-linecap="round"><path stroke="#6f7466" stroke-width="6" opacity=".45" d="${spots("g", 14, [80, 32], 96)}"/><path stroke="#c98a4a" stroke-width="4.500" opacity=".6" d="${spots("o", 9, [80, 32], 96)}"/><path stroke="#f1eee4" stroke-width="4" opacity=".75" d="${spots("w", 12, [80, 32], 96)}"/></g>${face("M82 128h.1M92 142h.1M78 150h.1M90 112h.1", "M100 96L62 130V160Q80 165 98 165Z", 0)}${face("M112 126h.1M128 140h.1M108 148h.1", "M100 96L146 128V158Q122 165 98 165Z", 0.12)}`;
}

/** Provolone lying in its cords and cut across: waxed rind around a smooth pale face. */
function provolone(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const wax = canvas.down([0, "#f0c468"], [0.35, "#d79c3a"], [0.7, "#b97a24"], [1, "#7f4c14"]);
  const face = canvas.radial(
    0.38,
    0.32,
    0.8,
    [0, lighten(colour, 0.6)],
    [0.6, colour],
    [1, darken(colour, 0.1)],
  );
  const cord = (d: string) =>
    svg`<path fill="none" stroke="#7a5526" stroke-width="4.6" d="${d}"/><path fill="none" stroke="#e6cb92" stroke-width="2.4" stroke-dasharray="3 1.4" d="${d}"/>`;
  const body = "M62 50C112 40 152 58 170 90Q182 92 188 102T180 120Q172 122 168 118C150 152 110 166 62 160Z";
  return svg`${ground(canvas, 104, 166, 88, 12)}<g transform="rotate(${canvas.vary("stance", -6, 0)} 100 160)"><path fill="${wax}" d="${body}"/>${cord("M100 46q22 58 0 117M132 56q18 48 0 98M62 104Q120 98 182 106")}<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4" d="M84 58Q112 54 134 66"/><ellipse cx="62" cy="105" rx="47" ry="55.500" fill="#c98c2c"/><ellipse cx="61" cy="105" rx="43.500" ry="52" fill="${face}"/><path fill="none" stroke="${darken(colour, 0.28)}" stroke-width="2.200" stroke-linecap="round" opacity=".7" d="M44 84q6-3 10 0M72 122q6-2 9 2M50 132h3M76 88h2"/></g>`;
}
