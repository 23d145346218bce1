import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { crust } from "./loaves";

/** Layered cake with a slice out, jam tart, or ring cake. */
export function cake(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.cake, ["layers", "tart", "ring"]);
  const dish = svg`${ground(canvas, 102, 182, 94, 9)}<ellipse cx="100" cy="170" rx="90" ry="15" fill="#fffdf7"/><ellipse cx="100" cy="168" rx="78" ry="11" fill="#ece5d8"/>`;
  if (kind === "plain" || kind === "slices" || kind === "log")
    return svg`${dish}<g${canvas.relief(kind === "log" ? 12 : 4, kind === "log" ? 4 : 3, 0.5)}>${plainCake(canvas, kind)}</g>`;
  if (kind === "layers") {
    const sponge = lighten(colour, 0.35);
    const top = canvas.vary("top", 76, 90);
    const cream = lighten(accent, 0.35);
    const berry = canvas.symbol(
      svg`<circle r="9" fill="${canvas.ball(accent)}"/><circle cx="-3" cy="-3" r="2" fill="#fff" opacity=".6"/>`,
    );
    const side = svg`M30 ${top}a70 22 0 0 0 140 0V158a70 20 0 0 1-140 0Z`;
    return svg`${dish}<g${canvas.relief(4, 3, 0.3)}><path fill="${canvas.across([0, darken(sponge, 0.3)], [0.3, lighten(sponge, 0.3)], [0.6, sponge], [1, darken(sponge, 0.35)])}" d="${side}"/><g${canvas.clip(`<path d="${side}"/>`)} fill="none" stroke="${cream}" stroke-width="9"><path d="M30 ${top + 26}a70 22 0 0 0 140 0M30 ${top + 52}a70 22 0 0 0 140 0"/></g><path fill="${colour}" d="M30 ${top}a70 22 0 0 1 140 0v12q-6 14-13 2-6 22-15 6-8 20-16 6-8 22-18 6-10 20-18 2-8 16-16-2-8 16-16-2-8 16-16-6-6 6-12-8Z"/><ellipse cx="100" cy="${top}" rx="70" ry="22" fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(colour, 0.45)], [1, colour])}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => stamp(berry, 100 + Math.cos((a * 3.1416) / 180) * 52, top - 3 + Math.sin((a * 3.1416) / 180) * 15, 0.95)).join("")}${stamp(berry, 100, top - 5, 1.25)}</g>`;
  }
  if (kind === "tart") {
    const y = canvas.vary("y", 126, 134);
    const dough = nuance("#d99a4a", canvas.vary("hue", -6, 6), 0);
    let lattice = "";
    for (const k of [-54, -22, 10, 42])
      lattice += svg`M${100 + k - 18} ${y - 44}L${100 + k + 30} ${y + 44}M${100 + k + 30} ${y - 44}L${100 + k - 18} ${y + 44}`;
    return svg`${dish}<g${canvas.relief(5, 4, 0.4)}><path fill="${canvas.turned(darken(dough, 0.1))}" d="M18 ${y}l10 34a72 16 0 0 0 144 0l10-34Z"/><ellipse cx="100" cy="${y}" rx="82" ry="38" fill="${dough}"/><ellipse cx="100" cy="${y - 1}" rx="68" ry="29" fill="${canvas.ball(accent)}"/><g${canvas.clip(svg`<ellipse cx="100" cy="${y - 1}" rx="69" ry="30"/>`)}><path stroke="${darken(dough, 0.3)}" stroke-width="11" d="${lattice}"/><path stroke="${lighten(dough, 0.25)}" stroke-width="7.5" d="${lattice}"/></g><ellipse cx="100" cy="${y}" rx="76" ry="34" fill="none" stroke="${lighten(dough, 0.35)}" stroke-width="6" stroke-dasharray="9 5"/></g>`;
  }
  const y = canvas.vary("y", 104, 114);
  return svg`${dish}<g${canvas.relief(4, 3, 0.4)}><path fill="${crust(canvas, colour)}" d="M22 ${y}C20 ${y - 46} 180 ${y - 46} 178 ${y}V${y + 24}C178 ${y + 74} 22 ${y + 74} 22 ${y + 24}Z"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="3" opacity=".5" d="M46 ${y - 8}q-14 30-4 56M70 ${y + 6}q-10 26-2 54M100 ${y + 10}v54M130 ${y + 6}q10 26 2 54M154 ${y - 8}q14 30 4 56"/><path fill="${lighten(accent, 0.55)}" d="M30 ${y - 8}C36 ${y - 42} 164 ${y - 42} 170 ${y - 8}q-4 18-14 12-4 14-16 6-8 18-20 6-10 16-22 2-10 14-20 0-10 12-20-4-10 6-18-4-8 2-10-10Z"/><ellipse cx="100" cy="${y - 14}" rx="26" ry="9" fill="${darken(colour, 0.45)}"/><ellipse cx="100" cy="${y - 11}" rx="22" ry="6" fill="${darken(colour, 0.62)}"/>${canvas.detailed && svg`<path stroke="${accent}" stroke-width="3" stroke-linecap="round" d="M52 ${y - 16}l4 3M74 ${y - 24}l4 2M132 ${y - 26}l-3 3M148 ${y - 14}l4-2M60 ${y - 2}l4 2M92 ${y + 4}l4-2M122 ${y}l4 2"/>`}</g>`;
}

