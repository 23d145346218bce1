import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { heap } from "./group";

function crust(canvas: Canvas, colour: string): string {
  return canvas.radial(0.42, 0.28, 0.8, [0, lighten(colour, 0.4)], [0.45, colour], [1, darken(colour, 0.42)]);
}

/** A tray cut of pizza or focaccia, its topping by kind, and a smaller piece before it. */
export function pizza(canvas: Canvas): string {
  const kind = canvas.kind(kinds.pizza, kinds.pizza);
  const dough = "#dfa860";
  const base = {
    white: "#f0cd85",
    red: "#cc3f22",
    margherita: "#d04a28",
    potato: "#f2d489",
    olive: "#ecc878",
    ham: "#f0cd85",
  }[kind];
  const topping = {
    white:
      '<path stroke="#c98a3f" stroke-width="7" stroke-linecap="round" opacity=".65" d="M-44-16h.1M-16-6h.1M14-18h.1M42-8h.1M-34 14h.1M-2 18h.1M30 16h.1"/><path stroke="#fffbe8" stroke-width="2.6" stroke-linecap="round" d="M-30-10h.1M2-16h.1M28 2h.1M-14 12h.1M46 12h.1"/>',
    red: '<path stroke="#9f2413" stroke-width="9" stroke-linecap="round" opacity=".55" d="M-40-14l8 2M-6-4l9-2M28-14l8 4M-26 14l9 2M14 16l10-2"/><path stroke="#4f8a3a" stroke-width="4" stroke-linecap="round" d="M-18-14l5 3M20 4l6-2M-44 10l5 2"/>',
    margherita:
      '<path stroke="#fff6e0" stroke-width="17" stroke-linecap="round" d="M-38-12l5 3M-8-4l5-3M26-14l5 4M-24 15l8 1M12 16l9-2M44 8l3 3"/><path fill="#4f8f3a" d="M-22-8q10-12 20 0-10 8-20 0ZM18 4q10-10 18 0-10 8-18 0ZM-46 12q8-8 14 0-8 6-14 0Z"/>',
    potato:
      '<path stroke="#d9aa4a" stroke-width="21" stroke-linecap="round" d="M-42-12h.1M-18-2h.1M8-14h.1M34-4h.1M-32 16h.1M-4 16h.1M22 16h.1M48 14h.1"/><path stroke="#fae9a8" stroke-width="17" stroke-linecap="round" d="M-42-12h.1M-18-2h.1M8-14h.1M34-4h.1M-32 16h.1M-4 16h.1M22 16h.1M48 14h.1"/><path stroke="#5f7f4a" stroke-width="2.6" stroke-linecap="round" d="M-30-14l7-3M-4 4l7-4M24-16l6 2M12 8l6 3M-44 6l6 3"/>',
    olive:
      '<path stroke="#3a2a3a" stroke-width="13" stroke-linecap="round" d="M-40-12h.1M-12-4h.1M18-15h.1M42-4h.1M-28 15h.1M4 15h.1M32 15h.1"/><path stroke="#a8806a" stroke-width="4" stroke-linecap="round" d="M-40-12h.1M-12-4h.1M18-15h.1M42-4h.1M-28 15h.1M4 15h.1M32 15h.1"/>',
    ham: '<path fill="#eeb0a6" stroke="#d98f86" stroke-width="2" d="M-56-16Q-40-34-22-20Q-6-36 14-20Q32-34 50-14Q60 2 44 14Q30 26 12 16Q-8 28-26 16Q-46 24-56 4Z"/><path stroke="#fff3ec" stroke-width="5" stroke-linecap="round" d="M-38-8h.1M-12-4h.1M14-6h.1M36-4h.1M-22 10h.1M4 10h.1M28 8h.1"/>',
  }[kind];
  const piece = canvas.symbol(
    svg`<path fill="${darken(dough, 0.35)}" d="M-66-20L58-30Q68-30 70-22V0L66 30L-60 38Q-70 36-70 28Z"/><path fill="${crust(canvas, dough)}" d="M-62-32Q0-42 58-38Q70-36 70-24L66 18Q64 26 54 27L-58 31Q-70 30-71 20L-70-24Q-70-31-62-32Z"/><path fill="${base}" d="M-58-26Q0-35 54-31Q62-30 62-22L58 14Q57 20 50 20L-54 24Q-63 23-63 15V-20Q-63-25-58-26Z"/>${topping}`,
  );
  return svg`${ground(canvas, 102, 168, 86, 12)}${stamp(piece, canvas.vary("x", 100, 112), canvas.vary("y", 86, 96), 1.02, canvas.vary("a", -12, -4))}${stamp(piece, canvas.vary("z", 92, 100), 138, 1.08, canvas.vary("b", -4, 8))}`;
}

