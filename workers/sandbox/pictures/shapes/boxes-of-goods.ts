import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, hueOf, lighten, nuance } from "../colour";
import { drawLabel } from "../label";
import { leaf, shine } from "./group";

/** Open pulp carton with two rows of eggs; the label is on the front. */
export function eggBox(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const pulp = canvas.pick("pulp", [accent, "#b9b1a3", "#a9b7a4", "#c7b299"]);
  const shell = hueOf(colour).lightness > 0.5 ? colour : "#e3b68c";
  const specks = (d: string) =>
    canvas.spec.kind === "quail" &&
    svg`<path stroke="#4a3524" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round" opacity=".85" d="${d}"/>`;
  const egg = canvas.symbol(
    svg`<path fill="${canvas.ball(shell)}" d="M0-27C14-27 20-8 20 5S12 25 0 25-20 18-20 5-14-27 0-27Z"/>${specks("M-8-14l3 2M4-18l2 1M10-4l2 3M-12 2l3 1M0-4l3 3M6 8l3-1M-6 14l4 1M12 12h.1M-2 22h.1M-15-3h.1")}${shine(-7, -8, 4, 7, 20)}`,
  );
  const alike = canvas.symbol(
    svg`<path fill="${canvas.ball(nuance(shell, -4, 0.04))}" d="M0-26C14-26 20-8 20 5S12 25 0 25-20 18-20 5-14-26 0-26Z"/>${specks("M-4-16l3 1M8-10l3 2M-10-4l2 3M2 2l3 1M-6 10l4-1M10 8l2 2M4 18h.1M-14 8h.1M0-22h.1")}`,
  );
  const quail = canvas.spec.kind === "quail";
  const count = quail ? 6 : canvas.pick("count", [3, 4]);
  const step = quail ? 26 : count === 4 ? 39 : 46;
  const row = (y: number, s: number) =>
    Array.from({ length: count }, (_, i) =>
      stamp(
        canvas.chance(`e${y}${i}`) ? egg : alike,
        100 + (i - (count - 1) / 2) * step * s,
        y + canvas.vary(`y${y}${i}`, -1.5, 1.5),
        s * (quail ? 0.66 : count === 4 ? 0.94 : 1.08),
        Math.round(canvas.vary(`t${y}${i}`, -6, 6)),
      ),
    ).join("");
  const lid = svg`<path fill="${canvas.down([0, darken(pulp, 0.15)], [1, lighten(pulp, 0.15)])}" d="M24 84L32 26q2-8 10-8h116q8 0 10 8l8 58Z"/><path fill="none" stroke="${darken(pulp, 0.3)}" stroke-width="2" opacity=".5" d="M42 28h116M56 30l-4 52M144 30l4 52M100 30v52"/>`;
  const front = "M12 116q11-12 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0l-8 60q-1 8-9 8H29q-8 0-9-8Z";
  const box = { x: 42, y: 128, w: 116, h: 46 };
  return svg`${ground(canvas, 102, 183, 90, 9)}${lid}${row(88, 0.94)}${row(106, 1.04)}<path fill="${canvas.down([0, lighten(pulp, 0.3)], [0.4, pulp], [1, darken(pulp, 0.25)])}" d="${front}"/>${drawLabel(canvas, box, { kind: "paper", behind: pulp, inset: 0.05 })}`;
}

/** Wooden crate heaped with products of both colours. */
export function crate(canvas: Canvas): string {
  const { colour, accent, motif } = canvas.spec;
  const wood = nuance("#c9975c", canvas.vary("hue", -6, 4), canvas.vary("lift", -0.04, 0.05));
  const round = (tone: string) =>
    canvas.symbol(
      svg`<circle r="20" fill="${canvas.ball(tone)}"/><path fill="#5b7a2c" d="M-4-17l4 3 5-4-1 6 4 3-7 0-4 4-1-6-5-2Z"/>${shine(-8, -6, 3.5, 6, 30)}`,
    );
  const items = [round(colour), round(nuance(colour, 6, 0.05)), round(accent)];
  const rows: [number, number[]][] = [
    [78, [76, 112, 140]],
    [94, [50, 86, 122, 154]],
    [114, [38, 70, 104, 136, 164]],
  ];
  let heap = "";
  for (const [y, xs] of rows)
    for (const x of xs)
      heap += stamp(
        items[Math.floor(canvas.vary(`i${x}${y}`, 0, 3))] ?? "",
        x + canvas.vary(`x${x}${y}`, -4, 4),
        y,
        canvas.vary(`s${x}${y}`, 0.95, 1.12),
        Math.round(canvas.vary(`t${x}${y}`, -50, 50)),
      );
  const green = canvas.symbol(leaf(0, 0, 42, 0, "#5c9a34", "#2f6424"));
  const greens = [-60, -96, -130, -24]
    .map((a, i) => stamp(green, canvas.vary(`lx${i}`, 60, 140), 88, 1, a))
    .join("");
  const plank = (y: number) =>
    svg`<rect x="18" y="${y}" width="164" height="19" rx="2" fill="${canvas.down([0, lighten(wood, 0.3)], [0.3, wood], [1, darken(wood, 0.25)])}"/>`;
  const grain =
    canvas.detailed &&
    svg`<path fill="none" stroke="${darken(wood, 0.3)}" stroke-width="1" opacity=".5" d="M30 130q40 4 70 0t70 2M34 153q30-3 60 1t74-2M28 174q50 4 80-1t64 2"/>`;
  const box = { x: 60, y: 132, w: 80, h: 42 };
  const label = motif
    ? drawLabel(canvas, box, { kind: "paper", behind: wood, inset: 0.05 })
    : svg`<path fill="none" stroke="${darken(wood, 0.45)}" stroke-width="2.4" opacity=".6" d="M84 153q16-14 32 0q-16 14-32 0M100 146v14"/>`;
  return svg`${ground(canvas, 102, 184, 92, 8)}<path fill="${darken(wood, 0.55)}" d="M22 104h156v74H22Z"/>${greens}${heap}${plank(120)}${plank(142)}${plank(164)}${grain}<path fill="${darken(wood, 0.12)}" d="M18 110h12v75H18ZM170 110h12v75h-12Z"/><path stroke="${darken(wood, 0.55)}" stroke-width="3" stroke-linecap="round" d="M24 129v.1M24 151v.1M24 173v.1M176 129v.1M176 151v.1M176 173v.1"/>${label}`;
}