function plainCake(canvas: Canvas, kind: "plain" | "slices" | "log"): string {
  const { colour, accent } = canvas.spec;
  if (kind === "plain")
    return svg`<path fill="${canvas.across([0, darken(colour, 0.3)], [0.35, lighten(colour, 0.3)], [1, darken(colour, 0.35)])}" d="M28 104a72 26 0 0 0 144 0V150a72 22 0 0 1-144 0Z"/><ellipse cx="100" cy="104" rx="72" ry="26" fill="${crust(canvas, colour)}"/><path stroke="#fffdf6" stroke-width="3.6" stroke-linecap="round" opacity=".9" d="M52 100h.1M66 92h.1M82 98h.1M96 88h.1M112 96h.1M128 90h.1M144 100h.1M74 110h.1M92 114h.1M110 110h.1M130 112h.1M60 108h.1M100 102h.1"/>`;
  const cream = mix("#f6e3a0", accent, 0.25);
  if (kind === "slices") {
    let layers = "";
    for (const y of [80, 106, 132])
      layers += svg`<path fill="${cream}" d="M34 ${y + 8}h132v18H34Z"/><path fill="${crust(canvas, colour)}" d="M30 ${y}Q100 ${y - 6} 170 ${y}v9q-70 5-140 0Z"/><path stroke="${darken(colour, 0.35)}" stroke-width="1.4" opacity=".6" d="M32 ${y + 4}h136"/>`;
    return svg`${layers}<path fill="${crust(canvas, colour)}" d="M30 158q70 5 140 0v8q-70 6-140 0Z"/><path stroke="#fffdf6" stroke-width="4" stroke-linecap="round" d="M46 79h.1M64 77h.1M82 78h.1M100 76h.1M118 78h.1M136 77h.1M154 79h.1"/>`;
  }
  return svg`<path fill="${canvas.down([0, lighten(colour, 0.3)], [0.5, colour], [1, darken(colour, 0.45)])}" d="M50 96Q140 82 170 96Q186 126 170 156Q110 170 50 162Z"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="2.4" opacity=".6" d="M70 98Q130 90 168 102M74 114Q130 106 176 118M74 134Q130 130 176 138M70 152Q120 154 168 150"/><circle cx="52" cy="129" r="34" fill="${darken(colour, 0.2)}"/><circle cx="52" cy="129" r="30" fill="${cream}"/><path fill="none" stroke="${colour}" stroke-width="7" d="M52 129a7 7 0 0 1 12 4a14 14 0 0 1-26-2a19 19 0 0 1 34-12"/>`;
}
