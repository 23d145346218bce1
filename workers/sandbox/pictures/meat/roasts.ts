import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { rosemary } from "./herbs";

const fat = "#f6e3d0";

const lit = (canvas: Canvas, tone: string): string =>
  canvas.down([0, lighten(tone, 0.22)], [0.4, tone], [1, darken(tone, 0.5)]);

const cutFace = (canvas: Canvas, tone: string): string =>
  canvas.radial(0.4, 0.35, 0.8, [0, lighten(tone, 0.24)], [0.6, tone], [1, darken(tone, 0.24)]);

/** Kitchen string around meat: a dark furrow with thin twine in it. */
function twine(d: string): string {
  return svg`<g fill="none" stroke-linecap="round"><path stroke="#2a0f0c" stroke-width="4.400" opacity=".42" d="${d}" transform="translate(1 1.500)"/><path stroke="#efe2c4" stroke-width="2.400" d="${d}"/><path stroke="#b39a68" stroke-width="2.400" stroke-dasharray="1.200 2" opacity=".8" d="${d}"/></g>`;
}

/** A joint tied with string: a barrel of muscle, its seams and fat showing, cut at the near end. */
export function roast(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M-80 6C-84-30-56-52-10-50C30-54 62-48 76-36C90-16 90 18 74 40C50 54 10 54-20 52C-56 52-76 36-80 6Z";
  const [long, high] = [canvas.vary("long", 0.96, 1.06), canvas.vary("high", 0.92, 1.08)];
  const seams = svg`<path fill="none" stroke="${fat}" stroke-width="5" stroke-linecap="round" opacity=".75" d="M-66-16Q-30-32 14-30T60-34M-70 20Q-40 6-6 10"/><path fill="none" stroke="${fat}" stroke-width="2" stroke-linecap="round" opacity=".7" d="M-52-4Q-26-10-4-6M-46 34Q-12 26 20 34M0-18Q20-14 40-20M-30-40l14 4M8 20q14-4 26 2"/><path fill="none" stroke="${darken(colour, 0.45)}" stroke-width="2" stroke-linecap="round" opacity=".5" d="M-70 2Q-30-10 30-2M-62 30Q-20 40 40 30M-40-26Q0-38 44-28"/>`;
  const cut = svg`<path fill="${fat}" d="M70-40C88-32 92 28 72 44C54 44 48 22 49 0C50-24 56-42 70-40Z"/><path fill="${cutFace(canvas, colour)}" d="M69-34C83-26 86 24 71 37C58 37 53 18 54 0C55-20 59-35 69-34Z"/><path fill="none" stroke="${fat}" stroke-width="2" stroke-linecap="round" opacity=".85" d="M62-18q8 6 4 16M74-8q-6 8 1 18M64 12q6 4 4 14"/>`;
  const ties = [-54, -28, -2, 24].map(
    (x) =>
      svg`M${x} ${-49 + Math.abs(x + 2) * 0.1}C${x + 16} -30 ${x + 16} 30 ${x} ${51 - Math.abs(x + 2) * 0.1}`,
  );
  return svg`${ground(canvas, 104, 164, 90, 15)}<g${canvas.moist(17, 10)}><g transform="translate(97 108)rotate(${canvas.vary("tilt", -10, 4)})scale(${long} ${high})"><path fill="${lit(canvas, colour)}" d="${body}"/>${seams}${cut}</g></g><g transform="translate(97 108)rotate(${canvas.vary("tilt", -10, 4)})scale(${long} ${high})">${twine(ties.join("") + "M-80 2Q-20-10 50-4")}<path fill="#fff" opacity=".22" d="M-60-26Q-30-46 16-44Q-26-34-48-14Z"/></g>${rosemary(66, 168, -14)}`;
}

