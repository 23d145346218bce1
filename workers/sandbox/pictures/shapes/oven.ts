import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { heap } from "./group";
import { crust } from "./loaves";

/** A tray cut of pizza or focaccia with its topping by kind, and a smaller piece in front. */
export function pizza(canvas: Canvas): string {
  const kind = canvas.kind(kinds.pizza, kinds.pizza);
  const dough = "#dfa860";
  const base = {
    ham: "#e2b676",
    white: "#e6bf84",
    red: "#cc3f22",
    margherita: "#d04a28",
    potato: "#f2d489",
    olive: "#ecc878",
  }[kind];
  const topping = {
    white:
      '<path stroke="#a8692a" stroke-width="8" stroke-linecap="round" opacity=".42" d="M-46-16h1M-18-5h2M12-19h1M40-9h2M-36 12h2M-4 17h1M26 13h2M50 12h.1"/><path stroke="#f6dfae" stroke-width="2.400" stroke-linecap="round" opacity=".75" d="M-45-15h1M-17-4h2M13-18h1M41-8h2M-35 13h2M-3 18h1M27 14h2M50 13h.1"/><path stroke="#fffbe8" stroke-width="2.6" stroke-linecap="round" d="M-30-10h.1M2-16h.1M28 2h.1M-14 12h.1M46 12h.1"/>',
    red: '<path stroke="#9f2413" stroke-width="9" stroke-linecap="round" opacity=".55" d="M-40-14l8 2M-6-4l9-2M28-14l8 4M-26 14l9 2M14 16l10-2"/><path stroke="#4f8a3a" stroke-width="4" stroke-linecap="round" d="M-18-14l5 3M20 4l6-2M-44 10l5 2"/>',
    margherita:
      '<path stroke="#fff6e0" stroke-width="17" stroke-linecap="round" d="M-38-12l5 3M-8-4l5-3M26-14l5 4M-24 15l8 1M12 16l9-2M44 8l3 3"/><path fill="#4f8f3a" d="M-22-8q10-12 20 0-10 8-20 0ZM18 4q10-10 18 0-10 8-18 0ZM-46 12q8-8 14 0-8 6-14 0Z"/>',
    potato:
      '<path stroke="#d9aa4a" stroke-width="21" stroke-linecap="round" d="M-42-12h.1M-18-2h.1M8-14h.1M34-4h.1M-32 16h.1M-4 16h.1M22 16h.1M48 14h.1"/><path stroke="#fae9a8" stroke-width="17" stroke-linecap="round" d="M-42-12h.1M-18-2h.1M8-14h.1M34-4h.1M-32 16h.1M-4 16h.1M22 16h.1M48 14h.1"/><path stroke="#5f7f4a" stroke-width="2.6" stroke-linecap="round" d="M-30-14l7-3M-4 4l7-4M24-16l6 2M12 8l6 3M-44 6l6 3"/>',
    olive:
      '<path stroke="#3a2a3a" stroke-width="13" stroke-linecap="round" d="M-40-12h.1M-12-4h.1M18-15h.1M42-4h.1M-28 15h.1M4 15h.1M32 15h.1"/><path stroke="#a8806a" stroke-width="4" stroke-linecap="round" d="M-40-12h.1M-12-4h.1M18-15h.1M42-4h.1M-28 15h.1M4 15h.1M32 15h.1"/>',
  }[kind === "ham" ? "white" : kind];
  const piece = canvas.symbol(
    svg`<path fill="${darken(dough, 0.35)}" d="M-66-20L58-30Q68-30 70-22V0L66 30L-60 38Q-70 36-70 28Z"/><path fill="${crust(canvas, dough)}" d="M-62-32Q0-42 58-38Q70-36 70-24L66 18Q64 26 54 27L-58 31Q-70 30-71 20L-70-24Q-70-31-62-32Z"/><path fill="${base}" d="M-58-26Q0-35 54-31Q62-30 62-22L58 14Q57 20 50 20L-54 24Q-63 23-63 15V-20Q-63-25-58-26Z"/>${topping}`,
  );
  if (kind === "ham") return filledPizza(canvas, piece);
  return svg`${ground(canvas, 102, 168, 86, 12)}<g${canvas.relief(6, 5, 0.5)}>${stamp(piece, canvas.vary("x", 100, 112), canvas.vary("y", 86, 96), 1.02, canvas.vary("a", -12, -4))}${stamp(piece, canvas.vary("z", 92, 100), 138, 1.08, canvas.vary("b", -4, 8))}</g>`;
}

/**
 * White pizza, split and filled: differently folded slices of mortadella between two flat pieces.
 */
