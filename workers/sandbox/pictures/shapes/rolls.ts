import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { leaf } from "./group";
import { baguettes, crust, flour } from "./loaves";

/** Soft hamburger buns under sesame. */
function buns(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const one = canvas.symbol(
    svg`<path fill="${canvas.down([0, "#f6e3ba"], [1, "#c9a56a"])}" d="M-46 8H46Q48 30 30 32H-30Q-48 30-46 8Z"/><path fill="${crust(canvas, colour)}" d="M-50 10C-52-24-26-40 0-40S52-24 50 10Q0 20-50 10Z"/><path stroke="#fff3d0" stroke-width="4" stroke-linecap="round" d="M-24-16l2 2M-10-26l2 1M8-26l-1 2M24-16l-2 2M-2-14l2 2M-32-2l2 1M14-6l2 2M32-2l-2 1M-14-2l2 2"/>`,
  );
  return svg`${ground(canvas, 102, 168, 82, 13)}<g${canvas.relief(5, 4, 0.2)}>${stamp(one, 66, 104, 0.98)}${stamp(one, 140, 106, 0.96)}${stamp(one, 102, 138, 1.12)}</g>`;
}

/** Rosetta: hollow, five petals around a raised button. */
function rosette(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const petal = canvas.symbol(
    svg`<path fill="${canvas.radial(0.45, 0.35, 0.62, [0, lighten(colour, 0.45)], [0.6, colour], [1, darken(colour, 0.5)])}" d="M-7-10C-30-20-34-46-14-52C6-57 30-48 26-30C24-16 14-10 6-8Z"/>`,
  );
  const petals = [0, 72, 144, 216, 288].map((turn) => stamp(petal, 0, 0, 1, turn));
  const gaps = [0, 72, 144, 216, 288].map((turn) => {
    const a = ((turn - 128) * Math.PI) / 180;
    const at = (r: number, k: number) => svg`${Math.cos(a + k) * r} ${Math.sin(a + k) * r}`;
    return svg`M${at(13, 0)}Q${at(32, 0.36)} ${at(48, 0.1)}`;
  });
  const one = canvas.symbol(
    svg`<g transform="scale(1 .86)"><circle r="50" fill="${darken(colour, 0.6)}"/>${petals.join("")}<path fill="none" stroke="${darken(colour, 0.55)}" stroke-width="3.400" stroke-linecap="round" opacity=".8" d="${gaps.join("")}"/><path fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="1.800" stroke-linecap="round" opacity=".7" d="${gaps.join("")}" transform="translate(2 2)"/><circle r="16" fill="${darken(colour, 0.5)}"/><circle cx="-.5" cy="-2" r="14.500" fill="${crust(canvas, lighten(colour, 0.1))}"/></g>`,
  );
  const places: [number, number, number][] = canvas.pick("places", [
    [
      [52, 84, 0.86],
      [146, 88, 0.86],
      [102, 144, 0.9],
    ],
    [
      [100, 70, 0.86],
      [54, 134, 0.88],
      [146, 138, 0.88],
    ],
  ]);
  return svg`${ground(canvas, 102, 168, 84, 14)}<g${canvas.relief(5, 4, 0.35)}>${places.map(([x, y, s], i) => stamp(one, x, y, s, canvas.vary(`t${i}`, -30, 30))).join("")}</g>${canvas.detailed && flour(canvas, 26, 100, 112, 60, 34)}`;
}

/**
 * Panini all'olio: small smooth soft spindles, one torn open; the olives show the oil in the dough.
 */
