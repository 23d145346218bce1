import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { arrange, leaf, shine } from "./group";

const green = "#5c9a34";
const deepGreen = "#2f6424";

export function tomato(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.tomato, ["round", "round", "vine", "long"]);
  const long = kind === "long";
  const body = long
    ? "M0-40C20-42 28-22 27 0C26 28 14 42 0 42S-26 28-27 0C-28-22-20-42 0-40Z"
    : "M0-30C18-38 44-28 43 3C42 28 22 38 0 38S-42 28-43 3C-44-28-18-38 0-30Z";
  const top = long ? -38 : -28;
  const calyx = svg`<path fill="#4b8a30" transform="translate(0 ${top})" d="M0-2L-8-10Q-12-2-26 0Q-14 4-12 14Q-4 8 0 20Q4 8 14 12Q12 4 26-2Q12-4 8-10Z"/><path fill="#3b6d28" d="M-2 ${top}Q-2 ${top - 10} 5 ${top - 16}l4 3Q3 ${top - 8} 3 ${top}Z"/>`;
  const fruit = (skin: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.ball(skin)}" d="${body}"/>${kind === "ribbed" && svg`<path fill="none" stroke="${darken(skin, 0.4)}" stroke-width="3.5" stroke-linecap="round" opacity=".45" d="M-8-26Q-32-4-20 34M8-26Q32-4 20 34M0-22Q-6 8-2 37"/>`}${calyx}${shine(-19, -8, 6, 11, 28)}`,
    );
  if (kind === "datterini") return datterini(canvas);
  const red = fruit(colour);
  if (kind === "cherry") return cherryTomatoes(canvas, red);
  if (kind === "vine") {
    const places: [number, number][] = [
      [62, 102],
      [128, 96],
      [84, 148],
      [142, 150],
    ];
    const vine = svg`<path fill="none" stroke="#5a8a36" stroke-width="6" stroke-linecap="round" d="M40 58Q84 50 104 88T150 124M94 72q-16 2-30 8M112 96q-14 20-24 26"/>`;
    return svg`${ground(canvas, 104, 182, 76, 10)}${vine}${places.map(([x, y], i) => stamp(red, x, y, canvas.vary(`s${i}`, 0.88, 0.98), canvas.vary(`t${i}`, -20, 20))).join("")}`;
  }
  const half = canvas.symbol(
    svg`<path fill="${darken(colour, 0.1)}" d="${body}"/><path fill="${lighten(colour, 0.3)}" d="${body}" transform="scale(.92)"/><path fill="${colour}" d="M-5-24Q-34-20-32 2Q-28 12-6 2ZM5-24Q34-20 32 2Q28 12 6 2ZM-6 8Q-30 14-22 26Q-12 32-4 30ZM6 8Q30 14 22 26Q12 32 4 30Z"/><path stroke="#ffe2a0" stroke-width="2.4" stroke-linecap="round" d="M-22-6l2 2M-16 2l2 1M18-8l2 2M22 0l-1 2M-14 18l1 2M12 18l1 2"/>`,
  );
  return arrange(
    canvas,
    !long && canvas.chance("cut", 0.4) ? [red, red, half] : [red, fruit(nuance(colour, 4, 0.02))],
  );
}

/** Cherry tomatoes: many, round and small, in two rows along their vine. */
function cherryTomatoes(canvas: Canvas, one: string): string {
  const places: readonly (readonly [x: number, y: number])[] = [
    [44, 88],
    [74, 66],
    [80, 106],
    [110, 78],
    [112, 120],
    [142, 94],
    [144, 136],
    [168, 116],
    [100, 158],
    [60, 142],
  ];
  const vine = "M30 62Q72 70 104 98T164 148";
  return svg`${ground(canvas, 104, 176, 82, 11)}<path fill="none" stroke="#3b6d28" stroke-width="7" stroke-linecap="round" d="${vine}" transform="translate(0 2)"/><path fill="none" stroke="#6f9f42" stroke-width="5" stroke-linecap="round" d="${vine}"/>${places.map(([x, y], i) => stamp(one, x + canvas.vary(`x${i}`, -3, 3), y + canvas.vary(`y${i}`, -3, 3), canvas.vary(`s${i}`, 0.5, 0.58), canvas.vary(`t${i}`, -40, 40))).join("")}`;
}

