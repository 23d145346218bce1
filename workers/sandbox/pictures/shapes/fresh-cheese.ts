import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { drawLabel } from "../label";
import { butter, folded, grilled } from "./cheese-dishes";
import { brie, camembert, wheel } from "./bloomy-cheese";
import { leaf, shine } from "./group";
import { caciocavallo, filmedScamorza, milky, scamorza } from "./hung-cheese";

const basil = (x: number, y: number, turn: number): string =>
  svg`${leaf(x, y, 40, turn, "#4f9440", "#2f6428")}${leaf(x, y, 34, turn - 62, "#68ab52", "#2f6428")}`;

/** A square loaf in clear film with gathered ends, a slice for pizza in front. */
function filmedLoaf(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const side = canvas.down([0, lighten(colour, 0.5)], [0.6, mix(colour, "#f6ecd2", 0.5)], [1, "#d8c69a"]);
  const label = { x: 62, y: 84, w: 84, h: 62 };
  const ends = svg`<path fill="#dfeaf2" opacity=".85" d="M14 74L2 64q-4 44 0 92l12-8ZM184 70l14-10q4 44 0 90l-14-2Z"/><path fill="none" stroke="#9fb4c2" stroke-width="1.2" d="M14 84L3 76M14 104L2 102M14 128L3 134M184 82l13-8M184 104l13-2M184 130l13 6"/>`;
  return svg`${ground(canvas, 102, 178, 94, 11)}${ends}<rect x="12" y="52" width="174" height="120" rx="14" fill="${side}"/><path fill="${lighten(colour, 0.8)}" d="M18 66Q16 46 42 42H160Q186 44 182 66Q170 72 150 72H48Q28 72 18 66Z"/><path fill="none" stroke="#cdbb90" stroke-width="1.4" opacity=".7" d="M20 68Q100 76 180 68"/>${drawLabel(canvas, label, { kind: "paper", behind: colour })}<path fill="#fff" opacity=".5" d="M22 84q26-8 40-6l-26 84q-12-2-14-14ZM150 76h14l-18 90h-10Z"/><path fill="none" stroke="#fff" stroke-width="2" opacity=".9" d="M30 50h140M18 100v50M182 96v56"/><path fill="none" stroke="#a9bccb" stroke-width="1.2" opacity=".7" d="M24 166q60 6 152 0M40 56q10 6 4 14M150 54q-8 8 2 16"/>`;
}

/** A purse of curd tied at the top with a green leaf; an open one in front runs with cream. */
function burrata(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const white = milky(canvas, colour);
  return svg`${ground(canvas, 102, 182, 88, 11)}<path fill="#3f7f3a" d="M92 60Q60 30 34 34Q50 54 92 68ZM108 60Q140 34 168 42Q148 60 108 68Z"/><path fill="${white}" d="M88 62Q70 26 84 16Q94 24 100 18Q108 24 118 14Q130 28 112 62Z"/><path fill="${white}" d="M88 58C84 78 22 82 22 132C22 168 58 182 100 182S178 168 178 132C178 82 116 78 112 58Z"/><path fill="none" stroke="#bfa877" stroke-width="2" opacity=".55" d="M92 64Q86 86 52 100M97 64Q94 90 80 108M103 64Q106 90 122 108M108 64Q114 86 150 100"/><path fill="#2f6a30" d="M84 54q16 8 32 0v10q-16 8-32 0Z"/><path fill="#5c9a4a" d="M84 54q16 8 32 0v3q-16 8-32 0Z"/>${shine(62, 118, 12, 24, 28)}<path fill="#fffdf4" d="M118 176Q104 160 122 150Q144 142 158 158Q168 176 146 181Q130 184 118 176Z" opacity=".9"/><path fill="none" stroke="#d6c393" stroke-width="1.8" d="M126 166q10-8 22-2M132 174q8-5 16 0"/>`;
}

/**
 * Ricotta: tall and out of its basket (ewe), broad and cut open (cow), or a dome in its basket
 * (buffalo).
 */
