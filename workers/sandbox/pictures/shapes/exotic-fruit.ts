import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix, nuance } from "../colour";
import { arrange, heap, leaf, shine, withHalf } from "./group";

const round = "M0-38A40 39 0 1 1-.1-38Z";

/** Short strokes on a ring or a few rings: the seeds of a cut fruit. */
function seeds(count: number, from: number, to: number, squash = 1): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (i * 6.283) / count;
    return svg`M${Math.cos(a) * from} ${Math.sin(a) * from * squash}L${Math.cos(a) * to} ${Math.sin(a) * to * squash}`;
  }).join("");
}

export function pineapple(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const blade = canvas.symbol(
    svg`<path fill="${canvas.across([0, "#2f6a34"], [0.5, "#7db04a"], [1, "#2a5c30"])}" d="M-9 2C-13-20-7-44 0-66C7-44 13-20 9 2Z"/>`,
  );
  const crown = [
    [-62, 0.8],
    [62, 0.8],
    [-40, 0.95],
    [40, 0.95],
    [-19, 1.05],
    [19, 1.05],
    [0, 1.1],
    [-28, 0.6],
    [26, 0.6],
  ]
    .map(([turn = 0, scale = 1]) =>
      stamp(blade, 100, 82, scale, turn + canvas.vary(`c${turn}${scale}`, -5, 5)),
    )
    .join("");
  const body = '<ellipse cx="100" cy="129" rx="46" ry="54"/>';
  let mesh = "";
  for (let at = -60; at < 240; at += 19) mesh += svg`M${at} 70q60 50 70 118M${200 - at} 70q-60 50-70 118`;
  let eyes = "";
  for (let y = 92; y < 176; y += 17)
    for (let x = 66; x < 140; x += 19) eyes += svg`M${x + (y % 2) * 9} ${y}h.1`;
  return svg`${ground(canvas, 102, 182, 54, 9)}<g transform="rotate(${canvas.vary("tilt", -9, 9)} 100 180)">${crown}<g fill="${canvas.ball(colour)}">${body}</g><g${canvas.clip(body)} fill="none"><path stroke="${darken(colour, 0.45)}" stroke-width="2.6" opacity=".75" d="${mesh}"/><path stroke="${lighten(colour, 0.5)}" stroke-width="4" stroke-linecap="round" opacity=".7" d="${eyes}"/></g></g>`;
}

export function kiwi(canvas: Canvas): string {
  const flesh = canvas.spec.colour;
  const skin = nuance("#8b6a3f", canvas.vary("skin", -4, 4), 0);
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(skin)}" d="M-44 4C-44-24-22-36 2-35C28-34 44-20 44 2C44 24 24 36 0 36S-44 28-44 4Z"/><path fill="${darken(skin, 0.45)}" d="M-45 0q-5 4 1 9 5-3 3-8Z"/>${canvas.detailed && svg`<path stroke="${darken(skin, 0.4)}" stroke-width="1.3" opacity=".5" d="M-26-14l4 2M-8-22l4 1M14-18l4 2M-30 8l4 1M-10 4l4 1M12 8l4 1M28-4l4 2M-14 22l4 1M8 24l4-1"/>`}${shine(-16, -14, 8, 6, -20)}`,
  );
  const half = canvas.symbol(
    svg`<ellipse rx="40" ry="38" fill="${skin}"/><ellipse rx="37" ry="35" fill="${canvas.radial(0.5, 0.5, 0.5, [0, lighten(flesh, 0.7)], [0.32, lighten(flesh, 0.25)], [0.6, flesh], [1, darken(flesh, 0.1)])}"/><path stroke="${lighten(flesh, 0.55)}" stroke-width="1.8" opacity=".7" d="${seeds(18, 14, 32, 0.95)}"/><ellipse rx="10" ry="9" fill="#fbf6df"/><path stroke="#1f1a14" stroke-width="3.4" stroke-linecap="round" d="${seeds(16, 16, 18.5, 0.95)}"/>`,
  );
  return withHalf(canvas, whole, half, 74, canvas.relief(3, 3, 0.6));
}

