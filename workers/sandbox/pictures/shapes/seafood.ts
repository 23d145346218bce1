import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { leaf } from "./group";

function lemonSlice(canvas: Canvas, x: number, y: number): string {
  const wedges = [0, 60, 120, 180, 240, 300].map((a) => {
    const at = (k: number, d: number) =>
      svg`${Math.cos(((a + k) * 3.1416) / 180) * d} ${Math.sin(((a + k) * 3.1416) / 180) * d}`;
    return svg`M${at(30, 2)}L${at(4, 14)}Q${at(30, 16)} ${at(56, 14)}Z`;
  });
  return svg`<g transform="translate(${x} ${y})rotate(${canvas.vary("lemon", 0, 60)})"><circle r="19" fill="#e8b920"/><circle r="17" fill="#fff8dc"/><path fill="#f7d74c" d="${wedges.join("")}"/></g>`;
}

function parsley(x: number, y: number, turn: number): string {
  return leaf(x, y, 32, turn, "#6a9c46", "#3c6a2c") + leaf(x + 4, y + 2, 26, turn + 36, "#7fb055", "#3c6a2c");
}

/** Whole fish: round silver, slim like sardines, small like anchovies, long as a ribbon, flat like sole, or red. */
export function fish(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.fish, ["silver", "slim"]);
  if (kind === "flat") return flatFish(canvas);
  if (kind === "ribbon") return ribbonFish(canvas);
  if (kind === "small") return anchovies(canvas);
  const slim = kind === "slim";
  const deep = slim ? canvas.vary("deep", 13, 16) : canvas.vary("deep", 27, 38);
  const skin = canvas.down(
    [0, darken(colour, 0.35)],
    [0.35, colour],
    [0.65, lighten(colour, kind === "red" ? 0.35 : 0.55)],
    [1, lighten(mix(colour, accent, 0.2), 0.7)],
  );
  const body = svg`M-84 2C-66 ${-deep} -20 ${-deep - 8} 24 ${-deep * 0.5}Q46-8 58-7L88 ${slim ? -20 : -30}Q80-4 92 ${slim ? 18 : 26}L58 9Q46 12 24 ${deep * 0.55}C-20 ${deep + 4}-66 ${deep - 2}-84 2Z`;
  let scales = "";
  if (!slim)
    for (let x = -36; x < 46; x += 13)
      for (let y = -1; y < 2; y++) scales += svg`M${x} ${y * 11 - 5}q7 5 0 10`;
  const fins = svg`<path fill="${darken(colour, 0.2)}" d="M-34 ${-deep * 0.86}Q-10 ${-deep - (slim ? 14 : 26)} 22 ${-deep * 0.8}L14 ${-deep * 0.5}ZM-20 ${deep * 0.8}q10 16 24 16l2-20Z"/>`;
  const one = canvas.symbol(
    svg`${fins}<path fill="${skin}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="1.6" opacity=".5" d="${scales}M-40 0Q10-4 56 1"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2.4" opacity=".6" d="M-50 ${-deep * 0.66}q12 ${deep * 0.7} -2 ${deep * 1.3}"/><circle cx="-64" cy="${slim ? -2 : -6}" r="${slim ? 4.6 : 6.5}" fill="#fbf6e6"/><circle cx="-65" cy="${slim ? -2 : -6}" r="${slim ? 2.8 : 4}" fill="#14202a"/><path fill="#fff" opacity=".4" d="M-56 ${-deep * 0.5}Q-20 ${-deep * 0.9} 20 ${-deep * 0.36}Q-20 ${-deep * 0.62}-56 ${-deep * 0.5}Z"/>`,
  );
  if (slim) {
    const school = [76, 98, 120, 142].map((y, i) =>
      stamp(one, 100 + canvas.vary(`x${i}`, -6, 6), y, 0.98, canvas.vary(`t${i}`, -12, 4)),
    );
    return svg`${ground(canvas, 102, 160, 84, 11)}${school.join("")}${lemonSlice(canvas, 152, 164)}${parsley(48, 166, -16)}`;
  }
  const two = canvas.chance("two", 0.4);
  return svg`${ground(canvas, 102, 162, 84, 11)}${two && stamp(one, 104, 92, 0.88, canvas.vary("b", -10, -2))}${stamp(one, 98, two ? 134 : 120, two ? 0.96 : 1.04, canvas.vary("a", -8, 6))}${lemonSlice(canvas, 150, 160)}${parsley(54, 164, -16)}`;
}

