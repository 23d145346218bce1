import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { heap } from "./group";
import { crust } from "./loaves";

/** A tray cut of pizza or focaccia, its topping by kind, and a smaller piece before it. */
export function pizza(canvas: Canvas): string {
  const kind = canvas.kind(kinds.pizza, kinds.pizza);
  const dough = "#dfa860";
  if (kind === "ham") return filledPizza(canvas, dough);
  const base = {
    white: "#f0cd85",
    red: "#cc3f22",
    margherita: "#d04a28",
    potato: "#f2d489",
    olive: "#ecc878",
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
  }[kind];
  const piece = canvas.symbol(
    svg`<path fill="${darken(dough, 0.35)}" d="M-66-20L58-30Q68-30 70-22V0L66 30L-60 38Q-70 36-70 28Z"/><path fill="${crust(canvas, dough)}" d="M-62-32Q0-42 58-38Q70-36 70-24L66 18Q64 26 54 27L-58 31Q-70 30-71 20L-70-24Q-70-31-62-32Z"/><path fill="${base}" d="M-58-26Q0-35 54-31Q62-30 62-22L58 14Q57 20 50 20L-54 24Q-63 23-63 15V-20Q-63-25-58-26Z"/>${topping}`,
  );
  return svg`${ground(canvas, 102, 168, 86, 12)}<g${canvas.relief(12, 8, 1)}>${stamp(piece, canvas.vary("x", 100, 112), canvas.vary("y", 86, 96), 1.02, canvas.vary("a", -12, -4))}${stamp(piece, canvas.vary("z", 92, 100), 138, 1.08, canvas.vary("b", -4, 8))}</g>`;
}