/** Small tomatoes as long as a date, hanging to both sides of their twig. */
function datterini(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = (skin: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.ball(skin)}" d="M0 2C12 2 16 14 16 27C16 42 10 52 0 52S-16 42-16 27C-16 14-12 2 0 2Z"/><path fill="#4b8a30" d="M0 10L-5 4-14 6Q-10-1-2-2L-1-10H2L2-2Q11-1 14 6L5 4Z"/>${shine(-6, 19, 3, 8, 10)}`,
    );
  const fruits = [one(colour), one(nuance(colour, 4, 0.03))];
  const places: readonly (readonly [number, number, number])[] = [
    [60, 62, 64],
    [88, 56, -34],
    [84, 78, 40],
    [112, 72, -48],
    [106, 96, 26],
    [136, 92, -62],
    [124, 114, 8],
    [146, 112, -36],
  ];
  const twig = "M34 40Q84 54 114 82T156 118";
  return svg`${ground(canvas, 104, 168, 82, 11)}<g transform="rotate(${canvas.vary("tilt", -6, 6)} 100 100)"><path fill="none" stroke="#3b6d28" stroke-width="7" stroke-linecap="round" d="${twig}" transform="translate(0 2)"/><path fill="none" stroke="#6f9f42" stroke-width="5" stroke-linecap="round" d="${twig}"/>${places.map(([x, y, turn], i) => stamp(fruits[i % 2] ?? "", x, y, canvas.vary(`s${i}`, 1.02, 1.14), turn + canvas.vary(`t${i}`, -8, 8))).join("")}</g>`;
}

function carrots(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const rings =
    canvas.detailed &&
    svg`<path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="1.4" opacity=".55" stroke-linecap="round" d="M-14 14q6 3 12 1M4 30q6 2 9-1M-10 46q5 3 9 1M0 64q4 1 6-1"/>`;
  const fill = canvas.across(
    [0, darken(colour, 0.3)],
    [0.35, lighten(colour, 0.3)],
    [0.6, colour],
    [1, darken(colour, 0.3)],
  );
  const root = canvas.symbol(
    svg`<path fill="${fill}" d="M0-4C14-6 18 4 17 14C15 50 6 84 1 104Q0 108-1 104C-6 84-15 50-17 14C-18 4-14-6 0-4Z"/>${rings}`,
  );
  const frond = canvas.symbol(
    svg`<path fill="none" stroke="${green}" stroke-width="3" stroke-linecap="round" d="M0 0Q-3-28 2-58M0-14l-12-12M0-22l12-12M-1-32l-12-12M0-40l11-11M1-50l-7-8M1-50l8-8"/>`,
  );
  const count = canvas.pick("count", [3, 4, 5]);
  let out = "";
  let tops = "";
  for (let i = 0; i < count; i++) {
    const at = i - (count - 1) / 2;
    const x = 100 + at * 27;
    tops +=
      stamp(frond, x * 0.5 + 50, 66, 1, at * 16) + stamp(frond, x * 0.5 + 50, 66, 0.86, at * 16 + 22, true);
    out += stamp(
      root,
      x * 0.72 + 28,
      66 + Math.abs(at) * 3,
      canvas.vary(`s${i}`, 0.98, 1.1),
      -at * 9 + canvas.vary(`t${i}`, -3, 3),
    );
  }
  return svg`${ground(canvas, 102, 176, 70, 10)}${tops}${out}<path fill="none" stroke="#d8b26a" stroke-width="3.5" d="M${100 - count * 12} 76q${count * 12} 12 ${count * 24} 0"/>`;
}

