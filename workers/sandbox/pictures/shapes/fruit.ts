import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, hueOf, lighten, mix, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { arrange, leaf, shine } from "./group";

const green = "#5c9a34";
const deepGreen = "#2f6424";

function freckles(canvas: Canvas, count: number, r: number, fill: string): string {
  if (!canvas.detailed) return "";
  let dots = "";
  for (let i = 0; i < count; i++) {
    const [a, d] = [canvas.vary(`fa${i}`, 0, 6.28), r * Math.sqrt(canvas.vary(`fd${i}`, 0.05, 0.9))];
    dots += svg`M${Math.cos(a) * d} ${Math.sin(a) * d}h.1`;
  }
  return svg`<path stroke="${fill}" stroke-width="1.5" stroke-linecap="round" opacity=".55" d="${dots}"/>`;
}

/**
 * Returns the accent if its hue is near the skin's, else a warm yellow.
 * A blend of distant colours such as red and green would be muddy.
 */
function blushOn(skin: string, accent: string): string {
  const apart = Math.abs(hueOf(skin).hue - hueOf(accent).hue);
  return Math.min(apart, 360 - apart) < 50 ? accent : mix(lighten(skin, 0.25), "#f2cf6a", 0.55);
}

export function apple(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const skin = nuance(colour, canvas.vary("hue", -5, 5), canvas.vary("lift", -0.03, 0.03));
  const body = "M0-25C-9-38-41-36-41-2C-41 24-22 41-8 39C-3 37 3 37 8 39C22 41 41 24 41-2C41-36 9-38 0-25Z";
  const second = blushOn(skin, accent);
  const blush =
    second === accent
      ? canvas.radial(0.74, 0.5, 0.55, [0, accent, 0.85], [0.6, accent, 0.3], [1, accent, 0])
      : canvas.radial(0.5, 0.12, 0.5, [0, second, 0.95], [0.5, second, 0.5], [1, second, 0]);
  const streaks =
    second !== accent &&
    svg`<path fill="none" stroke="${darken(skin, 0.12)}" stroke-width="2.400" stroke-linecap="round" opacity=".5" d="M-22-28Q-36 0-24 26M-12-24Q-20 4-12 28M-3-16Q-5 6-3 24M6-18Q10 6 6 26M15-24Q24 2 15 28M25-28Q36-4 26 22"/>`;
  const item = canvas.symbol(
    svg`<path fill="${canvas.ball(skin)}" d="${body}"/><path fill="${blush}" d="${body}"/>${streaks}${freckles(canvas, 16, 30, lighten(skin, 0.6))}<path fill="${darken(skin, 0.5)}" opacity=".55" d="M-15-28Q0-16 15-28Q5-24 0-18Q-5-24-15-28Z"/><path fill="#6b4526" d="M-2-22Q-2-36 5-44l4 2Q2-34 2-22Z"/>${leaf(3, -33, 26, -24, green, deepGreen)}${shine(-20, -13, 6, 12, 24)}`,
  );
  return arrange(canvas, [item]);
}

export function pear(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const body =
    "M0-46C-14-46-14-30-19-14C-25 0-36 4-36 20C-36 36-18 42 0 41C18 42 36 36 36 20C36 4 25 0 19-14C14-30 14-46 0-46Z";
  const blush = canvas.radial(0.78, 0.62, 0.5, [0, accent, 0.7], [1, accent, 0]);
  const item = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${body}"/><path fill="${blush}" d="${body}"/>${freckles(canvas, 22, 32, darken(colour, 0.4))}<path fill="#6b4526" d="M-2-44Q-2-54 7-60l3 3Q2-52 2-44Z"/>${canvas.chance("leaf", 0.7) && leaf(2, -48, 24, -10, green, deepGreen)}${shine(-16, 8, 5, 12, 16)}`,
  );
  return arrange(canvas, [item], 84);
}