function ricotta(canvas: Canvas): string {
  const { colour, name } = canvas.spec;
  const lattice = (top: number, bottom: number, half: number, flare: number) => {
    let weave = "";
    for (let y = top + 14; y < bottom; y += 15)
      weave += svg`M${100 - half - flare} ${y}Q100 ${y + 14} ${100 + half + flare} ${y}`;
    for (let i = -4; i < 5; i++)
      weave += svg`M${100 + (i * half) / 4.4} ${top}L${100 + (i * (half + flare)) / 4.4} ${bottom + 6}`;
    return weave;
  };
  if (/bufala/i.test(name)) {
    const basket = "M22 96L40 172Q44 182 100 182T160 172L178 96Q100 124 22 96Z";
    return svg`${ground(canvas, 102, 182, 72, 9)}<path fill="${milky(canvas, colour)}" d="M26 98C26 58 62 40 100 40S174 58 174 98Q100 130 26 98Z"/><path fill="none" stroke="#d9c79a" stroke-width="2" stroke-linecap="round" d="M64 66h5M88 56h6M112 64h7M134 76h6M80 82h5M108 88h5"/><path fill="#cfe3ea" d="${basket}"/><g${canvas.clip(`<path d="${basket}"/>`)}><path fill="none" stroke="#8fb3c2" stroke-width="2.600" d="${lattice(96, 182, 78, -18)}"/></g><path fill="none" stroke="#eef7fa" stroke-width="6" stroke-linecap="round" d="M22 96Q100 126 178 96"/>${shine(66, 70, 8, 18, 40)}`;
  }
  const low = /vaccina/i.test(name);
  const [top, half, flare] = low ? [92, 72, 16] : [58, 54, 26];
  const body = svg`M${100 - half} ${top}Q100 ${top - 16} ${100 + half} ${top}L${100 + half + flare} 162Q172 184 100 184T${100 - half - flare} 162Z`;
  const open = low
    ? svg`<path fill="#fffdf6" d="M100 90L66 122V180Q84 184 98 184Z"/><path fill="#efe4c8" d="M100 90L142 118V178Q120 184 98 184Z"/><path fill="none" stroke="#d6c59c" stroke-width="2.400" stroke-linecap="round" d="M80 130h4M88 150h4M76 166h5M112 126h4M124 146h4M110 164h5M92 118h3M130 166h3"/>`
    : "";
  return svg`${ground(canvas, 102, 183, 90, 10)}<path fill="${milky(canvas, colour)}" d="${body}"/><g${canvas.clip(`<path d="${body}"/>`)}><path fill="none" stroke="#cdb583" stroke-width="3" opacity=".55" d="${lattice(top, 184, half, flare)}"/><path fill="none" stroke="#fff" stroke-width="1.4" opacity=".8" d="${lattice(top, 184, half, flare)}" transform="translate(-1.6 -1.6)"/></g><ellipse cx="100" cy="${top - 3}" rx="${half}" ry="${low ? 24 : 14}" fill="#fffdf5"/><path fill="none" stroke="#d9c79a" stroke-width="2" stroke-linecap="round" d="M70 ${top - 4}h6M88 ${top - 9}h5M106 ${top}h7M124 ${top - 6}h6M94 ${top + 2}h4"/>${open}`;
}

/** A large ball, its cut face and two slices. */
function ball(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const white = milky(canvas, colour);
  const slice = canvas.symbol(
    svg`<ellipse cy="4" rx="38" ry="20" fill="#d6c496"/><ellipse rx="38" ry="20" fill="#fffdf6"/><path fill="none" stroke="#e6d9b4" stroke-width="2" stroke-linecap="round" d="M-22-4q8-6 16-2M2 6q10-4 18 0M-10 8q6-3 8 0M8-8q8-2 12 2"/>`,
  );
  return svg`${ground(canvas, 100, 176, 90, 12)}<path fill="${white}" d="M18 104C18 58 50 26 96 26S176 58 176 104S142 172 96 172S18 150 18 104Z"/><path fill="none" stroke="#bfa877" stroke-width="1.8" opacity=".45" d="M84 28q12 12 26 1M30 130q18 28 48 34"/>${shine(64, 70, 16, 26, 38)}${stamp(slice, 138, 150, 1, -6)}${stamp(slice, 116, 166, 1.06, 6)}${basil(58, 172, 4)}`;
}

/**
 * Bocconcini, ciliegine, nodini: a moist heap of small balls with pinched ends, one cut open in its
 * milk.
 */