/** White pizza split and filled: slices of mortadella in folds hang out between its halves. */
function filledPizza(canvas: Canvas, dough: string): string {
  const fat = (d: string) => svg`<path stroke="#fff6f0" stroke-width="5" stroke-linecap="round" d="${d}"/>`;
  const fold = canvas.symbol(
    svg`<path fill="#b9685f" d="M-30 0C-34 22-26 36-12 36C0 38 4 28 8 34C18 44 34 30 31 0Z" transform="translate(1 3)"/><path fill="${canvas.down([0, "#d98a84"], [0.35, "#f6bfb6"], [0.7, "#f0aca2"], [1, "#de8f86"])}" d="M-30 0C-34 22-26 36-12 36C0 38 4 28 8 34C18 44 34 30 31 0Z"/><path fill="none" stroke="#c77a72" stroke-width="2" opacity=".8" d="M-14 2Q-18 18-12 34M8 2Q4 18 8 32"/><path fill="none" stroke="#ffe3dc" stroke-width="2" opacity=".9" d="M-28 18Q-24 34-12 34.500Q0 36 6 28M12 36Q26 36 29 14"/>${fat("M-22 12h3M-2 20h2M19 12h3M20 26h1M-10 28h1")}<path stroke="#8a9a44" stroke-width="3.600" stroke-linecap="round" d="M-6 10h1M25 18h.1M-20 24h.1M13 20h.1"/>`,
  );
  const half = (d: string, rim: string) =>
    svg`<path fill="${canvas.down([0, lighten(dough, 0.1)], [1, darken(dough, 0.42)])}" d="${rim}"/><path fill="${crust(canvas, lighten(dough, 0.14))}" d="${d}"/>`;
  const dimples = Array.from({ length: 12 }, (_, i) => {
    const k = i % 6;
    return svg`M${48 + k * 21 + canvas.vary(`dx${i}`, -5, 5)} ${(i < 6 ? 62 : 82) - k * 1.4 + canvas.vary(`dy${i}`, -4, 4)}h4`;
  });
  const folds = [34, 66, 100, 134, 164].map((x, i) =>
    stamp(fold, x, 112 - i * 1.5, canvas.vary(`f${i}`, 0.92, 1.08), canvas.vary(`t${i}`, -8, 8), i % 2 === 1),
  );
  return svg`${ground(canvas, 102, 164, 92, 15)}<g${canvas.relief(11, 8, 1.2)}>${half("M12 122L60 104 190 98 188 132 14 146Z", "M14 138L190 122Q192 150 184 154L22 172Q10 172 14 138Z")}<path fill="#fbeccb" d="M14 128L188 112V126L14 146Z"/></g>${folds.join("")}<g${canvas.relief(12, 8, 1.5)}>${half("M10 92Q8 84 20 78L56 50Q62 44 74 44L176 38Q186 38 187 48L191 86Q192 94 182 95L24 104Q12 104 10 92Z", "M10 90Q80 98 191 82L190 104Q188 112 178 112L22 122Q10 122 10 112Z")}<path fill="none" stroke="${darken(dough, 0.45)}" stroke-width="6" stroke-linecap="round" opacity=".5" d="${dimples.join("")}"/></g><path stroke="#fffdf2" stroke-width="2.200" stroke-linecap="round" d="M60 72h.1M88 58h.1M104 80h.1M128 64h.1M150 52h.1M160 78h.1M78 86h.1M44 84h.1M136 84h.1"/><path fill="#fff" opacity=".28" d="M62 52L120 47Q84 58 58 76L34 84Z"/>`;
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

/** Stuffed olives, breaded and fried: a heap of small ones, two cut to the green about their meat. */
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

/** Potato croquettes: little barrels in a pile, one broken, its mash and melted cheese to be seen. */
function croquettes(canvas: Canvas, one: string): string {
  const broken = canvas.symbol(
    svg`<path fill="${crust(canvas, canvas.spec.colour)}" d="M-46-14Q-40-20-4-18L4-8-2 0 5 8-3 18Q-40 20-46 14-52 0-46-14Z"/><path fill="#f3dfa0" d="M-4-18Q8-14 8-10L3-6 10 0 4 6 9 10Q6 16-3 18-10 0-4-18Z"/><path fill="none" stroke="#fff6da" stroke-width="3" stroke-linecap="round" d="M2-8l4 3M1 8l4 2M4 0h3"/>`,
  );
  return svg`${ground(canvas, 102, 172, 84, 12)}<g${canvas.relief(5, 4, 1)}>${stamp(one, 64, 106, 1, canvas.vary("a", -14, 0))}${stamp(one, 142, 104, 1, canvas.vary("b", -6, 14))}${stamp(one, 104, 76, 0.98, canvas.vary("d", -12, 12))}${stamp(one, 58, 150, 1.04, canvas.vary("e", -8, 6))}${stamp(broken, 150, 148, 1.06, canvas.vary("c", -8, 8))}</g>`;
}

const sugar =
  '<path stroke="#fffdf6" stroke-width="3.4" stroke-linecap="round" d="M-24-8h.1M-12-18h.1M0-12h.1M12-18h.1M22-8h.1M-6-2h.1M8-4h.1M-18 2h.1"/>';

/** Sugar that sticks all over. */
function sugarGrains(canvas: Canvas): string {
  return Array.from({ length: 44 }, (_, i) => {
    const [angle, far] = [canvas.vary(`ga${i}`, 0, 6.28), Math.sqrt(canvas.vary(`gf${i}`, 0.02, 1))];
    return svg`M${Math.cos(angle) * far * 42} ${Math.sin(angle) * far * 30 - 2}h.1`;
  }).join("");
}

/** Pastries in the hand: croissants, filled buns, pockets; or biscuits in a heap. */
export function pastry(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.pastry, kinds.pastry);
  const skin = crust(canvas, colour);
  const line = darken(colour, 0.38);
  const drawings = {
    croissant: svg`<path fill="${skin}" d="M-62 30C-70 8-52-8-40-16C-26-34-12-38 0-38S26-34 40-16C52-8 70 8 62 30Q52 40 44 26Q36 12 22 12Q10 18 0 18T-22 12Q-36 12-44 26Q-52 40-62 30Z"/><path fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round" opacity=".75" d="M-14-36Q-4-12-10 16M14-36Q4-12 10 16M-40-16Q-24-6-24 11M40-16Q24-6 24 11M-58 4Q-44 6-44 24M58 4Q44 6 44 24"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35" d="M-8-30Q0-32 8-30M-34-12l7-8M30-18l7 6"/>`,
    bun: svg`<path fill="${skin}" d="M-48 6C-50-24-24-38 0-38S50-24 48 6C46 28 26 34 0 34S-46 28-48 6Z"/><path fill="none" stroke="${lighten(colour, 0.45)}" stroke-width="4" opacity=".55" d="M-47 12Q0 26 47 12"/><path fill="none" stroke="#fffdf6" stroke-width="1.800" stroke-linecap="round" opacity=".9" d="${sugarGrains(canvas)}"/><path fill="${darken(colour, 0.35)}" opacity=".6" d="M-19-28Q0-20 19-29Q16-20 0-19T-19-28Z"/><path fill="${canvas.ball("#f6d35e")}" d="M-18-30C-24-40-8-48-4-44C0-54 14-50 12-44C24-44 22-30 17-29Q6-24 0-24T-18-30Z"/><path fill="none" stroke="#fff6cf" stroke-width="2.400" stroke-linecap="round" d="M-10-38q6-6 10-3M4-42q6-3 8 1"/>`,
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
  return svg`${ground(canvas, 102, 170, 82, 12)}<g${canvas.relief(13, 9, 0.8)}>${stamp(one, 112, 90, 1.04, canvas.vary("a", -14, 4))}${stamp(one, 92, 136, 1.22, canvas.vary("b", -4, 10), canvas.chance("flip"))}</g>`;
}

/** Almond biscuits cut aslant from their loaf, the almonds cut through: a small pile. */
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
  return svg`${ground(canvas, 102, 174, 92, 11)}<g${canvas.relief(7, 5, 1.3)}>${places.map(([x, y, turn], i) => stamp(one, x, y, canvas.vary(`s${i}`, 1.06, 1.2), turn + canvas.vary(`t${i}`, -8, 8), canvas.chance(`f${i}`))).join("")}</g>`;
}