export function avocado(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M0-48C-14-48-16-32-21-16C-27 0-37 6-37 21C-37 37-18 43 0 42C18 43 37 37 37 21C37 6 27 0 21-16C16-32 14-48 0-48Z";
  const pores = canvas.detailed
    ? "M-8-28h.1M6-20h.1M-14-6h.1M2-4h.1M16 0h.1M-22 12h.1M-6 14h.1M10 18h.1M24 16h.1M-16 28h.1M4 32h.1M18 30h.1"
    : "M-6-20h.1M8-4h.1M-14 8h.1M4 16h.1M20 20h.1M-10 28h.1";
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${body}"/><path stroke="${lighten(colour, 0.35)}" stroke-width="2.6" stroke-linecap="round" opacity=".6" d="${pores}"/><path fill="#7a5a32" d="M-4-47h8l2-7h-9Z"/>${shine(-16, 8, 5, 11, 16)}`,
  );
  const half = canvas.symbol(
    svg`<path fill="${darken(colour, 0.1)}" d="${body}"/><path fill="${canvas.radial(0.5, 0.64, 0.6, [0, "#f4efb4"], [0.55, "#eaeb9c"], [0.85, "#bcd06a"], [1, "#7fa63e"])}" d="${body}" transform="scale(.92)"/><circle cy="16" r="19" fill="${canvas.ball("#8a552c")}"/>${shine(-6, 9, 4, 6, 30)}`,
  );
  return withHalf(canvas, whole, half, 92, canvas.relief(4, 4, 0.7));
}

export function mango(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body = "M-46 8C-48-20-20-40 12-38C38-36 50-14 42 10C34 34 6 42-18 38C-36 35-45 24-46 8Z";
  const skin = canvas.across([0, mix(colour, "#d0352c", 0.75)], [0.55, colour], [1, "#8fae3c"]);
  const whole = canvas.symbol(
    svg`<path fill="${skin}" d="${body}"/><path fill="${canvas.radial(0.36, 0.3, 0.75, [0, "#fff", 0.35], [0.5, "#fff", 0], [1, "#4a1a08", 0.5])}" d="${body}"/><path fill="#6b4526" d="M30-30l8-9 5 3-7 10Z"/>${shine(-18, -14, 6, 12, 50)}`,
  );
  const flesh = "#f8ae2e";
  const half = canvas.symbol(
    svg`<path fill="${skin}" d="${body}"/><path fill="${canvas.radial(0.45, 0.4, 0.7, [0, lighten(flesh, 0.4)], [1, flesh])}" d="${body}" transform="translate(-1 0)scale(.91)"/><path fill="none" stroke="${darken(flesh, 0.3)}" stroke-width="2.6" opacity=".75" d="M-24-26L-14 32M-6-34L4 35M12-34L21 28M-42-8L40-16M-42 10L40 4M-36 26L30 22"/>`,
  );
  return withHalf(canvas, whole, half, 78);
}

export function papaya(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M0-56C-12-54-18-36-24-18C-32 2-36 12-34 26C-31 46-14 54 0 54S31 46 34 26C36 12 32 2 24-18C18-36 12-54 0-56Z";
  const skin = canvas.across([0, "#7fa53c"], [0.4, lighten(colour, 0.25)], [1, darken(colour, 0.2)]);
  const whole = canvas.symbol(
    svg`<path fill="${skin}" d="${body}"/><path fill="#6b5a2c" d="M-4-54h8l2-8h-9Z"/>${shine(-14, 6, 5, 16, 14)}`,
  );
  const half = canvas.symbol(
    svg`<path fill="${darken(colour, 0.15)}" d="${body}"/><path fill="${canvas.radial(0.5, 0.6, 0.6, [0, "#f06a34"], [1, "#f89b4a"])}" d="${body}" transform="scale(.92)"/><path fill="#c9481f" d="M0-28C-10-24-16 2-16 18C-15 32-8 38 0 38S15 32 16 18C16 2 10-24 0-28Z"/><path stroke="#231c18" stroke-width="7.5" stroke-linecap="round" d="M0-16h.1M-5-4h.1M5-5h.1M-8 8h.1M1 7h.1M9 9h.1M-9 20h.1M0 19h.1M9 21h.1M-5 30h.1M5 30h.1"/>`,
  );
  return withHalf(canvas, whole, half, 110);
}