/** Loin of pork in one piece: a cap of fat scored crosswise, the pale eye at its cut end. */
export function loinJoint(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M-84-2C-82-32-60-44-20-46L60-50C84-44 92-20 88 10C86 36 76 48 56 50L-40 52C-70 50-84 30-84-2Z";
  const scored = [-66, -44, -22, 0, 22].map((x) => svg`M${x} -44l22 30M${x + 22} -46l-24 32`).join("");
  return svg`${ground(canvas, 104, 166, 90, 15)}<g${canvas.moist(17, 10)}><g transform="translate(97 108)rotate(${canvas.vary("tilt", -8, 2)})"><path fill="${lit(canvas, colour)}" d="${body}"/><path fill="${canvas.down([0, "#fffaf0"], [1, "#eed6bd"])}" d="M-84-4C-82-32-60-44-20-46L60-50Q52-36 54-18Q-10-20-50-8Q-70-4-84-4Z"/><path fill="none" stroke="#c9a184" stroke-width="2" opacity=".85" d="${scored}"/><path fill="none" stroke="${darken(colour, 0.32)}" stroke-width="2" stroke-linecap="round" opacity=".55" d="M-70 14Q-20 2 46 6M-62 34Q-10 24 44 28"/><path fill="#fbeedd" d="M60-50C84-44 92-20 88 10C86 36 76 48 56 50C46 30 44-30 60-50Z"/><path fill="${cutFace(canvas, lighten(colour, 0.06))}" d="M63-40C80-34 84-14 81 10C79 32 70 40 59 42C51 24 50-22 63-40Z"/><path fill="none" stroke="#fbeedd" stroke-width="2.400" stroke-linecap="round" opacity=".9" d="M60-20Q72-10 66 6M74 4Q66 14 70 28"/></g></g>${rosemary(64, 170, -12)}`;
}

/** Fillet in one piece, long and lean, tapering; a second lies behind. */
export function tenderloin(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body = "M-86 4C-86-18-66-28-36-28C6-30 56-22 86-6Q94 2 86 8C58 20 8 30-34 28C-66 28-86 22-86 4Z";
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.55)}" d="${body}" transform="translate(1 6)"/><path fill="${lit(canvas, colour)}" d="${body}"/><path fill="${fat}" opacity=".7" d="M-80-8Q-40-24 10-18Q-30-14-76 4Z"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2" stroke-linecap="round" opacity=".5" d="M-70 8Q-10 0 70 0M-56 18Q-4 14 50 10M-20-20Q20-14 60-8"/><path fill="none" stroke="${fat}" stroke-width="2" stroke-linecap="round" opacity=".75" d="M-30 6q20-4 36 0M14-8q18 2 30 6"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4" d="M-50-18Q-10-23 28-15"/>`,
  );
  return svg`${ground(canvas, 104, 160, 90, 14)}<g${canvas.moist(17, 10)}>${stamp(one, 106, 84, 0.96, canvas.vary("b", -14, -6))}${stamp(one, 98, 128, 1.06, canvas.vary("a", -5, 5))}</g>${rosemary(132, 168, -16)}`;
}

/** Thick rounds cut from the fillet, each surrounded by its own muscle. */
export function medallions(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const top = "M-42-2C-42-22-22-32 2-32C26-32 43-20 42-2C41 16 24 26 0 26C-24 26-42 16-42-2Z";
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.52)}" d="M-42-2V22C-42 40-24 50 0 50C24 50 41 40 42 22V-2Z"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="2.400" opacity=".8" d="M-36 26Q-4 48 38 26M-40 14Q-6 38 41 14"/><path fill="${darken(colour, 0.12)}" d="${top}"/><path fill="${cutFace(canvas, colour)}" d="${top}" transform="scale(.94 .92)"/><path fill="none" stroke="${fat}" stroke-width="1.800" stroke-linecap="round" opacity=".75" d="M-22-10q10 4 18-2M4-18q8 6 18 4M-10 8q12-4 20 2M18 4q8 2 12-4M-30 2q6 4 10 2"/><path fill="#fff" opacity=".25" d="M-30-14Q-16-28 6-27Q-14-18-20-4Z"/>`,
  );
  return svg`${ground(canvas, 104, 172, 88, 14)}<g${canvas.moist(17, 10)}>${stamp(one, 66, 78, 1, canvas.vary("a", -6, 6))}${stamp(one, 138, 80, 0.98, canvas.vary("b", -6, 6))}${stamp(one, 102, 122, 1.2, canvas.vary("c", -5, 5))}</g>${rosemary(150, 172, -20)}`;
}