function small(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<circle r="29" fill="${milky(canvas, colour)}"/><path fill="none" stroke="#b9a06c" stroke-width="2" stroke-linecap="round" opacity=".4" d="M-9-24Q2-15 13-23"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" d="M-20-10q4-8 10-10"/>`,
  );
  const cut = canvas.symbol(
    svg`<path fill="${milky(canvas, colour)}" d="M-34 4C-36-22-16-30 2-30S36-18 34 4C32 24 16 30 0 30S-32 22-34 4Z"/><ellipse cy="3" rx="29" ry="24" fill="#fffefa"/><path fill="none" stroke="#d9cba4" stroke-width="2" stroke-linecap="round" d="M-20-4q10-8 20-4M-14 10q12-6 22 0M6-8q8 0 12 6M-6 18q8-4 14 0M14 8q4 0 6 3"/>`,
  );
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
    [66, [78, 124]],
    [104, [52, 101, 148]],
    [146, [40, 160]],
  ];
  const heap = rows.flatMap(([y, xs]) =>
    xs.map((x) =>
      stamp(
        one,
        x,
        y + canvas.vary(`y${x}`, -4, 4),
        canvas.vary(`s${x}${y}`, 0.96, 1.08),
        canvas.vary(`t${x}${y}`, -50, 50),
      ),
    ),
  );
  return svg`${ground(canvas, 102, 174, 92, 12)}<ellipse cx="100" cy="168" rx="84" ry="13" fill="#fdfaf0" opacity=".9"/>${heap.join("")}${stamp(cut, 100, 150, 1.04, canvas.vary("cut", -10, 10))}${basil(134, 178, -8)}`;
}

/** Two strands wound around each other. */
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

/** A white block, crumbling at a corner. */
function block(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const front = canvas.down([0, lighten(colour, 0.5)], [1, mix(colour, "#d6c79e", 0.5)]);
  const crumb = canvas.symbol(
    svg`<path fill="#e0d5b4" d="M-11 3L-4-9 9-8 13 4 4 11-8 10Z"/><path fill="#fffdf5" d="M-11 1L-4-11 9-10 12 1 2 5Z"/>`,
  );
  return svg`${ground(canvas, 102, 172, 94, 12)}<path fill="#fffefa" d="M14 74L74 42 188 54 138 90Z"/><path fill="${front}" d="M14 74L138 90V170L14 148Z"/><path fill="#cbbd94" d="M138 90L188 54V128L138 170Z"/><path stroke="#cdbf97" stroke-width="2.6" stroke-linecap="round" opacity=".8" d="M34 96h5M56 118h4M84 104h6M104 134h5M46 134h3M118 112h4M72 138h5M30 116h3M154 96l3-2M166 118l3-2M150 134l3-2M80 60h5M110 66h6M136 60h4"/><path fill="none" stroke="#fff" stroke-width="2" d="M14 74L138 90 188 54"/>${stamp(crumb, 34, 166, 1, 10)}${stamp(crumb, 62, 176, 1.2, 70)}${stamp(crumb, 92, 174, 0.9, 140)}${leaf(128, 176, 40, -14, "#7a8f4c", "#4a5f2c")}`;
}

/** A pillow of clear film full of whey, with the ball inside. */
function pouch(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const bag = "M30 34Q100 26 170 34Q180 100 172 166Q100 176 28 166Q20 100 30 34Z";
  const whey = canvas.down([0, "#eef5f8"], [0.5, "#d5e5ec"], [1, "#b3cbd8"]);
  const seal = (y: number) =>
    svg`<path fill="#c4d6e0" d="M26 ${y}Q100 ${y - 8} 174 ${y}v16Q100 ${y + 8} 26 ${y + 16}Z"/><path fill="none" stroke="#fff" stroke-width="1.6" opacity=".8" d="M28 ${y + 5}Q100 ${y - 3} 172 ${y + 5}M28 ${y + 11}Q100 ${y + 3} 172 ${y + 11}"/>`;
  return svg`${ground(canvas, 102, 178, 84, 10)}<path fill="${whey}" d="${bag}"/><circle cx="100" cy="84" r="50" fill="${milky(canvas, colour)}"/><path fill="none" stroke="#bfa877" stroke-width="1.6" opacity=".5" d="M90 36q10 10 22 0"/>${shine(78, 62, 11, 17, 38)}${drawLabel(canvas, { x: 48, y: 106, w: 104, h: 54 }, { kind: "paper", behind: colour })}${seal(24)}${seal(162)}<path fill="#fff" opacity=".5" d="M36 46q12-4 20-4Q42 90 44 148l-12-2Q28 90 36 46Z"/><path fill="none" stroke="#8fabba" stroke-width="1.2" opacity=".7" d="M168 50q-10 40-2 100M150 44q8 8 14 4M40 154q6-8 14-4"/>`;
}

const bowl = (canvas: Canvas, tone: string): string =>
  svg`<path fill="${canvas.turned(tone)}" d="M12 98Q16 180 76 182H124Q184 180 188 98Z"/><ellipse cx="100" cy="98" rx="88" ry="30" fill="${darken(tone, 0.25)}"/><ellipse cx="100" cy="97" rx="83" ry="26" fill="#d9c99c"/>`;