/** Scabbard fish: one silver band wound in a loop, with a long jaw and no tail fin to speak of. */
function ribbonFish(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M10 72C40 44 92 34 140 44C188 54 196 92 160 108C128 122 70 110 46 126C30 138 62 150 96 150C128 150 156 150 190 142C158 160 122 164 88 162C36 160 2 146 20 118C42 92 108 104 138 92C160 84 156 72 130 68C96 64 70 68 48 82Q30 86 10 72Z";
  const silver = canvas.down(
    [0, lighten(colour, 0.35)],
    [0.3, lighten(colour, 0.85)],
    [0.55, darken(colour, 0.12)],
    [0.75, lighten(colour, 0.7)],
    [1, darken(colour, 0.3)],
  );
  return svg`${ground(canvas, 104, 164, 86, 12)}<g transform="rotate(${canvas.vary("tilt", -5, 5)} 100 100)"><path fill="${darken(colour, 0.5)}" d="${body}" transform="translate(1 4)"/><path fill="${silver}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.45)}" stroke-width="1.600" stroke-linecap="round" opacity=".7" d="M54 70C92 48 138 50 156 62C178 80 160 96 132 102C92 106 46 104 32 126C26 142 60 156 96 157C128 158 150 154 176 148"/><path fill="${darken(colour, 0.25)}" opacity=".7" d="M56 50C92 34 136 34 158 44C136 39 96 40 58 57Z"/><path fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".8" d="M74 55Q110 44 144 54M52 109Q84 100 118 104M60 154Q90 158 120 157"/><path fill="${darken(colour, 0.12)}" d="M56 50C38 54 22 62 6 72L20 76 10 82Q34 86 50 80Q60 66 56 50Z"/><path fill="none" stroke="#3b454c" stroke-width="1.600" stroke-linecap="round" d="M8 73L30 75M50 56Q58 66 48 79"/><circle cx="40" cy="64" r="4.600" fill="#e9e2c8"/><circle cx="40" cy="64" r="2.800" fill="#14202a"/></g>${lemonSlice(canvas, 166, 172)}${parsley(40, 176, -16)}`;
}

/** Anchovies: many, blue on the back, no longer than a finger, laid like rays. */
function anchovies(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down(
    [0, "#2f4a5e"],
    [0.3, darken(colour, 0.2)],
    [0.5, lighten(colour, 0.7)],
    [1, lighten(colour, 0.4)],
  );
  const one = canvas.symbol(
    svg`<path fill="${skin}" d="M-46 1C-38-8-16-10 8-6Q24-3 30-2L44-10Q40 0 45 9L30 3Q10 9-14 9C-32 9-42 6-46 1Z"/><path stroke="#dfe8ee" stroke-width="1.6" opacity=".9" d="M-30 0Q0-3 28 0"/><circle cx="-37" cy="-1" r="3.4" fill="#fbf6e6"/><circle cx="-37.5" cy="-1" r="2" fill="#14202a"/>`,
  );
  const rows: [number, number[]][] = [
    [64, [76, 132]],
    [84, [56, 112, 152]],
    [104, [76, 136]],
    [122, [54, 108, 154]],
    [140, [78, 132]],
    [156, [58, 112]],
  ];
  return svg`${ground(canvas, 102, 162, 88, 13)}${rows.flatMap(([y, xs]) => xs.map((x) => stamp(one, x, y + canvas.vary(`y${x}${y}`, -3, 3), canvas.vary(`s${x}${y}`, 0.98, 1.12), canvas.vary(`t${x}${y}`, -24, 16), canvas.chance(`f${x}${y}`, 0.25)))).join("")}${lemonSlice(canvas, 158, 162)}`;
}

function flatFish(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outline =
    "M-82 4C-60-34-10-46 30-30C46-22 56-10 62-4L86-22Q80 2 88 26L62 10C54 20 44 32 28 38C-10 50-60 38-82 4Z";
  return svg`${ground(canvas, 102, 164, 84, 11)}<g transform="translate(100 116)rotate(${canvas.vary("tilt", -14, 4)})scale(1.06)"><path fill="${darken(colour, 0.25)}" d="${outline}" transform="scale(1 1.14)"/><path fill="${canvas.ball(colour)}" d="${outline}"/><path stroke="${darken(colour, 0.4)}" stroke-width="6" stroke-linecap="round" opacity=".45" d="M-30-14h.1M-6 18h.1M14-12h.1M30 10h.1M-40 14h.1M4-26h.1"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="2" opacity=".7" d="M-50-12q14 14 4 32M-44 4Q10 0 62 4"/><circle cx="-60" cy="-8" r="5.5" fill="#fbf6e6"/><circle cx="-61" cy="-8" r="3.2" fill="#14202a"/><circle cx="-50" cy="-18" r="5.5" fill="#fbf6e6"/><circle cx="-50" cy="-18" r="3.2" fill="#14202a"/></g>${lemonSlice(canvas, 152, 164)}${parsley(50, 166, -16)}`;
}