export function pomegranate(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const crown = svg`<path fill="${darken(colour, 0.2)}" d="M-10-34L-15-54L-5-45L0-56L6-45L16-53L10-34Z"/>`;
  const whole = canvas.symbol(
    svg`${crown}<path fill="${canvas.ball(colour)}" d="M0-36C24-38 42-20 41 4C40 28 22 41 0 41S-40 28-41 4C-42-20-24-38 0-36Z"/><path fill="none" stroke="${lighten(colour, 0.35)}" stroke-width="3" opacity=".35" d="M-10-34Q-30 0-12 38M12-34Q30 0 14 38"/>${shine(-19, -12, 6, 11, 28)}`,
  );
  const aril = canvas.symbol(
    svg`<path fill="${canvas.ball("#cf1f3c")}" d="M0-8C6-8 8-2 6 3Q3 8 0 8T-6 3C-8-2-6-8 0-8Z"/>`,
  );
  let arils = "";
  for (const [count, r] of [
    [11, 27],
    [7, 15],
    [2, 4],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i * 6.283) / count + r;
      arils += stamp(aril, Math.cos(a) * r, Math.sin(a) * r + 2, 1, (a * 180) / 3.1416 + 90);
    }
  const half = canvas.symbol(
    svg`${crown}<circle cy="2" r="40" fill="${colour}"/><circle cy="2" r="36" fill="#f7e3bb"/>${arils}<path fill="none" stroke="#f7e3bb" stroke-width="3" d="M0-32V6M0 6L32 18M0 6L-32 18"/>`,
  );
  return withHalf(canvas, whole, half, 88);
}

export function coconut(canvas: Canvas): string {
  const { colour } = canvas.spec;
  let hair = "";
  for (let i = 0; i < (canvas.detailed ? 22 : 12); i++)
    hair += svg`M${canvas.vary(`hx${i}`, -30, 26)} ${canvas.vary(`hy${i}`, -30, 28)}q7 2 9 ${canvas.vary(`hl${i}`, 3, 9)}`;
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${round}"/><path fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="2" stroke-linecap="round" opacity=".55" d="${hair}"/><path stroke="${darken(colour, 0.6)}" stroke-width="8" stroke-linecap="round" d="M8-22h.1M22-16h.1M12-8h.1"/>`,
  );
  const half = canvas.symbol(
    svg`<circle r="40" fill="${darken(colour, 0.15)}"/><circle r="36" fill="#fffdf5"/><circle r="25" fill="${canvas.radial(0.4, 0.35, 0.7, [0, "#d9d2c2"], [1, "#f7f2e6"])}"/><path fill="none" stroke="#fff" stroke-width="3" opacity=".9" d="M-16-18Q0-30 18-17"/>`,
  );
  return withHalf(canvas, whole, half, 78, canvas.relief(6, 3, 1.3));
}

