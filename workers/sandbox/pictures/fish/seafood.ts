import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { lemonSlice, parsley } from "./garnish";
import { cod, flake, plaice } from "./white-fillets";

/**
 * Boned fish: a long fillet on its skin, the thin halves of a flat fish, or a steak cut across the
 * fish.
 */
export function fillet(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.fillet, kinds.fillet);
  const flesh = canvas.radial(
    0.4,
    0.3,
    0.85,
    [0, lighten(colour, 0.35)],
    [0.6, colour],
    [1, darken(colour, 0.16)],
  );
  const line = lighten(colour, 0.68);
  if (kind === "flat") return plaice(canvas);
  if (kind === "cod") return cod(canvas);
  if (kind === "tail") return tails(canvas);
  if (kind === "chunk") return chunks(canvas);
  const garnish = lemonSlice(canvas, canvas.vary("lx", 44, 60), 162) + parsley(140, 168, -20);
  if (kind === "steak") {
    const outline =
      "M0-52C34-56 64-34 62-4C60 24 40 26 34 48C28 56 22 52 22 40Q12 20 0 20T-22 40C-22 52-28 56-34 48C-40 26-60 24-62-4C-64-34-34-56 0-52Z";
    const one = canvas.symbol(
      svg`<path fill="#4d565c" d="${outline}" transform="translate(1 10)"/><path fill="${darken(colour, 0.3)}" d="${outline}" transform="translate(0 7)scale(.97)"/><path fill="#aeb7bb" d="${outline}"/><path fill="${flesh}" d="${outline}" transform="translate(0 1)scale(.93)"/><path fill="none" stroke="${line}" stroke-width="2.600" stroke-linecap="round" opacity=".9" d="M-46-22Q-30-2-44 16M-34-34Q-14-8-34 22M-18-42Q-4-20-16 0M46-22Q30-2 44 16M34-34Q14-8 34 22M18-42Q4-20 16 0M-54-10Q-42 2-52 8M54-10Q42 2 52 8"/><path fill="none" stroke="${darken(colour, 0.22)}" stroke-width="1.600" stroke-linecap="round" opacity=".8" d="M-43-23Q-27-3-41 15M-31-35Q-11-9-31 21M43-23Q27-3 41 15M31-35Q11-9 31 21M0-46V-12"/><path fill="${darken(colour, 0.35)}" opacity=".55" d="M-9 4Q0-4 9 4Q6 14 0 16Q-6 14-9 4Z"/><circle r="6" cy="-6" fill="#f4ead8"/><circle r="2.400" cy="-6" fill="#c9a088"/>`,
    );
    return svg`${ground(canvas, 104, 168, 86, 13)}<g${canvas.moist(20, 10, 0.24)}>${stamp(one, 122, 82, 0.94, canvas.vary("b", 6, 18))}${stamp(one, 90, 116, 1.1, canvas.vary("tilt", -14, 4))}</g>${garnish}`;
  }
  if (kind === "round") {
    const outline = "M-70 6C-72-30-40-52 2-50C46-50 74-24 70 8C66 40 34 52-2 50C-38 50-68 38-70 6Z";
    const rings = [0.82, 0.62, 0.42].map(
      (k) =>
        svg`<path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="2" opacity=".75" d="${outline}" transform="translate(2 1)scale(${k} ${k})"/><path fill="none" stroke="${line}" stroke-width="2.600" opacity=".9" d="${outline}" transform="scale(${k - 0.04} ${k - 0.04})"/>`,
    );
    const one = canvas.symbol(
      svg`<path fill="#4d565c" d="${outline}" transform="translate(1 12)"/><path fill="${darken(colour, 0.3)}" d="${outline}" transform="translate(0 8)scale(.98)"/><path fill="#8d979c" d="${outline}"/><path fill="${flesh}" d="${outline}" transform="scale(.95)"/>${rings.join("")}<path fill="#8a3a34" opacity=".75" d="M-14 16Q0 6 14 16Q22 30 0 34Q-22 30-14 16ZM-8-30Q0-36 8-30Q6-22 0-20Q-6-22-8-30Z"/><path fill="none" stroke="${line}" stroke-width="2.600" d="M-64 2H-14M14 2H66"/><ellipse cx="0" cy="2" rx="10" ry="9" fill="#f4ead8"/><ellipse cx="0" cy="2" rx="4" ry="4" fill="#d9b49a"/>`,
    );
    return svg`${ground(canvas, 104, 166, 86, 13)}<g${canvas.moist(20, 10, 0.24)}>${stamp(one, 112, 82, 0.92, canvas.vary("b", -8, 10))}${stamp(one, 96, 124, 1.02, canvas.vary("tilt", -8, 6))}</g>${garnish}`;
  }
  if (kind === "loin") {
    const outline = "M-76-8C-74-34-40-44 0-44C44-44 78-32 80-6C82 22 54 34 10 36C-36 38-78 22-76-8Z";
    const grain = [-52, -30, -8, 14, 36, 56].map(
      (x) => svg`M${x} ${-34 + Math.abs(x) * 0.16}Q${x + 16} 0 ${x + 2} ${32 - Math.abs(x) * 0.14}`,
    );
    const one = canvas.symbol(
      svg`<path fill="${darken(colour, 0.55)}" d="M-76-8V14C-72 44-30 58 12 56C56 54 84 40 80 14V-6Z"/><path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="2" opacity=".7" d="M-60 30Q0 60 66 32M-40 44Q10 60 52 44"/><path fill="${flesh}" d="${outline}"/><path fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="1.800" stroke-linecap="round" opacity=".75" d="${grain.join("")}"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="1.800" stroke-linecap="round" opacity=".7" d="${grain.join("")}" transform="translate(4 1)"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45" d="M-56-22Q-20-36 26-35"/>`,
    );
    return svg`${ground(canvas, 104, 170, 86, 13)}<g${canvas.moist(20, 10, 0.24)}>${stamp(one, 112, 72, 0.86, canvas.vary("b", -10, 4), canvas.chance("f"))}${stamp(one, 98, 116, 1, canvas.vary("tilt", -6, 6))}</g>${garnish}`;
  }
  const outline = "M-88 8C-88-18-70-34-34-36C14-38 60-24 90-4Q96 4 84 8C56 14 44 26 6 32C-30 36-84 34-88 8Z";
  const seams = [-74, -54, -34, -14, 6, 26, 46]
    .map((x) => flake(x, 30 - Math.abs(x + 20) * 0.18, 16))
    .join("");
  const one = canvas.symbol(
    svg`<path fill="#5f6b73" d="${outline}" transform="translate(1 11)"/><path fill="${darken(colour, 0.25)}" d="${outline}" transform="translate(0 5)"/><path fill="${flesh}" d="${outline}"/><path fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" opacity=".9" d="${seams}"/><path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="1.6" stroke-linecap="round" opacity=".8" d="${seams}" transform="translate(4 0)"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4" d="M-56-18Q-20-28 24-22"/>`,
  );
  const behind = kind === "skin" ? canvas.symbol(skinSide(canvas, outline)) : one;
  return svg`${ground(canvas, 104, 164, 84, 13)}<g${canvas.moist(20, 10, 0.24)}>${stamp(behind, 106, 84, 0.94, canvas.vary("b", -16, -8), kind !== "skin" && canvas.chance("f"))}${stamp(one, 98, 130, 1.02, canvas.vary("a", -8, 0))}</g>${garnish}`;
}