/** Boned fish: a long fillet on its skin, the thin halves of a flat fish, or a steak cut across the fish. */
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
  const garnish = lemonSlice(canvas, canvas.vary("lx", 44, 60), 162) + parsley(140, 168, -20);
  if (kind === "steak") {
    const outline =
      "M0-52C34-56 64-34 62-4C60 24 40 26 34 48C28 56 22 52 22 40Q12 20 0 20T-22 40C-22 52-28 56-34 48C-40 26-60 24-62-4C-64-34-34-56 0-52Z";
    return svg`${ground(canvas, 104, 166, 78, 12)}<g transform="translate(104 104)rotate(${canvas.vary("tilt", -14, 14)})scale(1.14)"><path fill="#7d868c" d="${outline}" transform="translate(0 7)"/><path fill="#b9c0c2" d="${outline}"/><path fill="${flesh}" d="${outline}" transform="translate(0 1)scale(.94)"/><path fill="none" stroke="${line}" stroke-width="2.2" stroke-linecap="round" opacity=".85" d="M-46-22Q-30-2-44 16M-34-34Q-14-8-34 22M-18-42Q-4-20-16 0M46-22Q30-2 44 16M34-34Q14-8 34 22M18-42Q4-20 16 0"/><circle r="6" cy="-6" fill="#f4ead8"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4" d="M-40-34Q-20-46 4-45"/></g>${garnish}`;
  }
  if (kind === "flat") {
    const halved = "M-90 4C-84-20-40-34 6-33C46-32 84-20 92-2C88 6 70 8 44 8C0 9-50 20-90 4Z";
    const flakes = [-62, -40, -18, 4, 26, 48, 68].map(
      (x) => svg`M${x} -${30 - Math.abs(x) / 6}q12 14 -4 ${34 - Math.abs(x) / 6}`,
    );
    const side = (flip: string) =>
      svg`<g${flip}><path fill="${flesh}" d="${halved}"/><path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="1.500" stroke-linecap="round" opacity=".7" d="${flakes.join("")}"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6" d="M-60-16Q-10-30 50-22"/></g>`;
    const half = canvas.symbol(
      svg`<path fill="${darken(colour, 0.42)}" d="M-90 6C-62 44-10 44 40 38Q74 30 92 4L88-4-88 2Z" transform="translate(1 4)"/>${side("")}${side(' transform="matrix(1 0 0 -.92 0 12)"')}<path fill="none" stroke="#d9a89a" stroke-width="3.400" stroke-linecap="round" opacity=".8" d="M-84 7Q0 11 84 2"/>`,
    );
    return svg`${ground(canvas, 104, 160, 86, 13)}<g${canvas.relief(16, 6, 0.9)}>${stamp(half, 104, 82, 0.94, canvas.vary("b", -14, -6))}${stamp(half, 98, 128, 1, canvas.vary("a", -4, 6))}</g>${garnish}`;
  }
  const outline = "M-88 8C-88-18-70-34-34-36C14-38 60-24 90-4Q96 4 84 8C56 14 44 26 6 32C-30 36-84 34-88 8Z";
  const one = canvas.symbol(
    svg`<path fill="#7f8b93" d="${outline}" transform="translate(0 10)"/><path fill="${darken(colour, 0.2)}" d="${outline}" transform="translate(0 4)"/><path fill="${flesh}" d="${outline}"/><path fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" opacity=".9" d="M-70-24Q-56-2-72 24M-50-32Q-32 0-50 32M-28-35Q-8 0-26 33M-6-35Q14 0-4 32M16-32Q34-2 20 28M38-26Q52-4 42 20M58-18Q68-4 60 12"/><path fill="none" stroke="${darken(colour, 0.16)}" stroke-width="1.4" stroke-linecap="round" opacity=".8" d="M-66-24Q-52-2-68 24M-46-32Q-28 0-46 32M-24-35Q-4 0-22 33M-2-35Q18 0 0 32M20-31Q38-2 24 27M42-25Q56-4 46 19"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4" d="M-56-18Q-20-28 24-22"/>`,
  );
  return svg`${ground(canvas, 104, 164, 84, 13)}<g${canvas.relief(14, 6, 0.9)}>${stamp(one, 106, 86, 0.94, canvas.vary("b", -16, -8), canvas.chance("f"))}${stamp(one, 98, 130, 1.02, canvas.vary("a", -8, 0))}</g>${garnish}`;
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
  return svg`${ground(canvas, 102, 172, 82, 12)}<g${flip && ' transform="matrix(-1 0 0 1 200 0)"'}>${places.map(([x, y, turn], i) => stamp(prawn, x, y, scampi ? 0.9 : 1, turn + canvas.vary(`t${i}`, -9, 9))).join("")}</g>${lemonSlice(canvas, 158, 168)}${parsley(34, 172, -16)}`;
}