/** Fried bites: oval rice croquettes, pointed arancini, potato croquettes, blossoms in batter. */
export function fried(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.fried, kinds.fried);
  const crumbs = svg`<path stroke="${lighten(colour, 0.55)}" stroke-width="3.4" stroke-linecap="round" opacity=".8" d="M-20-8h.1M-8-16h.1M6-10h.1M18-2h.1M-14 6h.1M0 2h.1M12 12h.1M-4 16h.1M-24 4h.1"/><path stroke="${darken(colour, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-14-4h.1M4-18h.1M14 4h.1M-6 10h.1M22 8h.1M-20 12h.1"/>`;
  const bodies = {
    oval: "M-44 4C-44-20-22-30 4-29C30-28 46-14 44 6C42 26 18 32-6 30C-30 30-44 22-44 4Z",
    cone: "M0-46C14-40 36-2 36 14C36 34 18 38 0 38S-36 34-36 14C-36-2-14-40 0-46Z",
    croquette: "M-46-14Q-40-20 0-18T46-14Q52 0 46 14Q40 20 0 18T-46 14Q-52 0-46-14Z",
    blossom:
      "M-52 2C-44-12-24-10-10-18C6-28 22-20 34-30C36-18 52-14 56-2C50 4 52 14 42 18C34 22 20 16 6 20C-14 26-38 18-52 2Z",
  };
  const stem =
    kind === "blossom" && '<path stroke="#6f9a45" stroke-width="8" stroke-linecap="round" d="M-66 6L-48 2"/>';
  const one = canvas.symbol(
    svg`${stem}<path fill="${crust(canvas, colour)}" stroke="${darken(colour, 0.25)}" stroke-width="1.6" d="${bodies[kind]}"/>${crumbs}`,
  );
  const open =
    (kind === "oval" || kind === "cone") &&
    canvas.symbol(
      svg`<path fill="${darken(colour, 0.15)}" d="${bodies[kind]}"/><path fill="#e8743a" d="${bodies[kind]}" transform="scale(.86)"/><path stroke="#f9e3b8" stroke-width="5" stroke-linecap="round" d="M-18-6l4 2M-6 8l5-1M10-6l4 3M14 10l4-2M-16 12l4 1M0-12l4 1"/><path fill="#fff8e8" d="M-10-4Q0-12 11-4Q13 8 2 10Q-10 8-10-4Z"/>`,
    );
  return svg`${ground(canvas, 102, 170, 82, 12)}${stamp(one, 66, 104, 1.1, canvas.vary("a", -16, 6))}${stamp(one, 136, 106, 1.06, canvas.vary("b", -6, 18), true)}${stamp(open || one, 102, 138, 1.18, canvas.vary("c", -8, 8))}`;
}

const sugar =
  '<path stroke="#fffdf6" stroke-width="3.4" stroke-linecap="round" d="M-24-8h.1M-12-18h.1M0-12h.1M12-18h.1M22-8h.1M-6-2h.1M8-4h.1M-18 2h.1"/>';

