import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { solid } from "./cartons";

const wafer = "M-26-24H26L4 74Q0 80-4 74Z";

/** A cone: wafer, a swirl of ice cream, the second flavour run over it, bits on top. */
function cornet(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const swirl = (tone: string) =>
    canvas.radial(0.34, 0.28, 0.85, [0, lighten(tone, 0.42)], [0.5, tone], [1, darken(tone, 0.34)]);
  const bits = Array.from(
    { length: canvas.detailed ? 16 : 11 },
    (_, i) => svg`M${canvas.vary(`bx${i}`, -17, 17)} ${canvas.vary(`by${i}`, -66, -40)}l2 1.500`,
  ).join("");
  return svg`<path fill="${canvas.across([0, "#9a6428"], [0.35, "#eebf78"], [1, "#8a541e"])}" d="${wafer}"/><g${canvas.clip(`<path d="${wafer}"/>`)}><path fill="none" stroke="#8a541e" stroke-width="2" opacity=".75" d="M-34-20l40 90M-20-28l38 84M-4-30l30 66M34-20l-40 90M20-28l-38 84M4-30l-30 66"/></g><path fill="#7a4a1a" d="M-29-28H29L27-17H-27Z"/><path fill="#d9a055" d="M-29-30H29L27-20H-27Z"/><path fill="${swirl(colour)}" d="M-31-30C-40-46-24-54-22-56C-28-68-8-74-4-84Q4-88 8-78C12-70 26-68 22-56C34-52 38-40 31-30Q24-20 14-26Q6-18-4-25Q-14-18-20-26Q-27-22-31-30Z"/><path fill="none" stroke="${darken(colour, 0.28)}" stroke-width="2.400" stroke-linecap="round" opacity=".6" d="M-22-54Q2-44 23-56M-16-71Q2-62 17-71"/><path fill="${swirl(accent)}" d="M-24-52C-30-68-9-75-4-85Q4-89 8-79C13-70 28-66 24-54Q20-46 16-54Q11-38 6-52Q0-46-4-54Q-9-34-14-52Q-20-44-24-52Z"/><path fill="#fff" opacity=".5" d="M-15-62Q-11-72-3-76Q-7-66-9-58Z"/><path stroke="${canvas.spec.motif === "cocoa" ? "#f0cf8f" : "#5d3420"}" stroke-width="3.200" stroke-linecap="round" d="${bits}"/>`;
}

function lolly(canvas: Canvas, tone: string): string {
  const body = "M-29-46C-29-98 29-98 29-46V22q0 10-10 10h-38q-10 0-10-10Z";
  return svg`<path fill="${canvas.across([0, "#b98f54"], [0.4, "#f0d8a8"], [1, "#a87a40"])}" d="M-7 28h14v44q0 8-7 8t-7-8Z"/><path fill="${darken(tone, 0.5)}" d="${body}" transform="translate(2 3)"/><path fill="${canvas.across([0, darken(tone, 0.4)], [0.28, lighten(tone, 0.28)], [0.55, tone], [1, darken(tone, 0.45)])}" d="${body}"/><path fill="none" stroke="${darken(tone, 0.4)}" stroke-width="2" stroke-linecap="round" opacity=".55" d="M-22-34Q0-20 22-38M-23-12Q0 4 23-14M-22 10Q0 22 22 6"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".55" d="M-18-44Q-17-66-7-74"/>`;
}

/** Ice cream between two biscuits, with a bite missing. */
function sandwich(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const biscuit = (y: number) =>
    svg`<path fill="#3f200f" d="M-54 ${y + 4}H54Q58 ${y + 10} 54 ${y + 17}H-54Q-58 ${y + 10}-54 ${y + 4}Z"/><path fill="${canvas.down([0, "#8a5230"], [1, "#56290f"])}" d="M-54 ${y}H54Q58 ${y + 7} 54 ${y + 13}H-54Q-58 ${y + 7}-54 ${y}Z"/><path stroke="#2f160a" stroke-width="3" stroke-linecap="round" d="M-42 ${y + 6}h.1M-25 ${y + 6}h.1M-8 ${y + 6}h.1M9 ${y + 6}h.1M26 ${y + 6}h.1M43 ${y + 6}h.1"/>`;
  return svg`${biscuit(14)}<rect x="-52" y="-14" width="104" height="30" rx="4" fill="${canvas.across([0, darken(colour, 0.22)], [0.3, lighten(colour, 0.4)], [1, darken(colour, 0.25)])}"/><path fill="none" stroke="${darken(colour, 0.2)}" stroke-width="1.600" stroke-linecap="round" opacity=".7" d="M-46-2q14 5 26 0t26 2 34-2"/>${biscuit(-26)}`;
}