function filledPizza(canvas: Canvas, piece: string): string {
  const fold = canvas.symbol(
    svg`<path fill="#b9685f" d="M-32-6C-36 12-26 30-12 27 0 34 6 22 16 28 30 28 36 10 31-6Z" transform="translate(1 3)"/><path fill="${canvas.down([0, "#d98a84"], [0.4, "#f6bfb6"], [1, "#e79d94"])}" d="M-32-6C-36 12-26 30-12 27 0 34 6 22 16 28 30 28 36 10 31-6Z"/><path fill="none" stroke="#c77a72" stroke-width="2.400" stroke-linecap="round" opacity=".8" d="M-18-2Q-22 12-12 26M14-2Q6 10 8 24"/><path stroke="#fff6f0" stroke-width="4" stroke-linecap="round" d="M-24 8h1M-4 4h2M-2 17h1M22 6h2M18 18h.1M-20 20h.1M8 12h.1"/><path stroke="#8a9a44" stroke-width="3" stroke-linecap="round" d="M-12 12h.1M26 14h.1M4 6h.1"/>`,
  );
  const places: readonly (readonly [x: number, y: number, turn: number])[] = [
    [46, 124, 12],
    [80, 132, -4],
    [58, 136, 8],
    [124, 130, 6],
    [158, 118, -12],
    [146, 128, -6],
  ];
  const folds = places.map(([x, y, turn], i) =>
    stamp(fold, x, y, canvas.vary(`f${i}`, 0.76, 1.08), turn + canvas.vary(`t${i}`, -8, 8), i % 2 === 1),
  );
  return svg`${ground(canvas, 102, 166, 90, 13)}<g${canvas.relief(6, 5, 0.5)}>${stamp(piece, 102, 132, 1.2, -4)}</g>${folds.join("")}<g${canvas.relief(6, 5, 0.5)}>${stamp(piece, 98, 92, 1.22, canvas.vary("lid", -8, -4))}</g>`;
}

/** Fried bites: oval rice croquettes, pointed arancini, potato croquettes, blossoms in batter. */
export function fried(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.fried, kinds.fried);
  const crumbs = svg`<path stroke="${lighten(colour, 0.55)}" stroke-width="3.4" stroke-linecap="round" opacity=".8" d="M-20-8h.1M-8-16h.1M6-10h.1M18-2h.1M-14 6h.1M0 2h.1M12 12h.1M-4 16h.1M-24 4h.1"/><path stroke="${darken(colour, 0.35)}" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-14-4h.1M4-18h.1M14 4h.1M-6 10h.1M22 8h.1M-20 12h.1"/>`;
  const bodies = {
    oval: "M-44 4C-44-20-22-30 4-29C30-28 46-14 44 6C42 26 18 32-6 30C-30 30-44 22-44 4Z",
    cone: "M0-46C14-40 36-2 36 14C36 34 18 38 0 38S-36 34-36 14C-36-2-14-40 0-46Z",
    olive: "M-26 0C-26-16-10-20 2-19C16-19 27-10 26 2C25 15 12 20-2 19C-16 19-26 12-26 0Z",
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
  if (kind === "croquette") return croquettes(canvas, one);
  if (kind === "olive") return stuffedOlives(canvas);
  return svg`${ground(canvas, 102, 170, 82, 12)}<g${canvas.relief(5, 4, kind === "blossom" ? 0.7 : 1)}>${stamp(one, 66, 104, 1.1, canvas.vary("a", -16, 6))}${stamp(one, 136, 106, 1.06, canvas.vary("b", -6, 18), true)}${stamp(open || one, 102, 138, 1.18, canvas.vary("c", -8, 8))}</g>`;
}

/**
 * Stuffed olives, breaded and fried: a heap, two of them cut open with green flesh around the meat.
 */
function stuffedOlives(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const outer = "M-26 0C-26-16-10-20 2-19C16-19 27-10 26 2C25 15 12 20-2 19C-16 19-26 12-26 0Z";
  const whole = svg`<path fill="${darken(colour, 0.5)}" d="${outer}" transform="translate(1 3)"/><path fill="${crust(canvas, colour)}" d="${outer}"/><path stroke="${lighten(colour, 0.55)}" stroke-width="3" stroke-linecap="round" opacity=".75" d="M-14-6h.1M-4-12h.1M8-8h.1M-8 4h.1M14 2h.1M2 10h.1M-16 8h.1"/>`;
  const cut = svg`<path fill="${darken(colour, 0.35)}" d="${outer}"/><path fill="#7f9a3a" d="${outer}" transform="scale(.84)"/><path fill="#b9806a" d="${outer}" transform="scale(.62)"/><path stroke="#8a5240" stroke-width="2.600" stroke-linecap="round" d="M-8-4h3M2-6h3M-2 3h3M8 2h2M-10 4h.1"/>`;
  const [one, half] = [canvas.symbol(whole), canvas.symbol(cut)];
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
    [84, [82, 124]],
    [108, [58, 102, 146]],
    [134, [40, 82, 124, 164]],
    [158, [62, 106, 148]],
  ];
  const goods = rows.flatMap(([y, xs], row) =>
    xs.map((x, i) =>
      stamp(
        (row === 3 && i === 1) || (row === 2 && i === 3) ? half : one,
        x,
        y,
        canvas.vary(`s${x}${y}`, 0.98, 1.12),
        canvas.vary(`t${x}${y}`, -40, 40),
      ),
    ),
  );
  return svg`${ground(canvas, 102, 172, 86, 12)}<g${canvas.relief(5, 4, 0.9)}>${goods.join("")}</g>`;
}