/** Carrots, potatoes, or radishes and beets with their leaves. */
export function root(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.root, kinds.root);
  if (kind === "carrot") return carrots(canvas);
  if (kind === "sweet-potato") {
    const tuber = canvas.symbol(
      svg`<path fill="${canvas.ball(colour)}" d="M-66 6C-50-4-40-26-8-27C26-28 42-8 66-6Q70-2 62 2C44 8 34 28 2 28C-30 29-44 16-62 12Q-70 10-66 6Z"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="1.8" stroke-linecap="round" opacity=".6" d="M-30-10q8 3 14 1M-4 6q8 3 14 0M20-12q6 4 12 2M-24 14q6 2 12 0"/>`,
    );
    return svg`${ground(canvas, 102, 170, 82, 12)}<g${canvas.relief(14, 4, 0.8)}>${stamp(tuber, 104, 98, 1.12, canvas.vary("a", -22, -8))}${stamp(tuber, 94, 140, 1.16, canvas.vary("b", -4, 10), true)}</g>`;
  }
  if (kind === "potato") {
    const eyes = svg`<path stroke="${darken(colour, 0.5)}" stroke-width="2.400" stroke-linecap="round" opacity=".7" fill="none" d="M-20-8q4 3 7 0M6-18q3 2 5 0M14 8q4 3 7 0M-12 16q3 2 5 0"/><path stroke="${darken(colour, 0.3)}" stroke-width="1.600" stroke-linecap="round" opacity=".4" d="M-30 2h.1M-2-4h.1M30 4h.1M-22 14h.1M10 22h.1"/>`;
    const potato = (d: string) => canvas.symbol(svg`<path fill="${canvas.ball(colour)}" d="${d}"/>${eyes}`);
    return arrange(
      canvas,
      [
        potato("M-52 4C-56-18-30-31 0-28C32-28 56-14 53 6C50 24 24 28-6 29C-34 31-49 22-52 4Z"),
        potato("M-48 8C-54-12-34-28-6-27C14-32 46-26 50-6C54 16 28 30 0 28C-26 32-44 24-48 8Z"),
      ],
      60,
      3,
      canvas.relief(6, 5, 0.22),
    );
  }
  const bulbous = canvas.symbol(
    svg`<path fill="none" stroke="${green}" stroke-width="4" stroke-linecap="round" d="M-3-24Q-8-40-18-50M0-24V-52M4-24Q10-40 20-48"/>${leaf(-16, -46, 32, -112, green, deepGreen)}${leaf(0, -48, 32, -86, nuance(green, 8, 0.05), deepGreen)}${leaf(18, -44, 30, -58, green, deepGreen)}<path fill="${canvas.ball(colour)}" d="M0-26C24-28 36-12 32 8C28 26 10 34 2 42Q1 54-2 60Q-2 50-3 42C-12 34-28 26-32 8C-36-12-24-28 0-26Z"/>${shine(-14, -8, 4, 9, 20)}`,
  );
  return svg`<g transform="translate(4 0)">${arrange(canvas, [bulbous], 104, 3)}</g>`;
}

