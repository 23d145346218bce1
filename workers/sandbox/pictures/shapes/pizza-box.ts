import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { drawLabel } from "../label";

const mozzarella =
  '<g fill="#e3b878"><ellipse cx="-23" cy="-12" rx="13" ry="9"/><ellipse cx="15" cy="-20" rx="12" ry="8"/><ellipse cx="29" cy="8" rx="12" ry="9"/><ellipse cx="-7" cy="12" rx="13" ry="9"/></g><g fill="#fff3d2"><ellipse cx="-24" cy="-14" rx="13" ry="9"/><ellipse cx="14" cy="-22" rx="12" ry="8"/><ellipse cx="28" cy="6" rx="12" ry="9"/><ellipse cx="-8" cy="10" rx="13" ry="9"/></g>';

/** Base colour of each pizza, and its topping around the origin within 50 by 42. */
const toppings = {
  pizza: [
    "#cf3f22",
    `${mozzarella}<path fill="#3f8a35" d="M-12-2q10-13 22-2-10 10-22 2ZM16-4q12-8 18 4-12 6-18-4ZM-34 12q6-12 16-6-4 12-16 6ZM-2 30q10-10 18-2-8 8-18 2Z"/>`,
  ],
  "pizza-cheese": [
    "#f3d88c",
    '<g stroke-linecap="round"><path stroke="#fff8dc" stroke-width="17" d="M-24-16l7 2M12-22l6 3M26 6l4 2M-10 12l8-3M-32 12h.1M12 28l5-2"/><path stroke="#e0a548" stroke-width="9" opacity=".7" d="M-6-20h.1M32-10h.1M6-4h.1M-22 2h.1M-18 26h.1M26 22h.1"/><path stroke="#5f86a0" stroke-width="4.500" d="M-16-8l5 4M18-12l6 2M2 14l5 4M-32 4l3 5M30 14l3-4M-4-28l5 2M-12 30l6 1"/></g>',
  ],
  "pizza-greens": [
    "#d8502a",
    '<g fill="none" stroke-linecap="round"><path stroke="#2f6a2a" stroke-width="21" d="M-24-14h.1M20-18h.1M-6 16h.1M30 12h.1"/><path stroke="#e6eab0" stroke-width="16" d="M-24-14h.1M20-18h.1M-6 16h.1M30 12h.1"/><path stroke="#b9c47a" stroke-width="3" d="M-27-15h.1M-21-12h.1M17-20h.1M23-16h.1M-9 14h.1M-3 18h.1M27 11h.1M33 14h.1"/><path stroke="#f2b61e" stroke-width="7" d="M-8-24q10 6 14-4M-38 8q10 8 14-4M8 30q10 4 14-6"/><path stroke="#b3261c" stroke-width="7" d="M2-2q10 6 14-4M-26 22q8 8 14 2M36-6q6 6 8-4"/></g>',
  ],
  "pizza-salame": [
    "#d8452a",
    `<g stroke-linecap="round"><path stroke="#fff0cc" stroke-width="14" d="M-2-28h.1M-32 4h.1M14 6h.1M-14 28h.1M36-8h.1"/><path stroke="#6f1414" stroke-width="23" d="M-21-13h.1M22-19h.1M-8 11h.1M30 14h.1M8 32h.1"/><path stroke="#b92a24" stroke-width="19.500" d="M-21-14h.1M22-20h.1M-8 10h.1M30 13h.1M8 31h.1"/><path stroke="#f6c8b0" stroke-width="2.800" d="M-25-17h.1M-17-11h.1M-20-19h.1M18-23h.1M26-18h.1M21-15h.1M-12 7h.1M-4 12h.1M26 10h.1M34 15h.1M4 28h.1M11 33h.1"/></g>`,
  ],
  "pizza-capricciosa": [
    "#d8452a",
    '<g stroke-linecap="round" fill="none"><path stroke="#fff0cc" stroke-width="15" d="M-2-28h.1M-34 2h.1M16 8h.1M-14 30h.1M36-8h.1"/><path stroke="#c96f74" stroke-width="15" d="M-26-16l8 4M28 12l7 4"/><path stroke="#f2aaa8" stroke-width="12" d="M-26-17l8 4M28 11l7 4"/><path stroke="#2b1d2a" stroke-width="11" d="M8-12h.1M-10 8h.1M22 30h.1M-32 18h.1"/><path stroke="#d8452a" stroke-width="4" d="M8-12h.1M-10 8h.1M22 30h.1M-32 18h.1"/><path stroke="#8a7a3c" stroke-width="14" d="M20-24l5 4M0 22l5-4"/><path stroke="#c3bf76" stroke-width="9" d="M20-25l5 4M0 21l5-4"/></g><path fill="#f6ead2" stroke="#8a6a4a" stroke-width="2" d="M-14-6Q-16-18-6-18T2-6Q-2-3-4-6L-3 3H-9L-8-6Q-11-3-14-6ZM34-2Q30-12 40-13T48-3Q45-1 43-3L45 6H39L40-4Q37 0 34-2Z"/>',
  ],
} as const;