/** Stracciatella: torn strands in cream, heaped in a bowl. */
function strands(canvas: Canvas): string {
  const tone = canvas.pick("bowl", ["#5f87a5", "#b0643c", "#6c8a5a"]);
  const lines = Array.from(
    { length: 9 },
    (_, i) =>
      svg`M${canvas.vary(`a${i}`, 30, 70)} ${62 + i * 5}q${canvas.vary(`b${i}`, 16, 34)} ${canvas.vary(`c${i}`, -26, -6)} ${canvas.vary(`d${i}`, 48, 62)} ${canvas.vary(`e${i}`, -4, 6)}t${canvas.vary(`f${i}`, 34, 48)} ${canvas.vary(`g${i}`, -2, 8)}`,
  ).join("");
  return svg`${ground(canvas, 102, 183, 84, 10)}${bowl(canvas, tone)}<path fill="#f6ecd0" d="M20 98Q28 56 72 48Q110 34 142 56Q176 66 180 98Q150 122 100 122T20 98Z"/><g fill="none" stroke-linecap="round"><path stroke="#cdb988" stroke-width="13" d="${lines}" transform="translate(1 3)"/><path stroke="#fffaea" stroke-width="10" d="${lines}"/><path stroke="#fff" stroke-width="3" d="${lines}" transform="translate(-1-2)"/></g>${basil(128, 62, 10)}`;
}

/** Squacquerone: so soft that it runs over the board. */
function cream(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const white = milky(canvas, colour);
  return svg`${ground(canvas, 102, 180, 94, 10)}<path fill="#b98552" d="M8 142Q100 128 192 142V164Q100 184 8 164Z"/><path fill="#d6a670" d="M8 142Q100 120 192 142Q100 168 8 142Z"/><path fill="#b79f6c" opacity=".5" d="M18 142Q40 158 96 156T182 144Q150 168 98 164T18 142Z"/><path fill="${white}" d="M20 138C12 118 40 112 48 92C54 64 82 50 110 58C142 60 150 88 160 104C172 116 190 124 180 140C172 152 156 142 148 152C140 170 128 158 112 154C92 150 76 160 60 152C44 146 28 152 20 138Z"/><path fill="none" stroke="#bda26a" stroke-width="2.4" stroke-linecap="round" opacity=".6" d="M62 104Q92 80 132 96M50 124Q96 100 152 122M82 80q20-12 40 0"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9" d="M60 98Q88 74 126 88M48 118Q84 98 120 106"/>${shine(88, 72, 9, 16, 60)}`;
}

/** Caprino: small white rolls, one cut, with chives. */
function log(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down([0, "#fffefa"], [0.45, lighten(colour, 0.5)], [1, "#c9b98c"]);
  const one = canvas.symbol(
    svg`<path fill="${skin}" d="M-62-26H50Q70-26 70 0T50 26H-62Z"/><ellipse cx="-62" rx="15" ry="26" fill="#e2d6b4"/><ellipse cx="-62" rx="13" ry="24" fill="#fffdf5"/><path fill="none" stroke="#d2c294" stroke-width="2" stroke-linecap="round" d="M-66-12h.1M-58-4h.1M-66 6h.1M-60 14h.1M-40-14h3M-12 6h3M20-8h3M40 8h3"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9" d="M-40-18H46"/>`,
  );
  return svg`${ground(canvas, 102, 172, 92, 12)}${stamp(one, 108, 82, 1.05, canvas.vary("back", -20, -12))}${stamp(one, 100, 138, 1.15, canvas.vary("front", -6, 2))}<path fill="none" stroke="#5d8f3c" stroke-width="4" stroke-linecap="round" d="M30 178Q90 166 150 180M44 184Q96 170 168 172"/>`;
}

/** Fresh cheese without a pack or in clear film. */
export function freshCheese(canvas: Canvas): string {
  const kind = canvas.kind(kinds["fresh-cheese"], kinds["fresh-cheese"]);
  const drawn = {
    scamorza,
    "filmed-scamorza": filmedScamorza,
    caciocavallo,
    brie,
    camembert,
    "filmed-loaf": filmedLoaf,
    burrata,
    ricotta,
    ball,
    small,
    braid,
    wheel,
    block,
    pouch,
    strands,
    cream,
    log,
    grilled,
    folded,
    butter,
  }[kind](canvas);
  return svg`<g transform="rotate(${canvas.vary("stance", -3, 3)} 100 180)">${drawn}</g>`;
}