/** Scoops in a glass dish. */
function glassDish(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const scoop = (tone: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.ball(tone)}" d="M-34 10C-40-30-18-40 0-40S40-30 34 10Q30 20 22 12Q16 22 6 13Q-2 22-12 13Q-22 22-34 10Z"/>`,
    );
  const [one, two] = [scoop(colour), scoop(accent)];
  return svg`${ground(canvas, 102, 184, 54, 7)}<g${canvas.relief(9, 7, 0.8)}>${stamp(two, canvas.vary("a", 66, 74), 84, canvas.vary("b", 0.9, 1), -10)}${stamp(one, canvas.vary("c", 126, 134), 84, canvas.vary("d", 0.9, 1), 10)}${stamp(one, 100, canvas.vary("e", 62, 70), 1.08)}</g><path fill="#e2ae62" d="M134 34l14 6-22 50-12-6Z"/><path stroke="#b07a37" stroke-width="2" d="M132 42l12 5m-16 3l12 5m-16 4l12 5"/><path fill="#dff0f5" opacity=".8" d="M40 88H160C158 124 134 140 112 144V170H138q6 8 0 12H62q-6-4 0-12H88V144C66 140 42 124 40 88Z"/><path fill="#fff" opacity=".75" d="M52 96q4 24 22 34-22-8-28-34ZM38 86h124v5H38Z"/>`;
}

/** Cones, lollies and biscuits: in front of their box, or alone for a product without a brand. */
export function iceCream(canvas: Canvas): string {
  const { colour, accent, brand } = canvas.spec;
  const kind = canvas.kind(kinds["ice-cream"], ["cone", "stick", "cup"]);
  if (kind === "cup") return glassDish(canvas);
  const one = canvas.symbol(
    kind === "cone" ? cornet(canvas) : kind === "stick" ? lolly(canvas, colour) : sandwich(canvas),
  );
  const two = kind === "stick" ? canvas.symbol(lolly(canvas, accent)) : one;
  const rough = canvas.relief(8, 6, kind === "stick" ? 0.35 : 0.6);
  if (!brand) {
    if (kind === "sandwich")
      return svg`${ground(canvas, 102, 174, 76, 10)}<g${rough}>${stamp(one, 104, 90, 1.2, -10)}${stamp(one, 98, 142, 1.3, 3)}</g>`;
    return svg`${ground(canvas, 104, 180, 60, 8)}<g${rough}>${stamp(two, 134, kind === "cone" ? 110 : 112, 0.98, canvas.vary("b", 10, 16))}${stamp(one, 76, kind === "cone" ? 103 : 106, 1.08, canvas.vary("a", -10, -4))}</g>`;
  }
  const front = { x: 4, y: 46, w: 106, h: 136 };
  const pack = svg`${ground(canvas, 106, 183, 92, 9)}${solid(canvas, front, 24, 10)}`;
  if (kind === "sandwich")
    return svg`${pack}${ground(canvas, 134, 184, 56, 7)}<g${rough}>${stamp(one, 132, 124, 0.96, canvas.vary("a", -14, -8))}${stamp(one, 136, 160, 1.02, canvas.vary("b", -2, 4))}</g>`;
  return svg`${pack}${ground(canvas, 156, 184, 32, 6)}<g${rough}>${stamp(two, 169, kind === "cone" ? 112 : 116, 0.86, canvas.vary("b", 8, 12))}${stamp(one, 137, kind === "cone" ? 116 : 114, 0.9, canvas.vary("a", -6, 0))}</g>`;
}