export function citrus(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const { hue } = hueOf(colour);
  const lemon = canvas.kind(kinds.citrus, [hue > 44 ? "lemon" : "round"]) === "lemon";
  const pith = "#fff6d8";
  const body = lemon
    ? "M-46 2C-40-4-36-8-30-16C-18-34 18-34 30-16C36-8 40-4 46 0C42 6 38 8 34 16C22 36-16 38-30 20C-36 10-40 6-46 2Z"
    : "M0-38A40 39 0 1 1-.1-38Z";
  const flesh = canvas.radial(0.5, 0.5, 0.5, [0, lighten(colour, 0.55)], [1, nuance(colour, -2, 0.04)]);
  let wedges = "";
  const segments = 9;
  for (let i = 0; i < segments; i++) {
    const at = (k: number, d: number) =>
      svg`${Math.cos(((i + k) * 6.283) / segments) * d} ${Math.sin(((i + k) * 6.283) / segments) * d}`;
    wedges += svg`M${at(0.5, 4)}L${at(0.1, 29)}Q${at(0.5, 36)} ${at(0.9, 29)}Z`;
  }
  const half = canvas.symbol(
    svg`<circle r="39" fill="${darken(colour, 0.12)}"/><circle r="36.5" fill="${pith}"/><path fill="${flesh}" stroke="${flesh}" stroke-width="2" stroke-linejoin="round" d="${wedges}"/>${shine(-14, -16, 5, 9, 40)}`,
  );
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${body}"/>${!lemon && '<path fill="#5b7a2c" d="M-5-32l5 3 5-4-1 6 5 3-7 1-2 5-2-6-6-1 5-3Z"/>'}${shine(-16, -14, 7, 11, 38)}`,
  );
  const leaves = canvas.chance("leaf", 0.7);
  const [x, y] = [canvas.vary("hx", 112, 134), 146];
  const sprig =
    leaves &&
    leaf(72, 84, 44, -40, green, deepGreen) + leaf(74, 85, 40, -4, nuance(green, 10, -0.06), deepGreen);
  const rind = canvas.relief(3, 3, 0.5);
  if (canvas.chance("pile", 0.4)) return arrange(canvas, [whole, half], 78, 5, rind);
  return svg`${ground(canvas, 72, 178, 54, 9)}${ground(canvas, x, 183, 46, 8)}${sprig}<g${rind}>${canvas.chance("third") && stamp(whole, 132, 98, 0.95, 12)}${stamp(whole, 74, 122, 1.35, canvas.vary("turn", -20, 20))}${stamp(half, x, y, 0.95, canvas.vary("spin", 0, 40))}</g>`;
}

export function banana(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const count = canvas.pick("count", [3, 4, 5]);
  const light = canvas.across(
    [0, darken(colour, 0.22)],
    [0.3, colour],
    [0.6, lighten(colour, 0.3)],
    [1, darken(colour, 0.1)],
  );
  const single = canvas.symbol(
    svg`<path fill="${light}" d="M0 0C-12 40 0 84 44 108Q54 112 58 106Q60 102 56 98C30 74 20 42 16 2Z"/><path fill="${darken(colour, 0.3)}" opacity=".45" d="M0 0C-12 40 0 84 44 108Q54 112 57 107C20 92 2 60 4 1Z"/><path fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="2.5" stroke-linecap="round" opacity=".8" d="M12 18Q18 56 42 86"/><path fill="#5d4a1d" d="M49 109q6 2 9-4l3 4q-4 6-9 4ZM1-2h14v5H1Z"/>`,
  );
  let bunch = "";
  for (let i = count - 1; i >= 0; i--)
    bunch += stamp(single, 0, 0, 1 - i * 0.02, 40 - ((i + 0.2) * 96) / count);
  const specks =
    canvas.detailed &&
    '<path stroke="#6b4a16" stroke-width="1.6" stroke-linecap="round" opacity=".5" d="M60 100l3 2m8 14l2 1m-18-30l2 2"/>';
  const flip = canvas.chance("flip");
  return svg`${ground(canvas, 104, 180, 74, 10)}<g transform="translate(${flip ? 130 : 70} ${canvas.vary("y", 46, 52)})scale(${flip ? -1.14 : 1.14} 1.14)">${bunch}${specks}<path fill="${mix(colour, green, 0.45)}" d="M-4 8Q-2-8 2-22L14-24Q14-8 21 6Q8 14-4 8Z"/><path fill="#5d4a1d" d="M1-26h14v6H1Z"/></g>`;
}

