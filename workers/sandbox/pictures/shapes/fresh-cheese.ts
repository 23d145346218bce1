import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { drawLabel } from "../label";
import { leaf, shine } from "./group";

/** Skin of a moist white cheese: its shade is warm, not grey. */
function milky(canvas: Canvas, colour: string): string {
  return canvas.radial(
    0.36,
    0.3,
    0.78,
    [0, lighten(colour, 0.7)],
    [0.5, mix(colour, "#f3e6c4", 0.25)],
    [0.85, mix(darken(colour, 0.18), "#c9a66a", 0.3)],
    [1, mix(darken(colour, 0.26), "#a8844c", 0.35)],
  );
}

const basil = (x: number, y: number, turn: number): string =>
  svg`${leaf(x, y, 40, turn, "#4f9440", "#2f6428")}${leaf(x, y, 34, turn - 62, "#68ab52", "#2f6428")}`;

/** Pears of drawn curd, hung in twos by one string. */
function scamorza(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body = "M-10-48C-14-28-56-20-56 22C-56 56-30 76 0 76S56 56 56 22C56-20 14-28 10-48Z";
  const head = "M-9-48C-28-52-25-80 0-80S28-52 9-48Z";
  const one = canvas.symbol(
    svg`<path fill="${milky(canvas, colour)}" d="${head}"/><path fill="${milky(canvas, colour)}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="1.6" opacity=".4" d="M-6-44Q-14-26-30-16M0-44V-22M6-44Q14-26 30-16M-42 40Q-20 62 6 64"/><path fill="none" stroke="#8f6a34" stroke-width="6" stroke-linecap="round" d="M-12-49Q0-43 12-49"/><path fill="none" stroke="#d9b878" stroke-width="3" stroke-linecap="round" d="M-12-50Q0-44 12-50"/>${shine(-24, 2, 10, 20, 24)}`,
  );
  const cord = (d: string) =>
    svg`<path fill="none" stroke="#8f6a34" stroke-width="4.4" d="${d}"/><path fill="none" stroke="#d9b878" stroke-width="2.2" d="${d}"/>`;
  return svg`${ground(canvas, 138, 180, 54, 9)}${ground(canvas, 76, 184, 62, 9)}${cord("M132 58C130 24 108 8 92 8S70 24 70 46")}${stamp(one, 134, 112, 0.9, canvas.vary("a", 4, 10))}${stamp(one, 74, 104, 1.06, canvas.vary("b", -8, -2))}`;
}

/** A squared loaf in clear film, its ends gathered, a slice cut for the pizza before it. */
function filmedLoaf(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const side = canvas.down([0, lighten(colour, 0.5)], [0.6, mix(colour, "#f6ecd2", 0.5)], [1, "#d8c69a"]);
  const label = { x: 62, y: 84, w: 84, h: 62 };
  const ends = svg`<path fill="#dfeaf2" opacity=".85" d="M14 74L2 64q-4 44 0 92l12-8ZM184 70l14-10q4 44 0 90l-14-2Z"/><path fill="none" stroke="#9fb4c2" stroke-width="1.2" d="M14 84L3 76M14 104L2 102M14 128L3 134M184 82l13-8M184 104l13-2M184 130l13 6"/>`;
  return svg`${ground(canvas, 102, 178, 94, 11)}${ends}<rect x="12" y="52" width="174" height="120" rx="14" fill="${side}"/><path fill="${lighten(colour, 0.8)}" d="M18 66Q16 46 42 42H160Q186 44 182 66Q170 72 150 72H48Q28 72 18 66Z"/><path fill="none" stroke="#cdbb90" stroke-width="1.4" opacity=".7" d="M20 68Q100 76 180 68"/>${drawLabel(canvas, label, { kind: "paper", behind: colour })}<path fill="#fff" opacity=".5" d="M22 84q26-8 40-6l-26 84q-12-2-14-14ZM150 76h14l-18 90h-10Z"/><path fill="none" stroke="#fff" stroke-width="2" opacity=".9" d="M30 50h140M18 100v50M182 96v56"/><path fill="none" stroke="#a9bccb" stroke-width="1.2" opacity=".7" d="M24 166q60 6 152 0M40 56q10 6 4 14M150 54q-8 8 2 16"/>`;
}