/** Onion and garlic in papery skins with meridians, or fennel. */
export function bulb(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.bulb, kinds.bulb);
  if (kind === "fennel") {
    // a feather: threads that branch to both sides, finer towards the tip
    const threads = Array.from({ length: 8 }, (_, i) => {
      const [y, long] = [-i * 5, 15 - i * 1.3];
      return svg`M0 ${y}l${-long} ${-long * 0.8}m${long * 0.5} ${long * 0.4}l${-long * 0.2} ${-long * 0.6}M0 ${y - 2}l${long} ${-long * 0.8}m${-long * 0.5} ${long * 0.4}l${long * 0.2} ${-long * 0.6}`;
    }).join("");
    const plume = canvas.symbol(
      svg`<path fill="none" stroke="#4f9436" stroke-width="1.400" stroke-linecap="round" d="M0 4V-44${threads}"/>`,
    );
    const stem = canvas.across([0, "#7fae56"], [0.4, "#c9e09a"], [1, "#7aa650"]);
    const fennel = canvas.symbol(
      svg`<g transform="translate(0 16)scale(.72)">${stamp(plume, -28, -46, 1, -24)}${stamp(plume, -36, -40, 0.8, -50)}${stamp(plume, 1, -54, 1.1)}${stamp(plume, 30, -44, 1, 26)}${stamp(plume, 40, -38, 0.8, 52)}<path fill="${stem}" d="M-20-20Q-28-36-34-50L-25-54Q-16-36-8-22ZM-6-22Q-5-40-5-58H6Q7-40 8-22ZM8-22Q18-38 25-52L34-47Q28-34 20-20Z"/><path fill="${canvas.ball(lighten(colour, 0.6))}" d="M-18-24C-34-10-44 12-36 28C-24 44 24 44 36 28C44 12 34-10 18-24Q0-12-18-24Z"/><path fill="none" stroke="${colour}" stroke-width="2" opacity=".8" d="M-10-18Q-26 8-18 38M0-16Q-4 10-2 40M10-18Q26 8 16 38M-22-10Q0 12 22-10"/></g>`,
    );
    return arrange(canvas, [fennel], 86, 3);
  }
  const garlic = kind === "garlic";
  const body = garlic
    ? "M-4-44Q-2-22-20-12C-42-2-42 28-24 36C-10 42 10 42 24 36C42 28 42-2 20-12Q4-22 4-46Z"
    : "M-3-48Q-3-32-16-26C-44-16-46 20-24 34Q-8 42 0 42T24 34C46 20 44-16 16-26Q4-32 5-48Z";
  const lines =
    "M-2-42Q-26-6-12 38M1-42Q2 0 0 40M3-42Q28-6 13 38" +
    (canvas.detailed ? "M-8-28Q-40-2-26 32M8-28Q40-2 27 32" : "");
  const item = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${body}"/><path fill="none" stroke="${garlic ? "#b79bb0" : darken(colour, 0.35)}" stroke-width="1.6" opacity=".6" d="${lines}"/><path stroke="#b08d5c" stroke-width="1.4" stroke-linecap="round" d="M-5 41l-3 5M0 42v5M5 41l3 5"/>${shine(-18, -2, 5, 11, 24)}`,
  );
  return arrange(canvas, [item], 88);
}

export function aubergine(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.aubergine, kinds.aubergine);
  const fat = { oval: 1.08, round: 1.3, long: 0.66 }[kind] * canvas.vary("fat", 0.97, 1.03);
  const item = canvas.symbol(
    svg`<g transform="scale(${fat} 1)"><path fill="${canvas.ball(colour)}" d="M0-54C22-54 20-30 28-4C38 30 26 66 0 66S-38 30-28-4C-20-30-22-54 0-54Z"/><path fill="#fff" opacity=".45" d="M-14-24Q-28 8-24 36Q-12 30-13 0Q-12-14-8-26Z"/></g><path fill="#5f8f3c" d="M-20-46Q-14-62-4-60Q-6-76 2-84l8 4Q4-72 6-60Q16-60 20-46L24-22L10-34L2-16L-8-34L-24-24Z"/>`,
  );
  const lying = kind === "long" || (kind === "oval" && canvas.chance("lying", 0.5));
  if (lying)
    return svg`${ground(canvas, 100, 178, 78, 9)}${stamp(item, 92, 98, 1, 70)}${stamp(item, 104, 142, 1.08, canvas.vary("t", 78, 92))}`;
  return svg`${ground(canvas, 72, 180, 40, 8)}${ground(canvas, 128, 182, 42, 8)}${stamp(item, 132, 112, 1, 10)}${stamp(item, 74, 116, 1.02, canvas.vary("t", -14, -4), true)}`;
}

function roundCourgettes(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const item = canvas.symbol(
    svg`<circle r="40" fill="${canvas.ball(colour)}"/><path fill="none" stroke="${lighten(colour, 0.45)}" stroke-width="2.4" stroke-dasharray="7 5" opacity=".7" d="M-6-34Q-40 0-10 38M0-36V40M6-34Q40 0 10 38"/><path fill="${lighten(colour, 0.35)}" d="M-12-32Q-6-44-8-56h15q-1 12 6 24Q0-24-12-32Z"/>${shine(-20, -12, 6, 11, 30)}`,
  );
  return arrange(canvas, [item], 88);
}

