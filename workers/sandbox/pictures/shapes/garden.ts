import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, nuance } from "../colour";
import { arrange, shine } from "./group";

const green = "#5c9a34";

export function artichoke(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const petal = (tone: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.down([0, accent], [0.3, tone], [1, darken(tone, 0.35)])}" stroke="${darken(tone, 0.4)}" stroke-width="1.2" d="M0-26C12-16 16-2 12 10Q0 20-12 10C-16-2-12-16 0-26Z"/>`,
    );
  const [one, two] = [petal(colour), petal(lighten(colour, 0.18))];
  const rows: [number, readonly number[], number][] = [
    [-28, [-10, 10, 0], 0.86],
    [-14, [-22, 22, -8, 8], 0.98],
    [2, [-30, 30, -15, 15, 0], 1.05],
    [17, [-26, 26, -10, 10], 1.02],
    [28, [-15, 15, 0], 0.94],
  ];
  const leaves = rows
    .map(([y, xs, s], row) => xs.map((x) => stamp(row % 2 ? one : two, x, y, s, x * 0.9)).join(""))
    .join("");
  const item = canvas.symbol(
    svg`<path fill="${canvas.across([0, darken("#86a35c", 0.2)], [0.4, "#a7c078"], [1, darken("#86a35c", 0.3)])}" d="M-8 30h16l3 36q-11 5-22 0Z"/><ellipse cy="8" rx="36" ry="34" fill="${darken(colour, 0.3)}"/>${leaves}`,
  );
  return arrange(canvas, [item], 104, 3);
}

export function asparagus(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const spear = canvas.symbol(
    svg`<path fill="${canvas.across([0, darken(colour, 0.25)], [0.4, lighten(colour, 0.35)], [1, darken(colour, 0.3)])}" d="M-7 76L-6-40Q-9-60 0-76Q9-60 6-40L7 76Z"/><path fill="${darken(nuance(colour, 8, 0), 0.25)}" d="M0-78Q10-62 7-40Q0-32-7-40Q-10-62 0-78Z"/><path fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="1.8" d="M-5-44q5-10 8-18M5-46q-4-8-8-14M-5-8l5-12 5 12M-5 28l5-12 5 12"/>`,
  );
  const xs = [-44, -29, -15, 0, 15, 30, 45, -36, -21, -7, 8, 23, 38];
  const spears = xs
    .map((x, i) => stamp(spear, 100 + x, 104 + (i > 6 ? 8 : 0) + canvas.vary(`y${i}`, -5, 5), 1, x * 0.16))
    .join("");
  return svg`${ground(canvas, 102, 184, 64, 8)}<g transform="rotate(${canvas.vary("tilt", -8, 8)} 100 180)">${spears}<path fill="none" stroke="#8a4a9a" stroke-width="9" d="M46 142q54 14 108 0"/><path fill="none" stroke="#b98ac4" stroke-width="2" d="M46 139q54 14 108 0"/></g>`;
}

export function leek(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const item = canvas.symbol(
    svg`<path fill="${darken(colour, 0.25)}" d="M-8-10C-14-44-34-62-42-84Q-24-80-10-56ZM8-10C14-44 34-62 42-84Q24-80 10-56Z"/><path fill="${colour}" d="M-11 0C-14-40-12-64-18-88Q2-80 2-50ZM11 0C14-40 8-64 16-90Q-2-80-2-50Z"/><path fill="${canvas.across([0, "#c9d3ae"], [0.4, "#fffef2"], [1, "#bcc9a0"])}" d="M-13-14L-11 62Q-14 74 0 74T11 62L13-14Q10-34 0-40Q-10-34-13-14Z"/><path fill="${lighten(colour, 0.25)}" opacity=".8" d="M-13-8Q-9-34 0-42Q9-34 13-8Q0-20-13-8Z"/><path fill="none" stroke="#b08d5c" stroke-width="1.8" stroke-linecap="round" d="M-8 74q-4 6-8 8M-3 75q-1 7-4 11M3 75q1 7 4 11M8 74q4 6 8 8"/>`,
  );
  return svg`${ground(canvas, 102, 184, 60, 8)}${stamp(item, 66, 102, 0.96, canvas.vary("a", -14, -6))}${stamp(item, 136, 102, 0.96, canvas.vary("b", 6, 14), true)}${stamp(item, 100, 104, 1, canvas.vary("c", -4, 4))}`;
}

export function celery(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const stalk = canvas.symbol(
    svg`<path fill="${canvas.across([0, darken(colour, 0.2)], [0.45, lighten(colour, 0.5)], [1, darken(colour, 0.22)])}" d="M-11 66Q-8 0-6-60h12Q8 0 11 66Q0 74-11 66Z"/><path fill="none" stroke="${darken(colour, 0.22)}" stroke-width="1.5" opacity=".7" d="M-4 62Q-3 0-2-56M4 62Q3 0 2-56"/>`,
  );
  const tuft = canvas.symbol(
    svg`<path fill="${green}" d="M0 10C-6 0-24 2-24-12C-32-18-22-28-16-26C-16-40 0-44 2-34C12-42 24-34 20-24C32-22 30-6 20-6C20 4 6 2 0 10Z"/><path fill="none" stroke="${lighten(green, 0.45)}" stroke-width="1.8" d="M0 8V-24M0-6l-14-12M0-8l14-10"/>`,
  );
  const parts = [-34, 34, -20, 20, 0].map((x, i) => {
    const turn = x * 0.42;
    return svg`<g transform="rotate(${turn} 100 176)">${stamp(tuft, 100 + x * 0.4, 50 + Math.abs(x) * 0.2, canvas.vary(`t${i}`, 0.92, 1.1))}${stamp(stalk, 100 + x * 0.4, 112, 1)}</g>`;
  });
  return svg`${ground(canvas, 102, 184, 50, 8)}${parts.join("")}<path fill="${canvas.ball(lighten(colour, 0.5))}" d="M72 160Q100 172 128 160Q130 182 100 184Q70 182 72 160Z"/>`;
}