/** A purse of curd tied at the top with a green leaf; one before it is open and runs with cream. */
function burrata(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const white = milky(canvas, colour);
  return svg`${ground(canvas, 102, 182, 88, 11)}<path fill="#3f7f3a" d="M92 60Q60 30 34 34Q50 54 92 68ZM108 60Q140 34 168 42Q148 60 108 68Z"/><path fill="${white}" d="M88 62Q70 26 84 16Q94 24 100 18Q108 24 118 14Q130 28 112 62Z"/><path fill="${white}" d="M88 58C84 78 22 82 22 132C22 168 58 182 100 182S178 168 178 132C178 82 116 78 112 58Z"/><path fill="none" stroke="#bfa877" stroke-width="2" opacity=".55" d="M92 64Q86 86 52 100M97 64Q94 90 80 108M103 64Q106 90 122 108M108 64Q114 86 150 100"/><path fill="#2f6a30" d="M84 54q16 8 32 0v10q-16 8-32 0Z"/><path fill="#5c9a4a" d="M84 54q16 8 32 0v3q-16 8-32 0Z"/>${shine(62, 118, 12, 24, 28)}<path fill="#fffdf4" d="M118 176Q104 160 122 150Q144 142 158 158Q168 176 146 181Q130 184 118 176Z" opacity=".9"/><path fill="none" stroke="#d6c393" stroke-width="1.8" d="M126 166q10-8 22-2M132 174q8-5 16 0"/>`;
}

/** Turned out of its basket: the weave stays on the curd. */
function ricotta(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body = "M46 58Q100 42 154 58L180 162Q172 184 100 184T20 162Z";
  let weave = "";
  for (let row = 0; row < 7; row++)
    weave += svg`M${40 - row * 4} ${78 + row * 15}Q100 ${92 + row * 15} ${160 + row * 4} ${78 + row * 15}`;
  for (let i = -4; i < 5; i++) weave += svg`M${100 + i * 12} 62Q${100 + i * 15} 120 ${100 + i * 18} 182`;
  return svg`${ground(canvas, 102, 183, 90, 10)}<path fill="${milky(canvas, colour)}" d="${body}"/><g${canvas.clip(`<path d="${body}"/>`)}><path fill="none" stroke="#cdb583" stroke-width="3" opacity=".55" d="${weave}"/><path fill="none" stroke="#fff" stroke-width="1.4" opacity=".8" d="${weave}" transform="translate(-1.6 -1.6)"/></g><ellipse cx="100" cy="55" rx="55" ry="14" fill="#fffdf5"/><path fill="none" stroke="#d9c79a" stroke-width="2" stroke-linecap="round" d="M70 54h6M88 49h5M106 58h7M124 52h6M94 60h4"/>${shine(52, 110, 7, 30, 14)}`;
}

/** One large ball, its cut face and two slices. */
function ball(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const white = milky(canvas, colour);
  const slice = canvas.symbol(
    svg`<ellipse cy="4" rx="38" ry="20" fill="#d6c496"/><ellipse rx="38" ry="20" fill="#fffdf6"/><path fill="none" stroke="#e6d9b4" stroke-width="2" stroke-linecap="round" d="M-22-4q8-6 16-2M2 6q10-4 18 0M-10 8q6-3 8 0M8-8q8-2 12 2"/>`,
  );
  return svg`${ground(canvas, 100, 176, 90, 12)}<path fill="${white}" d="M18 104C18 58 50 26 96 26S176 58 176 104S142 172 96 172S18 150 18 104Z"/><path fill="none" stroke="#bfa877" stroke-width="1.8" opacity=".45" d="M84 28q12 12 26 1M30 130q18 28 48 34"/>${shine(64, 70, 16, 26, 38)}${stamp(slice, 138, 150, 1, -6)}${stamp(slice, 116, 166, 1.06, 6)}${basil(58, 172, 4)}`;
}

