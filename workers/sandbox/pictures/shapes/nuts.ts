import { type Canvas, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { heap, leaf, shine } from "./group";

/** A heap of almonds, hazelnuts, walnuts, pistachios, chestnuts or peanuts. */
export function nuts(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.nuts, kinds.nuts);
  const line = darken(colour, 0.4);
  const pieces = {
    almond: svg`<path fill="${canvas.ball(colour)}" d="M0-30C18-12 22 10 12 24Q0 32-12 24C-22 10-18-12 0-30Z"/><path fill="none" stroke="${line}" stroke-width="1.4" opacity=".6" d="M0-24Q-10 0-5 24M0-24Q10 0 5 24M0-22v46"/>`,
    hazelnut: svg`<path fill="${canvas.ball(colour)}" d="M0-24C16-22 26-8 24 8Q20 24 0 24T-24 8C-26-8-16-22 0-24Z"/><path fill="${lighten(colour, 0.5)}" d="M-22 11Q0 20 22 11Q18 24 0 24T-22 11Z"/>${shine(-9, -8, 4, 7, 30)}`,
    walnut: svg`<ellipse rx="24" ry="26" fill="${canvas.ball(colour)}"/><path fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" opacity=".65" d="M0-25Q5 0 0 25M-8-18q-8 6-4 14t-4 14M10-18q7 8 2 16t4 14M-16-8q4 4 0 12M18-6q-3 5 0 10"/>`,
    pistachio: svg`<path fill="${canvas.ball(lighten(colour, 0.45))}" d="M-26 4C-20-18 14-22 28 0C14 22-18 24-26 4Z"/><path fill="${canvas.ball("#9db24a")}" d="M-22 2C-14-12 14-14 26 0C10 8-12 8-22 2Z"/>`,
    chestnut: svg`<path fill="${canvas.ball(colour)}" d="M0-30Q4-24 14-20C28-12 30 6 24 16Q12 26 0 26T-24 16C-30 6-28-12-14-20Q-4-24 0-30Z"/><path fill="#d9b98a" d="M-23 17Q0 6 23 17Q12 27 0 27T-23 17Z"/>${shine(-11, -6, 4, 8, 30)}`,
    peanut: svg`<path fill="${canvas.ball(colour)}" d="M-34 2C-36-16-14-20-4-9Q0-6 4-9C14-20 36-14 34 4C32 20 14 18 4 10Q0 7-6 11C-16 20-33 16-34 2Z"/><path fill="none" stroke="${line}" stroke-width="1.6" stroke-dasharray="4 4" opacity=".6" d="M-28-4Q0 2 28-2M-28 6Q0 4 28 8M-18-10v22M18-10v22"/>`,
  };
  const id = canvas.symbol(pieces[kind]);
  const inside =
    kind === "walnut" &&
    canvas.symbol(
      svg`<ellipse rx="24" ry="26" fill="${darken(colour, 0.2)}"/><path fill="#ecd2a2" d="M-2-20Q-22-18-18 0Q-20 18-3 20ZM3-20Q22-18 18 0Q20 18 3 20Z"/><path fill="none" stroke="#b58a52" stroke-width="2" d="M-6-12q-8 4-4 10t-2 12M7-12q8 4 4 10t2 12"/>`,
    );
  const green =
    canvas.chance("leaf", 0.6) && leaf(150, 176, 34, canvas.vary("l", -30, 0), "#6a9c46", "#3c6a2c");
  return svg`${heap(canvas, inside ? [id, id, id, inside] : [id], kind === "chestnut" ? 30 : 80)}${green}`;
}