/** Pods in a loose heap: thin beans, broad beans, peas (one pod open), or speckled borlotti. */
export function pods(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.pods, kinds.pods);
  const half = { "green-bean": 5.5, "broad-bean": 12, pea: 10, borlotti: 11 }[kind];
  const bumps =
    kind === "green-bean"
      ? ""
      : svg`<path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="${half * 1.1}" stroke-linecap="round" opacity=".22" d="M-36 5h.1M-18 1h.1M0 0h.1M18 1h.1M36 5h.1"/>`;
  const streaks =
    kind === "borlotti" &&
    svg`<path stroke="#f3e3c8" stroke-width="4" stroke-linecap="round" d="M-42 2l7 3M-28-3l8 2M-12 3l7-4M2-4l8 3M14 4l8-3M30-2l7 4"/>`;
  const pod = svg`<path fill="${canvas.down([0, lighten(colour, 0.35)], [0.5, colour], [1, darken(colour, 0.35)])}" d="M-60 10C-40 ${-half} 40 ${-half} 58 8Q66 14 62 16C40 ${half + 6}-40 ${half + 6}-60 14Q-66 8-60 10Z"/>${bumps}${streaks}<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".4" d="M-40 0Q0-6 40-1"/><path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="3" stroke-linecap="round" d="M58 10q8 0 12-6"/>`;
  const closed = canvas.symbol(pod);
  const seed = kind === "borlotti" ? "#e8c9b4" : lighten(colour, 0.25);
  const open = canvas.symbol(
    svg`<path fill="${darken(colour, 0.1)}" d="M-62 8C-40 ${-half - 6} 40 ${-half - 6} 62 8C40 ${half + 12}-40 ${half + 12}-62 8Z"/><path fill="${lighten(colour, 0.55)}" d="M-56 8C-38 ${-half} 38 ${-half} 56 8C38 ${half + 6}-38 ${half + 6}-56 8Z"/><g fill="${canvas.ball(seed)}">${[-36, -18, 0, 18, 36].map((x) => svg`<ellipse cx="${x}" cy="6" rx="9.5" ry="${half * 0.85}"/>`).join("")}</g>`,
  );
  const thin = kind === "green-bean";
  const places = thin ? [74, 82, 90, 98, 106, 114, 122, 130, 138, 145, 152] : [96, 112, 128, 144, 160];
  const goods = places.map((y, i) =>
    stamp(
      !thin && i === places.length - 1 ? open : closed,
      100 + canvas.vary(`x${i}`, -14, 14),
      y,
      1.08,
      canvas.vary(`t${i}`, thin ? -34 : -24, thin ? 34 : 24),
      i % 2 === 1,
    ),
  );
  return svg`${ground(canvas, 102, 178, 82, 11)}${goods.join("")}`;
}

/** Ginger and turmeric: knobbly rhizomes, one cut to show its flesh. */
export function ginger(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const flesh = nuance(lighten(colour, 0.4), 4, 0);
  const item = canvas.symbol(
    svg`<path fill="${canvas.ball(colour)}" d="M-52 14C-60 2-48-12-34-8C-34-24-12-32-4-18C0-34 24-40 28-22C34-12 26-4 22-2C36-8 56 0 52 14C48 26 30 22 22 18C20 34-2 38-8 24C-16 34-30 32-32 22C-40 26-48 22-52 14Z"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="1.6" opacity=".7" d="M-42-6q6 10 2 24M-26-12q8 12 2 32M-8-16q8 14 2 36M12-28q8 8 14 8M14-4q6 8 4 20M34-2q6 8 2 18"/>${shine(-18, -8, 8, 4, -10)}`,
  );
  const cut = canvas.symbol(
    svg`<ellipse rx="22" ry="18" fill="${darken(colour, 0.15)}"/><ellipse rx="19" ry="15" fill="${canvas.radial(0.5, 0.5, 0.5, [0, flesh], [1, nuance(flesh, -4, -0.06)])}"/><ellipse rx="12" ry="9" fill="none" stroke="${darken(flesh, 0.15)}" stroke-width="1.6"/>`,
  );
  return svg`${ground(canvas, 104, 172, 80, 12)}${stamp(item, 96, 104, 1.32, canvas.vary("a", -16, 4))}${stamp(item, 104, 138, 1.2, canvas.vary("b", -4, 20), true)}${stamp(cut, 60, 164, 1.05, -8)}${stamp(cut, 100, 170, 1.05, 6)}`;
}