/** Bocconcini, ciliegine, nodini: a heap of small ones. */
function small(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<circle r="30" fill="${milky(canvas, colour)}"/><path fill="none" stroke="#bfa877" stroke-width="1.4" opacity=".5" d="M-6-27q6 8 13 0"/>${shine(-10, -12, 6, 9, 36)}`,
  );
  const rows: [number, number[]][] = [
    [58, [76, 126]],
    [100, [48, 102, 152]],
    [148, [34, 86, 134, 168]],
  ];
  return svg`${ground(canvas, 102, 176, 92, 12)}${rows.flatMap(([y, xs]) => xs.map((x) => stamp(one, x, y + canvas.vary(`y${x}`, -4, 4), canvas.vary(`s${x}${y}`, 0.96, 1.1), canvas.vary(`t${x}${y}`, -50, 50)))).join("")}${basil(92, 178, -8)}`;
}

/** Two strands wound about each other. */
function braid(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const link = canvas.symbol(
    svg`<ellipse rx="40" ry="22" fill="${milky(canvas, colour)}"/><path fill="none" stroke="#bfa877" stroke-width="1.6" opacity=".5" d="M-30-6Q0-12 30-4M-26 8Q0 2 28 8"/>`,
  );
  const links = [34, 60, 86, 112, 138, 164].map((x, i) =>
    stamp(link, x, 112 + (i % 2 ? 10 : -10), 1.1, i % 2 ? -48 : 48),
  );
  return svg`${ground(canvas, 102, 162, 92, 14)}<g transform="rotate(${canvas.vary("tilt", -16, -6)} 100 112)">${links.join("")}</g>${basil(120, 170, -4)}`;
}

/** A low wheel with a bloomy rind, one wedge drawn out. */
function wheel(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const paste = mix(colour, "#f2d890", 0.6);
  const rind = canvas.across([0, "#d9cfb8"], [0.3, "#fffdf6"], [0.7, "#efe7d4"], [1, "#c4b696"]);
  return svg`${ground(canvas, 102, 172, 94, 12)}<path fill="${rind}" d="M10 84V128Q14 168 98 170T188 128V84Z"/><ellipse cx="99" cy="82" rx="89" ry="46" fill="${canvas.radial(0.4, 0.3, 0.8, [0, "#fffefa"], [0.7, "#f6f0e0"], [1, "#dfd4bb"])}"/><path stroke="#d9cdb0" stroke-width="2.4" stroke-linecap="round" opacity=".8" d="M44 74h8M64 58h6M96 52h9M60 94h7M128 62h8M84 78h5M146 82h6M38 90h4M110 68h6"/><path fill="${canvas.down([0, lighten(paste, 0.4)], [1, darken(paste, 0.12)])}" d="M99 84L74 126V169Q86 171 99 170Z"/><path fill="${darken(paste, 0.14)}" d="M99 84L142 123V166Q120 171 99 170Z"/><path fill="#f6eed8" d="M99 84L74 126h5L99 93 136 126l6-3Z"/><path fill="none" stroke="#fff" stroke-width="2" opacity=".8" d="M14 98q4 30 40 40"/>`;
}

/** A white block, crumbling at a corner. */
function block(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const front = canvas.down([0, lighten(colour, 0.5)], [1, mix(colour, "#d6c79e", 0.5)]);
  const crumb = canvas.symbol(
    svg`<path fill="#e0d5b4" d="M-11 3L-4-9 9-8 13 4 4 11-8 10Z"/><path fill="#fffdf5" d="M-11 1L-4-11 9-10 12 1 2 5Z"/>`,
  );
  return svg`${ground(canvas, 102, 172, 94, 12)}<path fill="#fffefa" d="M14 74L74 42 188 54 138 90Z"/><path fill="${front}" d="M14 74L138 90V170L14 148Z"/><path fill="#cbbd94" d="M138 90L188 54V128L138 170Z"/><path stroke="#cdbf97" stroke-width="2.6" stroke-linecap="round" opacity=".8" d="M34 96h5M56 118h4M84 104h6M104 134h5M46 134h3M118 112h4M72 138h5M30 116h3M154 96l3-2M166 118l3-2M150 134l3-2M80 60h5M110 66h6M136 60h4"/><path fill="none" stroke="#fff" stroke-width="2" d="M14 74L138 90 188 54"/>${stamp(crumb, 34, 166, 1, 10)}${stamp(crumb, 62, 176, 1.2, 70)}${stamp(crumb, 92, 174, 0.9, 140)}${leaf(128, 176, 40, -14, "#7a8f4c", "#4a5f2c")}`;
}

/** Cheese that is seen without a pack or through clear film. */
export function freshCheese(canvas: Canvas): string {
  const kind = canvas.kind(kinds["fresh-cheese"], kinds["fresh-cheese"]);
  const drawn = {
    scamorza,
    "filmed-loaf": filmedLoaf,
    burrata,
    ricotta,
    ball,
    small,
    braid,
    wheel,
    block,
  }[kind](canvas);
  return svg`<g transform="rotate(${canvas.vary("stance", -3, 3)} 100 180)">${drawn}</g>`;
}