/** A carved steak: slices leaning on each other, seared outside and red inside. */
export function carved(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const slice = canvas.symbol(
    svg`<path fill="#3a150e" d="M-17-46C-6-54 14-52 20-42C26-16 24 22 14 46C4 56-14 54-20 44C-26 16-26-22-17-46Z" transform="translate(4 2)"/><path fill="${darken(colour, 0.42)}" d="M-17-46C-6-54 14-52 20-42C26-16 24 22 14 46C4 56-14 54-20 44C-26 16-26-22-17-46Z"/><path fill="${canvas.across([0, darken(colour, 0.18)], [0.4, lighten(colour, 0.2)], [1, darken(colour, 0.12)])}" d="M-14-40C-6-46 10-44 15-36C20-14 18 20 10 39C2 46-10 46-15 38C-20 14-20-18-14-40Z"/><path fill="none" stroke="${fat}" stroke-width="1.800" stroke-linecap="round" opacity=".7" d="M-8-26q8 4 14 0M-10 2q10-4 18 2M-6 24q6-4 12 0"/><path fill="${fat}" d="M-17-46C-6-54 14-52 20-42Q4-46-15-39Z"/>`,
  );
  const places = Array.from({ length: 6 }, (_, i) =>
    stamp(
      slice,
      164 - i * 25,
      104 + (i % 2) * 3 + i * 2,
      canvas.vary(`s${i}`, 0.96, 1.06),
      16 + canvas.vary(`t${i}`, -4, 4),
    ),
  );
  return svg`${ground(canvas, 104, 166, 92, 14)}<g${canvas.moist(17, 10)}>${places.join("")}</g>${rosemary(120, 172, -12)}`;
}

/** Leg of lamb: round and broad at the cut end, where its bone shows, drawn in to the shank. */
export function leg(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const flip = canvas.chance("flip", 0.5);
  const body =
    "M-56-40C-26-58 20-54 44-30C60-16 76-12 92-10Q100-2 92 8C70 10 56 22 34 38C0 58-48 54-64 22C-74-2-72-28-56-40Z";
  const drawn = svg`<path fill="${canvas.down([0, "#fffaf0"], [1, "#d6bd98"])}" d="M82-14L104-18Q114-22 114-10 122-2 112 4 108 16 98 10L82 12Z"/><path fill="${darken(colour, 0.5)}" d="${body}" transform="translate(1 6)"/><path fill="${lit(canvas, colour)}" d="${body}"/><path fill="${fat}" opacity=".85" d="M-44-46C-14-56 22-48 42-30C20-34-6-30-20-22C-34-16-52-24-44-46ZM30 24C46 14 62 6 84 4C66 12 54 24 34 38Q26 34 30 24Z"/><path fill="none" stroke="${darken(colour, 0.42)}" stroke-width="2.200" stroke-linecap="round" opacity=".55" d="M-20-14Q20-18 60-8M-22 10Q14 8 50 8M-14 34Q16 30 40 22"/><path fill="none" stroke="${fat}" stroke-width="3" stroke-linecap="round" opacity=".7" d="M-24 20Q0 16 26 20M-6-4Q20-6 44-2"/><path fill="#f9ecdc" d="M-58-38C-38-44-30-20-32 4C-34 28-46 42-58 34C-76 12-76-26-58-38Z"/><path fill="${cutFace(canvas, darken(colour, 0.04))}" d="M-57-30C-44-34-38-16-39 4C-41 24-48 34-57 28C-69 10-69-20-57-30Z"/><ellipse cx="-52" cy="0" rx="8" ry="11" fill="#f6ead2"/><ellipse cx="-52" cy="0" rx="4" ry="6" fill="#cf8f78"/>`;
  return svg`${ground(canvas, 104, 162, 90, 15)}<g${canvas.moist(18, 11)}><g transform="translate(${flip ? 110 : 90} 110)scale(${flip ? -0.86 : 0.86} .9)rotate(${canvas.vary("tilt", -12, -2)})">${drawn}</g></g>${rosemary(flip ? 140 : 62, 166, -14)}`;
}

/**
 * Shoulder of lamb: flat and square, the blade bone at its edge, the shank bent away from one
 * corner.
 */