export function dragonFruit(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const scale = canvas.symbol(
    svg`<path fill="${canvas.down([0, "#8fb04a"], [0.7, colour])}" d="M0-20Q12-4 5 14Q0 18-5 14Q-12-4 0-20Z"/>`,
  );
  const scales = [
    [-14, -34, -18],
    [14, -34, 18],
    [0, -22, 0],
    [-30, -12, -36],
    [30, -12, 36],
    [-13, 0, -10],
    [14, 2, 12],
    [-28, 18, -30],
    [28, 18, 30],
    [0, 22, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) => stamp(scale, x, y, 1, turn))
    .join("");
  const whole = canvas.symbol(
    svg`<ellipse rx="36" ry="44" fill="${canvas.ball(colour)}"/>${scales}${shine(-14, -12, 5, 10, 20)}`,
  );
  const half = canvas.symbol(
    svg`${stamp(scale, -8, -42, 1.1, -16)}${stamp(scale, 10, -42, 1.1, 16)}<ellipse rx="36" ry="44" fill="${colour}"/><ellipse rx="31" ry="39" fill="#fdfaf6"/><path stroke="#2a2326" stroke-width="2.6" stroke-linecap="round" d="${seeds(14, 25, 25.2, 1.25)}${seeds(10, 16, 16.2, 1.25)}${seeds(6, 7, 7.2, 1.25)}"/>`,
  );
  return withHalf(canvas, whole, half, 90);
}

export function passionFruit(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${round}"/><path stroke="${lighten(colour, 0.35)}" stroke-width="2.4" stroke-linecap="round" opacity=".6" d="M-14-18h.1M8-24h.1M-24 2h.1M4-2h.1M22 4h.1M-10 20h.1M12 24h.1"/><path fill="#6b5a3a" d="M-3-37l1-9h5l-1 9Z"/>${shine(-16, -12, 6, 10, 30)}`,
  );
  const half = canvas.symbol(
    svg`<circle r="40" fill="${colour}"/><circle r="36" fill="#f6e9dd"/><circle r="30" fill="${canvas.radial(0.5, 0.5, 0.5, [0, "#f7c02e"], [1, "#e59a1c"])}"/><path stroke="#2a2018" stroke-width="6" stroke-linecap="round" d="${seeds(9, 20, 23)}${seeds(5, 8, 11)}"/>`,
  );
  return withHalf(canvas, whole, half, 78);
}

export function starFruit(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const point = (i: number, r: number) =>
    svg`${Math.sin((i * 3.1416) / 5) * r} ${-Math.cos((i * 3.1416) / 5) * r}`;
  const star = Array.from({ length: 10 }, (_, i) => point(i, i % 2 ? 20 : 40)).join("L");
  const slice = canvas.symbol(
    svg`<path fill="${canvas.radial(0.5, 0.5, 0.5, [0, lighten(colour, 0.6)], [1, colour])}" stroke="${darken(colour, 0.15)}" stroke-width="4" stroke-linejoin="round" d="M${star}Z"/><path stroke="${lighten(colour, 0.7)}" stroke-width="2" d="M0 0L${point(0, 30)}M0 0L${point(2, 30)}M0 0L${point(4, 30)}M0 0L${point(6, 30)}M0 0L${point(8, 30)}"/>`,
  );
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="M0-46C22-40 42-14 36 12C32 34 14 46 0 44C-14 46-32 34-36 12C-42-14-22-40 0-46Z"/><path fill="${darken(colour, 0.18)}" d="M-9-42Q-26 0-9 43Q-18 0-9-42ZM12-42Q26 0 10 43Q19 0 12-42Z"/><path fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="4" stroke-linecap="round" opacity=".8" d="M2-36Q8 0 1 36"/>`,
  );
  return withHalf(canvas, whole, slice, 86);
}

export function dates(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const date = (tone: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.down([0, lighten(tone, 0.35)], [0.45, tone], [1, darken(tone, 0.5)])}" d="M-30 0C-30-15-14-18 2-17C22-16 31-9 31 1C31 12 18 17 0 17S-30 14-30 0Z"/><path fill="none" stroke="${darken(tone, 0.45)}" stroke-width="1.8" stroke-linecap="round" opacity=".7" d="M-22-6Q0-12 22-5M-24 4Q0 0 24 5M-16 11Q0 8 16 11"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".4" d="M-14-11Q0-14 12-11"/>`,
    );
  return heap(canvas, [date(colour), date(nuance(colour, 5, 0.04))], 50);
}