/** A fillet with its skin up: silver, darker to the back, in rows of scales. */
function skinSide(canvas: Canvas, outline: string): string {
  const skin = canvas.down([0, "#46525a"], [0.3, "#7f8e97"], [0.7, "#d9e1e4"], [1, "#9aa6ac"]);
  const rows = [-24, -14, -4, 6, 16].map((y) => svg`M-76 ${y * 0.9}Q0 ${y * 1.2} 76 ${y * 0.3}`).join("");
  return svg`<path fill="#3a444a" d="${outline}" transform="translate(1 9)"/><path fill="${lighten(canvas.spec.colour, 0.1)}" d="${outline}" transform="translate(0 5)"/><path fill="${skin}" d="${outline}"/><path fill="none" stroke="#39454c" stroke-width="3" stroke-dasharray="1.500 4" opacity=".5" d="${rows}"/><path fill="none" stroke="#2f3a40" stroke-width="1.800" opacity=".7" d="M-82-4Q-10-16 84 0"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5" d="M-58-20Q-20-30 30-22"/>`;
}

/** Tails of the monkfish: thick, tapering, with a central bone and a thin skin. */
function tails(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body = "M-80-20C-60-36-10-34 30-20C56-12 80-6 92-2Q96 4 90 8C76 14 50 20 24 26C-14 36-60 36-80 22Z";
  const skin = canvas.down([0, lighten(colour, 0.35)], [0.5, colour], [1, darken(colour, 0.36)]);
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="${body}" transform="translate(2 8)"/><path fill="${skin}" d="${body}"/><path fill="none" stroke="#c98a8a" stroke-width="3" stroke-linecap="round" opacity=".6" d="M-60-2Q0-4 82 3M-40-14Q0-14 40-8M-40 16Q0 18 40 11"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6" d="M-58-18Q-10-26 30-14"/><ellipse cx="-79" cy="1" rx="13" ry="22" fill="${lighten(colour, 0.25)}"/><path fill="none" stroke="${darken(colour, 0.25)}" stroke-width="1.800" d="M-86-12Q-76 0-86 14M-72-12Q-82 0-72 14"/><ellipse cx="-79" cy="1" rx="5" ry="6" fill="#f6efe0" stroke="#c9a890" stroke-width="1.500"/>`,
  );
  return svg`${ground(canvas, 104, 166, 86, 13)}<g${canvas.moist(20, 10, 0.24)}>${stamp(one, 104, 78, 0.9, canvas.vary("b", -14, -6))}${stamp(one, 100, 124, 0.98, canvas.vary("a", -4, 6))}</g>${lemonSlice(canvas, 52, 166)}${parsley(140, 170, -20)}`;
}