export function courgette(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.courgette, ["long", "blossom", "cucumber"]);
  if (kind === "cucumber") return cucumbers(canvas);
  if (kind === "round") return roundCourgettes(canvas);
  const skin = canvas.down(
    [0, darken(colour, 0.1)],
    [0.3, lighten(colour, 0.28)],
    [0.6, colour],
    [1, darken(colour, 0.45)],
  );
  const flecks =
    canvas.detailed &&
    svg`<path fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="1.4" stroke-linecap="round" stroke-dasharray="7 6 3 8" opacity=".7" d="M-58-6Q0-12 58-6M-58 2Q0 0 60 4M-56 9Q0 11 58 10"/>`;
  const whole = canvas.symbol(
    svg`<path fill="${skin}" d="M-62-13C-30-19 30-20 60-15Q72-8 70 2T58 17C30 21-30 17-62 13Q-68 0-62-13Z"/>${flecks}<path fill="${lighten(colour, 0.35)}" d="M-60-13Q-70-10-84-8l-3 8 3 7q14 2 24 6-8-13 0-26Z"/>`,
  );
  const slice = canvas.symbol(
    svg`<circle r="17" fill="${colour}"/><circle r="14.8" fill="#eef0c4"/><path stroke="#c3cb86" stroke-width="3" stroke-linecap="round" d="M0-7v.1M6-3v.1M5 5v.1M-1 8v.1M-7 4v.1M-6-4v.1"/>`,
  );
  const flower =
    kind === "blossom" &&
    canvas.symbol(
      svg`<path fill="#f2a92c" d="M0-9Q18-22 36-20Q28-12 28-6Q40-4 42 2Q34 4 30 8Q34 16 32 20Q14 18 0 9Z"/><path fill="none" stroke="#c9741a" stroke-width="1.6" d="M2-6Q16-12 28-15M2 0H34M2 6Q14 10 26 15"/>`,
    );
  const cut = kind === "long" && canvas.chance("cut", 0.7);
  return svg`${ground(canvas, 102, 176, 82, 9)}${flower && stamp(flower, 158, 78, 1, -12) + stamp(flower, 158, 130, 1, 4)}${stamp(whole, flower ? 90 : 102, 96, flower ? 0.92 : 1.02, canvas.vary("a", -16, -4))}${stamp(whole, flower ? 86 : 98, cut ? 128 : 134, flower ? 0.96 : 1.08, canvas.vary("b", -8, 4))}${cut ? stamp(slice, 74, 162, 1.05) + stamp(slice, 104, 166, 1.05) + stamp(slice, 136, 163, 1) : stamp(whole, 104, 160, flower ? 0.9 : 1, canvas.vary("c", 0, 8))}`;
}

/**
 * Cucumbers: dark and warty with round ends; one is cut, with wet slices and their ring of seeds in
 * front.
 */