export function grapes(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const berry = canvas.symbol(
    svg`<circle r="14" fill="${canvas.ball(colour)}"/><circle cx="-5" cy="-5" r="3" fill="#fff" opacity=".6"/>`,
  );
  const dark = canvas.symbol(
    svg`<circle r="14" fill="${canvas.ball(darken(nuance(colour, 8, 0), 0.22))}"/><circle cx="-5" cy="-5" r="2.6" fill="#fff" opacity=".45"/>`,
  );
  const rows = [4, 5, 5, 4, 3, 2, 1];
  let berries = "";
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const x =
        100 +
        (i - (count - 1) / 2) * 22 +
        canvas.vary(`x${row}${i}`, -3, 3) +
        row * canvas.vary("sway", -2, 2);
      berries += stamp(
        canvas.chance(`k${row}${i}`, 0.35) ? dark : berry,
        x,
        66 + row * 17.5 + canvas.vary(`y${row}${i}`, -3, 3),
        canvas.vary(`s${row}${i}`, 0.92, 1.06),
      );
    }
  });
  const vine = svg`<path fill="none" stroke="#7a5a32" stroke-width="5" stroke-linecap="round" d="M100 60Q98 38 ${canvas.vary("twig", 84, 118)} 22"/><path fill="${canvas.ball(green)}" d="M104 44C112 22 130 24 134 14Q142 28 160 26Q156 38 166 50Q150 54 148 66Q134 58 122 66Q120 52 104 44Z"/><path fill="none" stroke="${deepGreen}" opacity=".6" d="M106 45Q130 42 152 34M130 42l6-18M132 42l12 16"/>${canvas.chance("second") && leaf(92, 46, 40, 196, nuance(green, -8, 0.05), deepGreen)}`;
  return svg`${ground(canvas, 102, 182, 50, 9)}${canvas.chance("behind") && vine}${berries}${vine}`;
}

/** Melon with a netted or smooth rind and a slice cut from it, or slices of watermelon. */
export function melon(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.melon, kinds.melon);
  if (kind === "slices") return watermelon(canvas);
  const rind = nuance(colour, canvas.vary("hue", -5, 5), 0);
  const flesh = kind === "smooth" ? "#f6efc4" : hueOf(accent).hue < 60 ? accent : "#f4a650";
  const net =
    "M36 84q20 10 40-6t40 4 40-4M30 108q24 10 44-4t42 6 40-6M34 134q24 8 44-4t40 6 32-6M58 46q4 30-8 60t8 52M90 36q6 40-2 70t6 60M122 44q8 36 0 66t2 50";
  const ribs =
    "M60 46Q20 102 60 158M78 38Q58 102 78 166M96 36V168M114 38Q134 102 114 166M132 46Q172 102 132 158";
  const marks =
    kind === "netted"
      ? svg`<path fill="none" stroke="${lighten(rind, 0.5)}" stroke-width="2" opacity=".8" d="${net}"/>`
      : svg`<path fill="none" stroke="${darken(rind, 0.22)}" stroke-width="3" opacity=".55" d="${ribs}"/>`;
  const slice = canvas.symbol(
    svg`<path fill="${darken(rind, 0.1)}" d="M-54 2C-50 62 50 62 54 2Z"/><path fill="${lighten(rind, 0.72)}" d="M-50 1C-46 54 46 54 50 1Z"/><path fill="${canvas.down([0, lighten(flesh, 0.2)], [1, flesh])}" d="M-46 0C-42 48 42 48 46 0Q0 22-46 0Z"/>`,
  );
  const flip = canvas.chance("flip");
  return svg`${ground(canvas, 98, 178, 76, 10)}<g${flip && ' transform="matrix(-1 0 0 1 196 0)"'}><ellipse cx="94" cy="102" rx="64" ry="${canvas.vary("ry", 62, 68)}" fill="${canvas.ball(rind)}"${kind === "netted" && canvas.relief(6, 6, 1.2)}/><g${canvas.clip('<ellipse cx="94" cy="102" rx="64" ry="65"/>')}>${marks}</g><path fill="#8a7442" d="M90 42q0-14 10-20l5 4q-7 6-6 16Z"/>${shine(66, 70, 8, 15, 34)}${ground(canvas, 138, 184, 50, 7)}${stamp(slice, 138, 138, 0.98, canvas.vary("tilt", -14, 8))}</g>`;
}