/** Salt cod: thick white pieces that separate into large flakes, the skin beneath. */
function chunks(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const top = "M-46-26C-20-36 30-36 48-22C54-8 52 12 44 20C16 30-30 30-46 20C-54 6-54-14-46-26Z";
  const one = canvas.symbol(
    svg`<path fill="#4d565c" d="M-50-6V22C-40 48 34 50 50 24V-6Z"/><path fill="${darken(colour, 0.22)}" d="M-50-8V14C-40 40 34 42 50 16V-8Z"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2" opacity=".6" d="M-30 26v10M-8 30v10M16 30v9M36 22v9"/><path fill="${canvas.radial(0.4, 0.3, 0.85, [0, lighten(colour, 0.6)], [0.6, colour], [1, darken(colour, 0.16)])}" d="${top}"/><path fill="none" stroke="${darken(colour, 0.26)}" stroke-width="2.400" stroke-linecap="round" opacity=".75" d="M-30-28Q-12-4-30 24M-8-32Q10-4-8 28M14-32Q32-4 14 27M34-28Q46-6 36 22"/><path fill="#fff" opacity=".5" d="M-38-16Q-28-28-12-28Q-26-16-28-4Z"/>`,
  );
  return svg`${ground(canvas, 104, 172, 86, 13)}<g${canvas.moist(20, 10, 0.24)}>${stamp(one, 70, 82, 0.92, canvas.vary("a", -8, 4))}${stamp(one, 136, 86, 0.9, canvas.vary("b", -4, 10), true)}${stamp(one, 100, 130, 1.16, canvas.vary("c", -6, 6))}</g>${lemonSlice(canvas, 38, 162)}${parsley(150, 172, -20)}`;
}

export function prawns(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const scampi = canvas.kind(kinds.prawns, ["prawn"]) === "scampi";
  const shell = canvas.radial(
    0.5,
    0.3,
    0.8,
    [0, lighten(colour, 0.4)],
    [0.6, colour],
    [1, darken(colour, 0.2)],
  );
  const claws =
    scampi &&
    svg`<path fill="none" stroke="${darken(colour, 0.1)}" stroke-width="6" stroke-linecap="round" d="M34-20Q62-40 60-66M30-12Q50-40 44-66M60-66l-4-14M60-66l7-12M44-66l-6-12M44-66l5-13"/>`;
  const prawn = canvas.symbol(
    svg`<path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="1.6" stroke-linecap="round" d="M40-14Q70-40 74 10M40-12Q76-30 66 26"/>${claws}<path fill="none" stroke="${darken(colour, 0.15)}" stroke-width="2.6" stroke-linecap="round" d="M26 8l4 18M14 14l2 18M2 18l-2 18M-10 18l-7 15M-20 14l-11 11"/><path fill="${shell}" d="M50-12C34-36-14-36-34-8C-44 6-44 22-36 36Q-30 40-26 34C-26 20-18 12-4 12C14 14 34 12 50-12Z"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="2" opacity=".7" d="M22-28Q14-8 22 8M6-31Q-2-8 4 12M-10-28Q-14-8-8 12M-24-18Q-24 0-20 14M-37 0Q-30 10-26 20"/><path fill="${lighten(colour, 0.12)}" stroke="${darken(colour, 0.25)}" stroke-width="1.4" d="M-36 34Q-56 40-60 56Q-44 58-34 46Q-36 60-26 66Q-20 50-26 34Z"/><circle cx="40" cy="-16" r="3.4" fill="#20181a"/>`,
  );
  const places: [number, number, number][] = [
    [70, 84, -8],
    [134, 90, 14],
    [64, 128, 6],
    [126, 134, -6],
  ];
  const flip = canvas.chance("flip");
  return svg`${ground(canvas, 102, 172, 82, 12)}<g${canvas.moist(20, 10, 0.24)}><g transform="matrix(${flip ? "-.9" : ".9"} 0 0 .9 ${flip ? 190 : 10} 8)">${places.map(([x, y, turn], i) => stamp(prawn, x, y, scampi ? 0.9 : 1, turn + canvas.vary(`t${i}`, -9, 9))).join("")}</g></g>${lemonSlice(canvas, 158, 168)}${parsley(34, 172, -16)}`;
}