/** Potato croquettes: small barrels in a pile, one broken open with mash and melted cheese. */
function croquettes(canvas: Canvas, one: string): string {
  const broken = canvas.symbol(
    svg`<path fill="${crust(canvas, canvas.spec.colour)}" d="M-46-14Q-40-20-4-18L4-8-2 0 5 8-3 18Q-40 20-46 14-52 0-46-14Z"/><path fill="#f3dfa0" d="M-4-18Q8-14 8-10L3-6 10 0 4 6 9 10Q6 16-3 18-10 0-4-18Z"/><path fill="none" stroke="#fff6da" stroke-width="3" stroke-linecap="round" d="M2-8l4 3M1 8l4 2M4 0h3"/>`,
  );
  return svg`${ground(canvas, 102, 172, 84, 12)}<g${canvas.relief(5, 4, 1)}>${stamp(one, 64, 106, 1, canvas.vary("a", -14, 0))}${stamp(one, 142, 104, 1, canvas.vary("b", -6, 14))}${stamp(one, 104, 76, 0.98, canvas.vary("d", -12, 12))}${stamp(one, 58, 150, 1.04, canvas.vary("e", -8, 6))}${stamp(broken, 150, 148, 1.06, canvas.vary("c", -8, 8))}</g>`;
}

const sugar =
  '<path stroke="#fffdf6" stroke-width="3.4" stroke-linecap="round" d="M-24-8h.1M-12-18h.1M0-12h.1M12-18h.1M22-8h.1M-6-2h.1M8-4h.1M-18 2h.1"/>';

/** Grains of sugar all over the surface. */
function sugarGrains(canvas: Canvas): string {
  return Array.from({ length: 44 }, (_, i) => {
    const [angle, far] = [canvas.vary(`ga${i}`, 0, 6.28), Math.sqrt(canvas.vary(`gf${i}`, 0.02, 1))];
    return svg`M${Math.cos(angle) * far * 52} ${Math.sin(angle) * far * 29 - 1}h.1`;
  }).join("");
}