const small = `<g fill="#fff3d2"><ellipse cx="-16" cy="-8" rx="12" ry="8"/><ellipse cx="16" cy="-14" rx="11" ry="8"/><ellipse cx="6" cy="14" rx="13" ry="9"/></g><path fill="#3f8a35" d="M-16 8q10-14 22-4-8 14-22 4Z"/>`;

/** Square thin pizza box from above; its print shows the pizza inside. */
export function pizzaBox(canvas: Canvas): string {
  const { colour, kind } = canvas.spec;
  const several = kind === "pizzette";
  const found = Object.entries(toppings).find(([name]) => name === kind);
  const [sauce, topping] = several ? (["#cf3f22", small] as const) : (found?.[1] ?? toppings.pizza);
  const crust = canvas.radial(0.5, 0.5, 0.5, [0.8, "#e3ae62"], [0.92, "#d0903f"], [1, "#a8652a"]);
  const disc = canvas.symbol(
    svg`<ellipse cx="2" cy="5" rx="60" ry="50" fill="#000" opacity=".28"/><ellipse rx="59" ry="49" fill="${crust}"/><ellipse cy="-1" rx="50" ry="41" fill="${canvas.radial(0.4, 0.35, 0.8, [0, lighten(sauce, 0.2)], [1, darken(sauce, 0.12)])}"/>${topping}<path stroke="#7a4416" stroke-width="4" stroke-linecap="round" opacity=".55" d="M-46-24l4-4M-55 4l1 5M48-22l-4-4M54 10l-2 5M-24 42l5 2M20-45l5 1"/>`,
  );
  const places: readonly (readonly [x: number, y: number, size: number])[] = several
    ? [
        [70, 50, 0.4],
        [124, 48, 0.4],
        [46, 84, 0.45],
        [100, 84, 0.46],
        [154, 82, 0.45],
      ]
    : [[104, 72, 1.03]];
  const top = "M38 30H172L190 154H10Z";
  const label = several ? { x: 24, y: 112, w: 152, h: 40 } : { x: 26, y: 108, w: 148, h: 44 };
  return svg`${ground(canvas, 104, 174, 94, 8)}<path fill="${darken(colour, 0.42)}" d="M10 154H190V172H10Z"/><path fill="${colour}" d="${top}"/><g${canvas.clip(`<path d="${top}"/>`)}>${places.map(([x, y, size], i) => stamp(disc, x, y, size, several ? canvas.vary(`p${i}`, -40, 40) : 0)).join("")}<g>${drawLabel(canvas, label, { kind: "paper", behind: colour, above: true })}</g></g><path fill="${canvas.across([0, "#fff", 0.2], [0.6, "#fff", 0], [1, "#000", 0.16])}" d="${top}"/><path fill="none" stroke="#fff" stroke-opacity=".5" d="M10 154H190"/>`;
}