export function fig(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M0-48C-7-46-7-34-12-24C-22-14-38-2-38 16C-38 34-18 42 0 42S38 34 38 16C38-2 22-14 12-24C7-34 7-46 0-48Z";
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${body}"/><path fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="2" opacity=".5" d="M-4-38Q-26 0-14 38M0-40V40M4-38Q26 0 14 38"/><path fill="#7f9a4a" d="M-5-46h10l1-9h-9Z"/>${shine(-18, 8, 5, 10, 18)}`,
  );
  const half = canvas.symbol(
    svg`<path fill="${colour}" d="${body}"/><path fill="#f3e2c4" d="${body}" transform="translate(0 1)scale(.9)"/><path fill="${canvas.radial(0.5, 0.6, 0.55, [0, "#e8896a"], [1, "#b83a4a"])}" d="${body}" transform="translate(0 4)scale(.7)"/><path stroke="#f8d9a0" stroke-width="2.2" stroke-linecap="round" d="M-10 2h.1M0-4h.1M9 4h.1M-16 14h.1M-5 12h.1M6 14h.1M17 15h.1M-10 24h.1M1 23h.1M11 24h.1"/>`,
  );
  return withHalf(canvas, whole, half, 88);
}

export function persimmon(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const item = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="M0-30C20-36 44-26 43 4C42 30 22 38 0 38S-42 30-43 4C-44-26-20-36 0-30Z"/><path fill="#8a8f4c" stroke="#5e6a35" stroke-width="1.4" d="M0-24C-6-36-22-38-32-28C-26-18-12-16 0-20C12-16 26-18 32-28C22-38 6-36 0-24Z"/><path fill="#a3a35c" d="M0-20C-10-16-16-6-12 0C-4-4 0-12 0-20C0-12 4-4 12 0C16-6 10-16 0-20Z"/><path fill="#6b5230" d="M-4-26h8v-8h-7Z"/>${shine(-22, 2, 6, 11, 24)}`,
  );
  return svg`${arrange(canvas, [item])}${canvas.chance("leaf") && leaf(86, 78, 36, -40, "#5c9a34", "#2f6424")}`;
}

/** Ribbed pumpkin with a wedge cut out in front; the flesh is orange. */
export function pumpkin(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const flesh = "#f29a2e";
  const rib = (x: number, rx: number, tone: string) =>
    svg`<ellipse cx="${x}" cy="112" rx="${rx}" ry="60" fill="${canvas.ball(tone)}"/>`;
  const wedge = canvas.symbol(
    svg`<path fill="${darken(colour, 0.1)}" d="M-52-14C-44 46 44 46 52-14L46-16Q0 4-46-16Z"/><path fill="${canvas.down([0, lighten(flesh, 0.35)], [1, flesh])}" d="M-47-15C-40 38 40 38 47-15Q0 10-47-15Z"/><path stroke="#fff3d2" stroke-width="6" stroke-linecap="round" d="M-18 2l1 5M-6 5v5M7 5v5M19 2l-1 5"/>`,
  );
  return svg`${ground(canvas, 98, 176, 84, 10)}${rib(44, 30, darken(colour, 0.14))}${rib(152, 30, darken(colour, 0.14))}${rib(66, 33, darken(colour, 0.05))}${rib(130, 33, darken(colour, 0.05))}${rib(98, 34, colour)}<path fill="#8a7a4a" d="M88 56Q88 40 78 32l13-7q9 10 9 30Z"/>${ground(canvas, 132, 184, 52, 7)}${stamp(wedge, 132, 152, 1, canvas.vary("tilt", -10, 8))}`;
}