/** Pastries in the hand: croissants, filled buns, pockets; or biscuits in a heap. */
export function pastry(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.pastry, kinds.pastry);
  const skin = crust(canvas, colour);
  const line = darken(colour, 0.38);
  const drawings = {
    croissant: svg`<path fill="${skin}" d="M-62 30C-70 8-52-8-40-16C-26-34-12-38 0-38S26-34 40-16C52-8 70 8 62 30Q52 40 44 26Q36 12 22 12Q10 18 0 18T-22 12Q-36 12-44 26Q-52 40-62 30Z"/><path fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round" opacity=".75" d="M-14-36Q-4-12-10 16M14-36Q4-12 10 16M-40-16Q-24-6-24 11M40-16Q24-6 24 11M-58 4Q-44 6-44 24M58 4Q44 6 44 24"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35" d="M-8-30Q0-32 8-30M-34-12l7-8M30-18l7 6"/>`,
    bun: svg`<path fill="${skin}" d="M-48 6C-50-24-24-38 0-38S50-24 48 6C46 28 26 34 0 34S-46 28-48 6Z"/><path fill="none" stroke="#f5dfae" stroke-width="7" opacity=".9" d="M-47 8Q0 22 47 8"/>${sugar}<ellipse cy="-32" rx="13" ry="7" fill="#f7dc7e"/><ellipse cx="-3" cy="-34" rx="5" ry="2" fill="#fff" opacity=".7"/>`,
    "cream-bun": svg`<path fill="${darken(colour, 0.2)}" d="M-56 10C-58 36-30 44 0 44S58 36 56 10Z"/><path fill="${canvas.ball("#fffaf0")}" d="M-58 12C-64-2-50-14-38-10C-30-22-8-22 0-14C8-22 30-22 38-10C50-14 64-2 58 12C40 26-40 26-58 12Z"/><path fill="${skin}" d="M-56 0C-58-28-30-44 0-44S58-28 56 0Q28-14 0-12T-56 0Z"/>${sugar}`,
    pocket: svg`<path fill="${darken(colour, 0.3)}" d="M-56-10L52-20L58 18L-50 30Z" transform="translate(0 6)"/><path fill="${skin}" d="M-58-12Q0-40 52-22Q64 0 58 18Q6 40-50 28Q-64 8-58-12Z"/><path fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round" opacity=".7" d="M-36-24Q-26 4-34 28M-10-30Q0 2-8 32M16-29Q26 0 18 31"/><path stroke="#4a2716" stroke-width="9" stroke-linecap="round" d="M57-14L60 12"/>`,
    rings: svg`<path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="16" d="M0-15a15 14 0 1 0 .1 0Z"/><path fill="none" stroke="${colour}" stroke-width="12" d="M0-16a15 14 0 1 0 .1 0Z"/><path stroke="#fffdf6" stroke-width="2.6" stroke-linecap="round" d="M-14-6h.1M-8-15h.1M4-17h.1M13-9h.1M15 2h.1M-15 4h.1"/>`,
    biscuits: svg`<path fill="${skin}" d="M-30 6C-32-8-18-16 2-17C22-17 32-10 31 2C30 14 14 18-6 18C-20 18-29 14-30 6Z"/><path stroke="#f6ead0" stroke-width="7" stroke-linecap="round" d="M-14-4l6 2M4-8l5 3M12 5l6-1M-6 8l6 1"/><path stroke="#9a6a3a" stroke-width="2" stroke-linecap="round" d="M-17-7l3 1M1-11l3 1M9 2l3 1"/>`,
    domes: svg`<path fill="${skin}" d="M-24 8C-24-12-12-20 0-20S24-12 24 8Z"/><path fill="${accent}" d="M-25 6H25V12H-25Z"/><path fill="${darken(colour, 0.1)}" d="M-24 12H24Q22 24 0 24T-24 12Z"/>`,
  };
  const one = canvas.symbol(drawings[kind]);
  if (kind === "rings" || kind === "biscuits" || kind === "domes")
    return heap(canvas, [one], kind === "domes" ? 14 : 60);
  return svg`${ground(canvas, 102, 170, 82, 12)}${stamp(one, 112, 90, 1.04, canvas.vary("a", -14, 4))}${stamp(one, 92, 136, 1.22, canvas.vary("b", -4, 10), canvas.chance("flip"))}`;
}