export function shoulder(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M-78-30C-70-50-30-54 4-50C34-50 60-42 62-18C66 0 74 14 90 28L80 40C58 34 40 30 24 36C-4 48-50 50-72 36C-84 14-84-10-78-30Z";
  const drawn = svg`<path fill="${canvas.down([0, "#fffaf0"], [1, "#d6bd98"])}" d="M76 22L94 32Q104 32 102 42 104 52 94 50 84 52 82 44L68 36Z"/><path fill="${darken(colour, 0.5)}" d="${body}" transform="translate(1 9)"/><path fill="${lit(canvas, colour)}" d="${body}"/><path fill="${fat}" opacity=".9" d="M-70-36C-40-52 10-52 44-42 56-34 58-24 54-14 34-30 10-26-6-16-22-8-30-22-46-18-62-14-74-22-70-36Z"/><path fill="${fat}" opacity=".7" d="M-58 34Q-30 20 0 26 22 26 36 18 30 32 18 36-20 48-58 34Z"/><path fill="none" stroke="${darken(colour, 0.42)}" stroke-width="2.200" stroke-linecap="round" opacity=".55" d="M-50 0Q-20-8 16 2M-44 14Q-8 10 30 10M20-6Q44 0 62 20"/><path fill="#f6ead2" stroke="#cdb08a" stroke-width="1.600" d="M-80-22Q-70-28-68-18L-50 4Q-48 10-54 10L-70 22Q-78 30-82 20Q-86 0-80-22Z"/><path fill="none" stroke="#cf8f78" stroke-width="4" stroke-linecap="round" opacity=".8" d="M-76-10Q-78 4-75 14"/>`;
  return svg`${ground(canvas, 104, 160, 90, 15)}<g${canvas.moist(18, 11)}><g transform="translate(98 108)scale(.96)rotate(${canvas.vary("tilt", -8, 0)})">${drawn}</g></g>${rosemary(60, 172, -12)}`;
}

/** A whole rabbit, dressed: long back, hind legs stretched out, forelegs tucked in. */
export function rabbit(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const tone = lit(canvas, colour);
  const hind = "M34-20C54-40 84-40 96-30L112-34Q118-28 112-22L98-16C84 0 60 8 40 10Z";
  const fore = "M-50 4C-58 16-70 26-86 28Q-92 34-84 38C-62 40-44 28-34 14Z";
  const back =
    "M-78-14C-66-28-48-30-30-26C0-36 34-34 54-22C68-8 62 16 44 22C10 30-30 26-48 16C-66 14-80 2-78-14Z";
  return svg`${ground(canvas, 104, 146, 88, 13)}<g${canvas.moist(17, 10)}><g transform="translate(91 118)scale(.84)rotate(${canvas.vary("tilt", -6, 2)})"><path fill="${darken(colour, 0.25)}" d="${hind}" transform="translate(-6-12)"/><path fill="${darken(colour, 0.3)}" d="${fore}" transform="translate(10-4)"/><path fill="${darken(colour, 0.5)}" d="${back}" transform="translate(1 6)"/><path fill="${tone}" d="${back}"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="2.400" stroke-linecap="round" opacity=".6" d="M-40-22Q-46-2-36 14M-26-25Q-32-2-22 18M-12-28Q-18-4-8 20M2-30Q-4-4 6 22"/><path fill="none" stroke="${fat}" stroke-width="3" stroke-linecap="round" opacity=".75" d="M-56-16Q0-26 44-14"/><path fill="${tone}" stroke="${darken(colour, 0.4)}" stroke-width="1.200" d="M24-12C44-30 78-20 96 6L110 18Q112 26 104 26L88 18C62 34 30 34 22 14Q18 0 24-12Z"/><path fill="none" stroke="${fat}" stroke-width="3" stroke-linecap="round" opacity=".7" d="M40-10Q62-8 78 6"/><path fill="${tone}" stroke="${darken(colour, 0.4)}" stroke-width="1.200" d="${fore}"/><ellipse cx="4" cy="16" rx="14" ry="6" fill="#8a2f2a" opacity=".5"/><path fill="#fff" opacity=".3" d="M-62-18Q-40-28-12-26Q-40-18-54-6Z"/></g></g>${rosemary(66, 160, -10)}`;
}