/** Squid with its long mantle, cuttlefish broad and striped, or octopus with curled arms. */
export function cephalopod(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.ball(colour);
  const spots = svg`<path stroke="${darken(colour, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-10-40h.1M8-50h.1M-16-22h.1M4-26h.1M16-12h.1M-6-8h.1M10-34h.1"/>`;
  const kind = canvas.kind(kinds.cephalopod, kinds.cephalopod);
  if (kind === "octopus" || kind === "small-octopus") {
    const arms = [
      "M-24 24Q-60 24-72 52Q-76 68-60 66Q-50 62-58 54",
      "M-14 30Q-40 50-40 74Q-38 88-26 80Q-20 72-29 70",
      "M0 32Q-6 60 4 78Q14 88 20 76Q20 68 12 70",
      "M14 30Q42 46 44 72Q40 88 30 80Q26 72 35 70",
      "M24 24Q60 22 74 48Q80 64 64 66Q54 62 62 54",
      "M-26 16Q-66 0-84 20Q-90 34-76 38",
      "M26 16Q66 0 84 20Q90 34 76 38",
    ].join("");
    const one = canvas.symbol(
      svg`<path fill="none" stroke="${darken(colour, 0.25)}" stroke-width="15" stroke-linecap="round" d="${arms}"/><path fill="none" stroke="${lighten(colour, 0.15)}" stroke-width="9" stroke-linecap="round" d="${arms}"/><path fill="none" stroke="${lighten(colour, 0.65)}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray=".1 8" d="${arms}"/><path fill="${skin}" d="M0-66C32-66 40-36 32-10C34 10 30 34 0 36S-34 10-32-10C-40-36-32-66 0-66Z"/>${spots}<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35" d="M-18-44Q-24-28-20-12"/>`,
    );
    const places: readonly (readonly [x: number, y: number, size: number])[] =
      kind === "octopus"
        ? [[100, 92, 1]]
        : [
            [58, 74, 0.56],
            [140, 70, 0.54],
            [98, 132, 0.62],
          ];
    return svg`${ground(canvas, 102, 174, 82, 11)}<g${canvas.moist(20, 10, 0.24)}>${places.map(([x, y, size], i) => stamp(one, x, y, size, canvas.vary(`tilt${i}`, -12, 12))).join("")}</g>`;
  }
  if (kind === "cuttlefish") {
    const one = canvas.symbol(
      svg`<path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="8" stroke-linecap="round" d="M-16 40Q-26 58-34 62M-7 44Q-12 64-20 74M2 46Q2 66-2 78M11 44Q18 62 18 74M18 40Q32 54 38 58"/><path fill="none" stroke="${lighten(colour, 0.25)}" stroke-width="4.500" stroke-linecap="round" d="M-16 40Q-26 58-34 62M-7 44Q-12 64-20 74M2 46Q2 66-2 78M11 44Q18 62 18 74M18 40Q32 54 38 58"/><path fill="${lighten(colour, 0.3)}" stroke="${darken(colour, 0.2)}" stroke-width="1.400" d="M0-72C34-72 50-40 48-8C46 18 30 30 0 30S-46 18-48-8C-50-40-34-72 0-72Z"/><path fill="${skin}" d="M0-66C28-66 40-38 38-8C36 14 24 26 0 26S-36 14-38-8C-40-38-28-66 0-66Z"/><path fill="none" stroke="#5a4238" stroke-width="3.400" stroke-linecap="round" opacity=".5" d="M-30-28Q-16-36-8-30M8-30Q18-38 30-28M-34-10Q-18-18-8-12M8-12Q20-20 34-8M-30 8Q-16 0-8 6M8 6Q18 0 30 8M-18-46Q-8-52-2-46M6-48Q14-54 20-46"/><path fill="${lighten(colour, 0.1)}" d="M-24 22Q0 32 24 22Q30 40 14 48Q0 54-14 48Q-30 40-24 22Z"/><path stroke="#2a2024" stroke-width="6" stroke-linecap="round" d="M-19 33h.1M19 33h.1"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5" d="M-22-46Q-28-24-26-4"/>`,
    );
    return svg`${ground(canvas, 102, 176, 84, 11)}<g${canvas.moist(20, 10, 0.24)}>${stamp(one, 64, 104, 0.92, canvas.vary("a", -24, -10))}${stamp(one, 134, 108, 0.98, canvas.vary("b", 6, 20), true)}</g>${lemonSlice(canvas, 100, 170)}`;
  }
  const squid = canvas.symbol(
    svg`<path fill="none" stroke="${darken(colour, 0.15)}" stroke-width="7" stroke-linecap="round" d="M-12 40Q-20 62-30 70M-5 42Q-10 66-12 80M4 42Q6 66 4 82M10 40Q20 60 26 74M13 36Q32 50 44 56"/><path fill="${darken(colour, 0.12)}" d="M0-72C-20-62-42-40-40-28C-34-20-18-26-14-30H14C18-26 34-20 40-28C42-40 20-62 0-72Z"/><path fill="${skin}" d="M0-74C16-58 22-30 20 14Q18 22 0 22T-20 14C-22-30-16-58 0-74Z"/>${spots}<path fill="${lighten(colour, 0.2)}" d="M-15 20Q0 26 15 20Q18 40 0 46Q-18 40-15 20Z"/><circle cx="-9" cy="31" r="4" fill="#20181a"/><circle cx="9" cy="31" r="4" fill="#20181a"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45" d="M-10-44Q-15-20-13 4"/>`,
  );
  return svg`${ground(canvas, 102, 172, 82, 11)}<g${canvas.moist(20, 10, 0.24)}>${stamp(squid, 62, 104, 0.92, canvas.vary("a", 24, 38))}${stamp(squid, 138, 104, 0.92, canvas.vary("b", -34, -20), true)}${stamp(squid, 100, 110, 0.98, canvas.vary("c", -6, 8))}</g>${lemonSlice(canvas, 156, 168)}`;
}