function oilRolls(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down(
    [0, lighten(colour, 0.42)],
    [0.45, lighten(colour, 0.08)],
    [1, darken(colour, 0.22)],
  );
  const shape = "M-62 2C-60-18-34-27 0-27S60-18 62 2C60 20 34 27 0 27S-60 20-62 2Z";
  const one = canvas.symbol(
    svg`<path fill="${skin}" d="${shape}"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2" stroke-linecap="round" opacity=".4" d="M-46-2Q0-14 46-4"/><path fill="#fff" opacity=".5" d="M-40-14Q-14-24 16-20Q-12-16-34-8Z"/>`,
  );
  const torn = canvas.symbol(
    svg`<path fill="${skin}" d="M-62 2C-60-18-34-27-4-27L8-14 2-2 12 10 4 27C-34 27-60 20-62 2Z"/><g${canvas.relief(4, 4, 0.8)}><path fill="#fff6df" d="M-4-27Q14-22 8-14L2-2 12 10Q10 24 4 27Q-10 18-9 4Q-14-14-4-27Z"/></g><path fill="#fff" opacity=".5" d="M-46-12Q-30-20-14-21Q-26-14-42-6Z"/>`,
  );
  const olive = (x: number, y: number, tone: string) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="9" ry="7.500" fill="${canvas.ball(tone)}"/><ellipse cx="${x - 3}" cy="${y - 3}" rx="2.400" ry="1.600" fill="#fff" opacity=".7"/>`;
  return svg`${ground(canvas, 100, 168, 88, 13)}<g>${stamp(one, 112, 76, 1, canvas.vary("a", -12, -2))}${stamp(one, 74, 112, 1.04, canvas.vary("b", -4, 8))}${stamp(torn, 104, 150, 1.06, canvas.vary("c", -8, 2))}</g>${leaf(146, 164, 40, -52, "#7d9a58", "#4f6a34")}${leaf(148, 168, 38, -16, "#6b8a4a", "#4f6a34")}${olive(142, 172, "#6f7f2c")}${olive(162, 174, "#4f5f22")}`;
}

/** Bread rolls by kind. */
export function bread(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.bread, ["rolls", "rosetta"]);
  if (kind === "baguette") return baguettes(canvas);
  if (kind === "bun") return buns(canvas);
  if (kind === "rosetta") return rosette(canvas);
  if (kind === "oil-rolls") return oilRolls(canvas);
  const mark = canvas.pick("mark", ["M-28-8Q0-24 28-8", "M-22-14L22 12M22-14L-22 12", "M-30 2Q0-30 30 2"]);
  const seeds =
    canvas.spec.name.includes("semi") &&
    svg`<path stroke="#fff0c9" stroke-width="3.4" stroke-linecap="round" d="M-16-22l2 2M-2-26l2 1M14-22l-1 2M24-10l-2 1M-26-8l2 1M-8-14l1 2M8-14l2 1M-18 2l2 1M2-2l2 1M18 4l-2 1"/>`;
  const roll = canvas.symbol(
    svg`<path fill="${darken(colour, 0.6)}" opacity=".5" d="M-48 10C-50-24-26-40 0-40S50-24 48 10C46 33 22 39 0 39S-46 33-48 10Z"/><path fill="${crust(canvas, colour)}" d="M-46 8C-48-24-26-38 0-38S48-24 46 8C44 30 22 36 0 36S-44 30-46 8Z"/><path fill="none" stroke="${darken(colour, 0.42)}" stroke-width="6.500" stroke-linecap="round" d="${mark}"/><path fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="3.600" stroke-linecap="round" d="${mark}" transform="translate(0 1)"/>${seeds}`,
  );
  const places: [number, number, number][] = canvas.pick("places", [
    [
      [66, 96, 1],
      [136, 98, 1],
      [100, 140, 1.12],
    ],
    [
      [100, 84, 0.95],
      [60, 134, 1.02],
      [140, 136, 1.02],
    ],
    [
      [58, 100, 0.84],
      [140, 98, 0.86],
      [100, 92, 0.86],
      [70, 146, 0.92],
      [132, 146, 0.94],
    ],
  ]);
  return svg`${ground(canvas, 102, 170, 84, 13)}<g${canvas.relief(5, 4, 0.35)}>${places.map(([x, y, s], i) => stamp(roll, x, y, s, Math.round(canvas.vary(`t${i}`, -16, 16)))).join("")}</g>${canvas.detailed && flour(canvas, 30, 100, 120, 60, 40)}`;
}