/** Belly in thick slices: bands of lean and fat under a strip of rind. */
export function belly(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer = "M-78-20Q0-32 78-18L80 16Q0 28-80 18Z";
  const slice = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="${outer}" transform="translate(1 7)"/><path fill="#fbeee0" d="${outer}"/><path fill="none" stroke="#c98f6a" stroke-width="4" d="M-78-20Q0-32 78-18"/><path fill="none" stroke="${colour}" stroke-width="8" d="M-79-7Q-40-18-4-12T79-6"/><path fill="none" stroke="${darken(colour, 0.1)}" stroke-width="11" d="M-80 9Q-30-1 10 8T80 8"/><path fill="none" stroke="${lighten(colour, 0.3)}" stroke-width="2" opacity=".8" d="M-70-9Q-36-18-2-13T70-8M-70 7Q-28-1 12 6T70 6"/><path fill="none" stroke="#fbeee0" stroke-width="2" stroke-linecap="round" opacity=".9" d="M-50 8q14-4 26 1M20 8q16 4 30 0"/>`,
  );
  return svg`${ground(canvas, 104, 168, 90, 14)}<g${canvas.moist(17, 10)}>${[66, 96, 126, 154].map((y, i) => stamp(slice, 100 + canvas.vary(`x${i}`, -7, 7), y - 6, 1.02, canvas.vary(`t${i}`, -9, 5))).join("")}</g>${rosemary(140, 174, -12)}`;
}

/** Liver in slices: dark, smooth and wet, without a rim of fat. */
export function liver(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer = "M-62 2C-64-24-34-36-2-33C34-36 66-24 64 0C60 24 34 24 14 30C-20 36-58 28-62 2Z";
  const slice = canvas.symbol(
    svg`<path fill="${darken(colour, 0.6)}" d="${outer}" transform="translate(1 8)"/><path fill="${canvas.radial(0.36, 0.28, 0.85, [0, lighten(colour, 0.3)], [0.5, colour], [1, darken(colour, 0.4)])}" d="${outer}"/><path fill="none" stroke="${darken(colour, 0.5)}" stroke-width="3" stroke-linecap="round" opacity=".7" d="M-6-6q6-4 12 0M22 10q5-3 9 0M-30 12q5-3 9 0"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".42" d="M-44-14Q-22-26 8-25M26-22h6"/>`,
  );
  return svg`${ground(canvas, 104, 168, 88, 14)}<g${canvas.moist(17, 10)}>${stamp(slice, 112, 76, 0.98, canvas.vary("a", -14, -2))}${stamp(slice, 84, 108, 1.02, canvas.vary("b", -6, 10), true)}${stamp(slice, 112, 142, 1.06, canvas.vary("c", -8, 4))}</g>${rosemary(48, 172, -10)}`;
}

/**
 * Oxtail cut across: rounds from large to small, each with a star-shaped bone and lean meat around
 * it.
 */
export function oxtail(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer = "M-40-4C-42-26-20-38 4-36C30-36 44-20 41 0C40 20 20 30-2 30C-26 30-40 18-40-4Z";
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.5)}" d="M-40-4V18C-38 38-20 50 0 49C24 49 41 36 41 18V0Z"/><path fill="#e9cdb4" d="M-38 24Q-2 46 40 22V14Q-2 38-39 14Z"/><path fill="${fat}" d="${outer}"/><path fill="${cutFace(canvas, colour)}" d="M-32-4C-34-14-26-20-20-18-18-28-6-30 0-26 8-32 20-28 22-20 32-22 36-10 32-2 36 8 26 16 18 14 12 24-2 24-6 18-16 24-26 18-26 10-32 8-34 2-32-4Z"/><path fill="#f6ead2" stroke="#d3ab8c" stroke-width="1.600" d="M0-17L6-7 18-6 9 1 12 12 0 7-12 12-9 1-18-6-6-7Z"/><circle cy="-1" r="4" fill="#d38f7a"/>`,
  );
  const places: readonly (readonly [x: number, y: number, size: number])[] = [
    [62, 80, 1],
    [138, 74, 0.8],
    [102, 102, 0.86],
    [52, 134, 0.74],
    [116, 142, 1.06],
    [164, 124, 0.6],
  ];
  return svg`${ground(canvas, 104, 172, 88, 14)}<g${canvas.moist(17, 10)}>${places.map(([x, y, size], i) => stamp(one, x, y, size, canvas.vary(`t${i}`, -14, 14))).join("")}</g>`;
}