function watermelon(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const slice = canvas.symbol(
    svg`<path fill="${darken(accent, 0.25)}" d="M-80-20A80 80 0 0 0 80-20L72-22L-72-22Z"/><path fill="none" stroke="${accent}" stroke-width="4" d="M-77-10A78 78 0 0 0 77-10"/><path fill="#e9f2cf" d="M-73-21A73 73 0 0 0 73-21Z"/><path fill="${canvas.radial(0.5, 0, 0.9, [0, lighten(colour, 0.12)], [1, colour])}" d="M-67-21A67 67 0 0 0 67-21Z"/><path stroke="#2b1a16" stroke-width="4" stroke-linecap="round" d="M-44-6l2 5M-24-8l1 5M0-9v5M24-8l-1 5M44-6l-2 5M-30 12l2 5M-10 12l1 5M11 12l-1 5M30 12l-2 5M-12 30l1 5M12 30l-1 5"/>`,
  );
  return svg`${ground(canvas, 102, 182, 78, 10)}${stamp(slice, 112, 92, 0.92, canvas.vary("a", -26, -14))}${stamp(slice, 94, 130, 1, canvas.vary("b", -4, 8))}`;
}

export function stoneFruit(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds["stone-fruit"], ["whole", "halved"]);
  if (kind === "cherries") {
    const pair = canvas.symbol(
      svg`<path fill="none" stroke="${green}" stroke-width="3.5" stroke-linecap="round" d="M-20 6Q-16-28 8-46Q14-20 22 10"/><circle cx="-21" cy="20" r="21" fill="${canvas.ball(colour)}"/><circle cx="22" cy="24" r="20" fill="${canvas.ball(nuance(colour, 4, 0.03))}"/>${shine(-29, 12, 4, 7, 30)}${shine(15, 16, 4, 6, 30)}`,
    );
    return svg`${arrange(canvas, [pair], 86)}${leaf(canvas.vary("lx", 80, 110), 72, 40, canvas.vary("lt", -60, -10), green, deepGreen)}`;
  }
  const body = "M2-34C26-42 42-22 40 0C38 24 20 40 0 40S-40 24-40 0C-40-22-22-42 2-34Z";
  const second = hueOf(colour).lightness < 0.25 ? mix(colour, "#8a4a7a", 0.6) : blushOn(colour, accent);
  const blush = canvas.radial(0.7, 0.45, 0.6, [0, second, 0.9], [0.5, second, 0.45], [1, second, 0]);
  const whole = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="${body}"/><path fill="${blush}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2.2" opacity=".6" d="M3-34C-12-18-10 14 0 38"/><path fill="#6b4526" d="M0-36l3-6 4 1-3 8Z"/>${shine(-22, -14, 5, 10, 26)}`,
  );
  const half = canvas.symbol(
    svg`<path fill="${darken(colour, 0.1)}" d="${body}"/><path fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent], [0.42, lighten(colour, 0.3)], [1, lighten(colour, 0.55)])}" d="${body}" transform="scale(.93)"/><path fill="#7a4526" d="M0-16C14-14 16 4 4 18C-10 14-16-6 0-16Z"/><path fill="none" stroke="#b77c4e" stroke-width="1.6" d="M1-12Q8 0 3 13"/>`,
  );
  return svg`${arrange(canvas, kind === "halved" ? [whole, whole, half] : [whole])}${canvas.chance("leaf", 0.7) && leaf(canvas.vary("lx", 84, 104), 76, 34, canvas.vary("lt", -70, -20), green, deepGreen)}`;
}