function cucumbers(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const dark = darken(colour, 0.3);
  const skin = canvas.down(
    [0, darken(colour, 0.1)],
    [0.28, lighten(colour, 0.22)],
    [0.55, dark],
    [1, darken(colour, 0.6)],
  );
  const warts = Array.from(
    { length: 20 },
    (_, i) => svg`M${canvas.vary(`wx${i}`, -64, 64)} ${canvas.vary(`wy${i}`, -13, 13)}h.1`,
  ).join("");
  const whole = canvas.symbol(
    svg`<path fill="${skin}" d="M-84-2C-84-18-66-20-30-20Q20-24 66-18C86-14 90-6 88 2C86 16 70 19 30 19Q-20 22-60 18C-78 16-84 10-84-2Z"/><path fill="none" stroke="${lighten(colour, 0.35)}" stroke-width="2" stroke-linecap="round" opacity=".55" d="M-74-8Q0-16 78-8M-76 0Q0-4 82 1M-70 9Q0 10 74 9"/><path stroke="${darken(colour, 0.6)}" stroke-width="4.6" stroke-linecap="round" d="${warts}"/><path stroke="${lighten(colour, 0.6)}" stroke-width="1.8" stroke-linecap="round" d="${warts}" transform="translate(-.8 -1)"/>`,
  );
  const slice = canvas.symbol(
    svg`<ellipse cx="2" cy="3" rx="25" ry="22" fill="${darken(colour, 0.45)}"/><ellipse rx="25" ry="22" fill="${dark}"/><ellipse rx="22.4" ry="19.4" fill="#e4efbd"/><ellipse rx="14" ry="12" fill="#cfe0a0"/><g fill="#f7f9e2"><ellipse cy="-7" rx="2.2" ry="4"/><ellipse cy="7" rx="2.2" ry="4"/><ellipse cx="-8" rx="4" ry="2.2"/><ellipse cx="8" rx="4" ry="2.2"/><ellipse cx="-5" cy="-5" rx="2" ry="2"/><ellipse cx="5" cy="5" rx="2" ry="2"/><ellipse cx="5" cy="-5" rx="2" ry="2"/><ellipse cx="-5" cy="5" rx="2" ry="2"/></g>`,
  );
  return svg`${ground(canvas, 102, 178, 88, 9)}${stamp(whole, 102, 84, 1, canvas.vary("a", -16, -6))}${stamp(whole, 98, 122, 1.04, canvas.vary("b", -6, 3))}${stamp(slice, 66, 158, 1)}${stamp(slice, 104, 164, 1.04)}${stamp(slice, 144, 160, 0.98)}`;
}

/** Green frying peppers, or chillies when thin. */
function longPeppers(canvas: Canvas, fat: number): string {
  const { colour } = canvas.spec;
  const item = canvas.symbol(
    svg`<path fill="${canvas.down([0, lighten(colour, 0.35)], [0.45, colour], [1, darken(colour, 0.4)])}" d="M-52 ${-14 * fat}C-20 ${-22 * fat} 20 ${-16 * fat} 62 ${14 * fat}Q68 ${20 * fat} 60 ${19 * fat}C20 ${18 * fat}-20 ${22 * fat}-52 ${14 * fat}Q-60 0-52 ${-14 * fat}Z"/><path fill="none" stroke="#fff" stroke-width="${4 * fat}" stroke-linecap="round" opacity=".5" d="M-38 ${-9 * fat}Q-8 ${-12 * fat} 20 ${-5 * fat}"/><path fill="#5a8f35" d="M-46 ${-15 * fat}Q-58 ${-14 * fat}-62-4Q-76-8-84-4v6Q-74 2-62 4Q-58 ${14 * fat}-46 ${15 * fat}Q-52 0-46 ${-15 * fat}Z"/>`,
  );
  const places = fat < 1 ? [84, 102, 120, 138, 156] : [92, 118, 144];
  return svg`${ground(canvas, 104, 172, 80, 11)}${places.map((y, i) => stamp(item, 106 + canvas.vary(`x${i}`, -8, 8), y, 1.06, canvas.vary(`t${i}`, -22, 18), i % 2 === 1)).join("")}`;
}

export function pepper(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.pepper, kinds.pepper);
  if (kind !== "bell") return longPeppers(canvas, kind === "chilli" ? 0.72 : 1);
  const body =
    "M0-24C10-36 36-34 40-8C42 18 28 38 22 46Q12 54 4 48Q-4 56-14 50C-28 44-42 16-40-8C-36-34-10-36 0-24Z";
  const make = (skin: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.ball(skin)}" d="${body}"/><path fill="none" stroke="${darken(skin, 0.45)}" stroke-width="4" stroke-linecap="round" opacity=".4" d="M-9-22Q-24 8-10 44M11-22Q24 8 10 42"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55" d="M-29-10Q-32 6-24 22M-2-10Q-5 4-2 18"/><path fill="#5a8f35" d="M-16-24Q-6-30-4-32Q-6-46 4-54l8 4Q4-42 5-32Q10-30 16-24Q8-18 0-20T-16-24Z"/>`,
    );
  return arrange(canvas, [make(colour)], 98, 3);
}