/** Squid and cuttlefish with their mantle, or octopus with curled arms. */
export function cephalopod(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.ball(colour);
  const spots = svg`<path stroke="${darken(colour, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-10-40h.1M8-50h.1M-16-22h.1M4-26h.1M16-12h.1M-6-8h.1M10-34h.1"/>`;
  if (canvas.kind(kinds.cephalopod, kinds.cephalopod) === "octopus") {
    const arms = [
      "M-24 24Q-60 24-72 52Q-76 68-60 66Q-50 62-58 54",
      "M-14 30Q-40 50-40 74Q-38 88-26 80Q-20 72-29 70",
      "M0 32Q-6 60 4 78Q14 88 20 76Q20 68 12 70",
      "M14 30Q42 46 44 72Q40 88 30 80Q26 72 35 70",
      "M24 24Q60 22 74 48Q80 64 64 66Q54 62 62 54",
      "M-26 16Q-66 0-84 20Q-90 34-76 38",
      "M26 16Q66 0 84 20Q90 34 76 38",
    ].join("");
    return svg`${ground(canvas, 102, 174, 82, 11)}<g transform="translate(100 92)rotate(${canvas.vary("tilt", -10, 10)})"><path fill="none" stroke="${darken(colour, 0.25)}" stroke-width="15" stroke-linecap="round" d="${arms}"/><path fill="none" stroke="${lighten(colour, 0.15)}" stroke-width="9" stroke-linecap="round" d="${arms}"/><path fill="none" stroke="${lighten(colour, 0.65)}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray=".1 8" d="${arms}"/><path fill="${skin}" d="M0-66C32-66 40-36 32-10C34 10 30 34 0 36S-34 10-32-10C-40-36-32-66 0-66Z"/>${spots}<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35" d="M-18-44Q-24-28-20-12"/></g>`;
  }
  const squid = canvas.symbol(
    svg`<path fill="none" stroke="${darken(colour, 0.15)}" stroke-width="7" stroke-linecap="round" d="M-12 40Q-20 62-30 70M-5 42Q-10 66-12 80M4 42Q6 66 4 82M10 40Q20 60 26 74M13 36Q32 50 44 56"/><path fill="${darken(colour, 0.12)}" d="M0-72C-20-62-42-40-40-28C-34-20-18-26-14-30H14C18-26 34-20 40-28C42-40 20-62 0-72Z"/><path fill="${skin}" d="M0-74C16-58 22-30 20 14Q18 22 0 22T-20 14C-22-30-16-58 0-74Z"/>${spots}<path fill="${lighten(colour, 0.2)}" d="M-15 20Q0 26 15 20Q18 40 0 46Q-18 40-15 20Z"/><circle cx="-9" cy="31" r="4" fill="#20181a"/><circle cx="9" cy="31" r="4" fill="#20181a"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45" d="M-10-44Q-15-20-13 4"/>`,
  );
  return svg`${ground(canvas, 102, 172, 82, 11)}${stamp(squid, 62, 104, 0.92, canvas.vary("a", 24, 38))}${stamp(squid, 138, 104, 0.92, canvas.vary("b", -34, -20), true)}${stamp(squid, 100, 110, 0.98, canvas.vary("c", -6, 8))}${lemonSlice(canvas, 156, 168)}`;
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
        x + canvas.vary(`x${x}${y}`, -4, 4),
        y,
        canvas.vary(`s${x}${y}`, 0.94, 1.1),
        canvas.vary(`t${x}${y}`, -40, 40),
        canvas.chance(`f${x}${y}`),
      ),
    ),
  );
  return svg`${ground(canvas, 102, 176, 86, 11)}${goods.join("")}${parsley(150, 176, -30)}`;
}