/** Pastries by kind: croissants, filled buns, pockets, or a heap of biscuits. */
export function pastry(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.pastry, kinds.pastry);
  const skin = crust(canvas, colour);
  const line = darken(colour, 0.38);
  const drawings = {
    croissant: svg`<path fill="${skin}" d="M-62 30C-70 8-52-8-40-16C-26-34-12-38 0-38S26-34 40-16C52-8 70 8 62 30Q52 40 44 26Q36 12 22 12Q10 18 0 18T-22 12Q-36 12-44 26Q-52 40-62 30Z"/><path fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round" opacity=".75" d="M-14-36Q-4-12-10 16M14-36Q4-12 10 16M-40-16Q-24-6-24 11M40-16Q24-6 24 11M-58 4Q-44 6-44 24M58 4Q44 6 44 24"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35" d="M-8-30Q0-32 8-30M-34-12l7-8M30-18l7 6"/>`,
    bun: svg`<path fill="${skin}" d="M-60 4C-62-22-32-35 0-35S62-22 60 4C58 26 30 35 0 35S-58 26-60 4Z"/><path fill="${lighten(colour, 0.62)}" opacity=".75" d="M-60 3Q0 20 60 3 60 10 57 12 0 29-57 12-60 10-60 3Z"/><path fill="none" stroke="#fffdf6" stroke-width="1.800" stroke-linecap="round" opacity=".9" d="${sugarGrains(canvas)}"/><ellipse cx="1" cy="-27" rx="16" ry="6" fill="${darken(colour, 0.55)}"/><path fill="#f4dc98" d="M-13-28C-16-36-6-41 2-38 10-42 18-35 15-28 22-22 18-10 12-12 6-14 8-22 2-22-4-20-4-14-9-16-14-19-10-24-13-28Z"/><path fill="none" stroke="#fbedc4" stroke-width="4" stroke-linecap="round" d="M-7-31q8-5 15-1"/><path fill="none" stroke="#d3b266" stroke-width="1.600" stroke-linecap="round" opacity=".8" d="M-9-26q8 3 17-1"/>`,
    "cream-bun": svg`<path fill="${darken(colour, 0.2)}" d="M-56 10C-58 36-30 44 0 44S58 36 56 10Z"/><path fill="${canvas.ball("#fffaf0")}" d="M-58 12C-64-2-50-14-38-10C-30-22-8-22 0-14C8-22 30-22 38-10C50-14 64-2 58 12C40 26-40 26-58 12Z"/><path fill="${skin}" d="M-56 0C-58-28-30-44 0-44S58-28 56 0Q28-14 0-12T-56 0Z"/>${sugar}`,
    pocket: svg`<path fill="${darken(colour, 0.3)}" d="M-56-10L52-20L58 18L-50 30Z" transform="translate(0 6)"/><path fill="${skin}" d="M-58-12Q0-40 52-22Q64 0 58 18Q6 40-50 28Q-64 8-58-12Z"/><path fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round" opacity=".7" d="M-36-24Q-26 4-34 28M-10-30Q0 2-8 32M16-29Q26 0 18 31"/><path stroke="#4a2716" stroke-width="9" stroke-linecap="round" d="M57-14L60 12"/>`,
    rings: svg`<path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="16" d="M0-15a15 14 0 1 0 .1 0Z"/><path fill="none" stroke="${colour}" stroke-width="12" d="M0-16a15 14 0 1 0 .1 0Z"/><path stroke="#fffdf6" stroke-width="2.6" stroke-linecap="round" d="M-14-6h.1M-8-15h.1M4-17h.1M13-9h.1M15 2h.1M-15 4h.1"/>`,
    biscuits: svg`<path fill="${darken(colour, 0.5)}" d="M-42 6C-44-12-30-17-4-19C22-21 42-14 42-2L41 12Q38 19 24 19H-26Q-40 18-42 6Z"/><path fill="${canvas.down([0, darken(colour, 0.1)], [1, darken(colour, 0.3)])}" d="M-42 3C-44-14-30-19-4-21C22-23 42-16 42-4C42-10 30-13-4-11C-26-10-40-6-42 3Z"/><path fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(colour, 0.5)], [0.7, lighten(colour, 0.2)], [1, colour])}" d="M-40 5C-41-8-28-13-4-14C22-16 40-12 40-2C41 10 38 15 24 15H-26Q-38 15-40 5Z"/>${[
      [-22, 3, 20],
      [2, -4, -14],
      [22, 4, 30],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          svg`<g transform="translate(${x} ${y})rotate(${turn})"><path fill="#8a4f22" d="M-11 0Q-4-7 11-1Q2 8-11 0Z"/><path fill="#fff3d8" d="M-8.500 0Q-3-4.500 8-.6Q1 5-8.500 0Z"/></g>`,
      )
      .join("")}`,
    domes: svg`<path fill="${skin}" d="M-24 8C-24-12-12-20 0-20S24-12 24 8Z"/><path fill="${accent}" d="M-25 6H25V12H-25Z"/><path fill="${darken(colour, 0.1)}" d="M-24 12H24Q22 24 0 24T-24 12Z"/>`,
  };
  const one = canvas.symbol(drawings[kind]);
  if (kind === "biscuits") return cantucci(canvas, one);
  if (kind === "rings" || kind === "domes") return heap(canvas, [one], kind === "domes" ? 14 : 60);
  return svg`${ground(canvas, 102, 170, 82, 12)}<g${canvas.relief(5, 4, 0.3)}>${stamp(one, 112, 90, 1.04, canvas.vary("a", -14, 4))}${stamp(one, 92, 136, 1.22, canvas.vary("b", -4, 10), canvas.chance("flip"))}</g>`;
}

/** Almond biscuits cut at an angle, with cut almonds: a small pile. */
function cantucci(canvas: Canvas, one: string): string {
  const places: [number, number, number][] = [
    [72, 84, -24],
    [132, 82, 20],
    [100, 106, -6],
    [56, 126, 18],
    [146, 124, -22],
    [98, 142, 8],
    [48, 160, -8],
    [152, 160, 10],
    [102, 172, -4],
  ];
  return svg`${ground(canvas, 102, 174, 92, 11)}<g${canvas.relief(5, 4, 0.7)}>${places.map(([x, y, turn], i) => stamp(one, x, y, canvas.vary(`s${i}`, 1.06, 1.2), turn + canvas.vary(`t${i}`, -8, 8), canvas.chance(`f${i}`))).join("")}</g>`;
}