/** Mussels when dark and long, clams when pale and ribbed: a heap, some open. */
export function shellfish(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const dark = Number.parseInt(colour.slice(1, 3), 16) < 90 && colour.length > 4;
  const body = dark
    ? "M-38 10C-34-14-6-24 18-20C36-16 42 0 36 10C24 22-22 26-36 18Q-40 15-38 10Z"
    : "M0-28C22-28 34-8 34 4C30 20 14 26 0 26S-30 20-34 4C-34-8-22-28 0-28Z";
  const lines = dark
    ? "M-34 12C-24-6 4-14 30-8M-34 14C-20 2 6-4 34 0M-32 16C-16 10 8 6 32 10"
    : "M-26-4Q0-22 26-4M-31 6Q0-12 31 6M-26 16Q0 0 26 16M0-27V24M-10-25Q-22-4-18 20M10-25Q22-4 18 20";
  const tint = dark ? lighten(colour, 0.35) : darken(colour, 0.3);
  const closed = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${body}"/><path fill="none" stroke="${tint}" stroke-width="1.8" opacity=".6" d="${lines}"/>`,
  );
  const open = canvas.symbol(
    svg`<path fill="${darken(colour, 0.15)}" d="${body}" transform="translate(0-5)"/><path fill="${canvas.radial(0.5, 0.4, 0.6, [0, "#f6f2ee"], [1, dark ? "#9aa0b8" : "#e3d3bd"])}" d="${body}" transform="translate(0-3)scale(.88)"/><ellipse cx="2" cy="2" rx="${dark ? 24 : 17}" ry="${dark ? 9 : 10}" fill="${canvas.ball(dark ? "#f0a04a" : "#efd3ae")}"/>`,
  );
  const rows: [number, number[]][] = [
    [92, [78, 122]],
    [112, [54, 100, 146]],
    [136, [40, 82, 122, 160]],
    [158, [58, 102, 144]],
  ];
  const goods = rows.flatMap(([y, xs]) =>
    xs.map((x, i) =>
      stamp(
        (x + y) % 5 === 0 || (y === 158 && i === 1) ? open : closed,
        100 + (x - 100) * 0.9 + canvas.vary(`x${x}${y}`, -4, 4),
        y,
        canvas.vary(`s${x}${y}`, 0.94, 1.1),
        canvas.vary(`t${x}${y}`, -40, 40),
        canvas.chance(`f${x}${y}`),
      ),
    ),
  );
  return svg`${ground(canvas, 102, 176, 86, 11)}<g${dark ? canvas.moist(14, 8, 0.3) : canvas.relief(6, 3, 0.5)}>${goods.join("")}</g>${parsley(150, 176, -30)}`;
}
