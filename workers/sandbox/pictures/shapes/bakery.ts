import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix, nuance } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { crust } from "./loaves";

/** Layered cake with a slice out, jam tart, or ring cake. */
export function cake(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.cake, ["layers", "tart", "ring"]);
  const dish = svg`${ground(canvas, 102, 182, 94, 9)}<ellipse cx="100" cy="170" rx="90" ry="15" fill="#fffdf7"/><ellipse cx="100" cy="168" rx="78" ry="11" fill="#ece5d8"/>`;
  if (kind === "plain" || kind === "slices" || kind === "log") return dish + plainCake(canvas, kind);
  if (kind === "layers") {
    const sponge = lighten(colour, 0.35);
    const top = canvas.vary("top", 76, 90);
    const cream = lighten(accent, 0.35);
    const berry = canvas.symbol(
      svg`<circle r="9" fill="${canvas.ball(accent)}"/><circle cx="-3" cy="-3" r="2" fill="#fff" opacity=".6"/>`,
    );
    const side = svg`M30 ${top}a70 22 0 0 0 140 0V158a70 20 0 0 1-140 0Z`;
    return svg`${dish}<path fill="${canvas.across([0, darken(sponge, 0.3)], [0.3, lighten(sponge, 0.3)], [0.6, sponge], [1, darken(sponge, 0.35)])}" d="${side}"/><g${canvas.clip(`<path d="${side}"/>`)} fill="none" stroke="${cream}" stroke-width="9"><path d="M30 ${top + 26}a70 22 0 0 0 140 0M30 ${top + 52}a70 22 0 0 0 140 0"/></g><path fill="${colour}" d="M30 ${top}a70 22 0 0 1 140 0v12q-6 14-13 2-6 22-15 6-8 20-16 6-8 22-18 6-10 20-18 2-8 16-16-2-8 16-16-2-8 16-16-6-6 6-12-8Z"/><ellipse cx="100" cy="${top}" rx="70" ry="22" fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(colour, 0.45)], [1, colour])}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => stamp(berry, 100 + Math.cos((a * 3.1416) / 180) * 52, top - 3 + Math.sin((a * 3.1416) / 180) * 15, 0.95)).join("")}${stamp(berry, 100, top - 5, 1.25)}`;
  }
  if (kind === "tart") {
    const y = canvas.vary("y", 126, 134);
    const dough = nuance("#d99a4a", canvas.vary("hue", -6, 6), 0);
    let lattice = "";
    for (const k of [-54, -22, 10, 42])
      lattice += svg`M${100 + k - 18} ${y - 44}L${100 + k + 30} ${y + 44}M${100 + k + 30} ${y - 44}L${100 + k - 18} ${y + 44}`;
    return svg`${dish}<path fill="${canvas.turned(darken(dough, 0.1))}" d="M18 ${y}l10 34a72 16 0 0 0 144 0l10-34Z"/><ellipse cx="100" cy="${y}" rx="82" ry="38" fill="${dough}"/><ellipse cx="100" cy="${y - 1}" rx="68" ry="29" fill="${canvas.ball(accent)}"/><g${canvas.clip(svg`<ellipse cx="100" cy="${y - 1}" rx="69" ry="30"/>`)}><path stroke="${darken(dough, 0.3)}" stroke-width="11" d="${lattice}"/><path stroke="${lighten(dough, 0.25)}" stroke-width="7.5" d="${lattice}"/></g><ellipse cx="100" cy="${y}" rx="76" ry="34" fill="none" stroke="${lighten(dough, 0.35)}" stroke-width="6" stroke-dasharray="9 5"/>`;
  }
  const y = canvas.vary("y", 104, 114);
  return svg`${dish}<path fill="${crust(canvas, colour)}" d="M22 ${y}C20 ${y - 46} 180 ${y - 46} 178 ${y}V${y + 24}C178 ${y + 74} 22 ${y + 74} 22 ${y + 24}Z"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="3" opacity=".5" d="M46 ${y - 8}q-14 30-4 56M70 ${y + 6}q-10 26-2 54M100 ${y + 10}v54M130 ${y + 6}q10 26 2 54M154 ${y - 8}q14 30 4 56"/><path fill="${lighten(accent, 0.55)}" d="M30 ${y - 8}C36 ${y - 42} 164 ${y - 42} 170 ${y - 8}q-4 18-14 12-4 14-16 6-8 18-20 6-10 16-22 2-10 14-20 0-10 12-20-4-10 6-18-4-8 2-10-10Z"/><ellipse cx="100" cy="${y - 14}" rx="26" ry="9" fill="${darken(colour, 0.45)}"/><ellipse cx="100" cy="${y - 11}" rx="22" ry="6" fill="${darken(colour, 0.62)}"/>${canvas.detailed && svg`<path stroke="${accent}" stroke-width="3" stroke-linecap="round" d="M52 ${y - 16}l4 3M74 ${y - 24}l4 2M132 ${y - 26}l-3 3M148 ${y - 14}l4-2M60 ${y - 2}l4 2M92 ${y + 4}l4-2M122 ${y}l4 2"/>`}`;
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

/** Cone, stick or scoops in a glass dish. */
export function iceCream(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds["ice-cream"], ["cone", "stick", "cup"]);
  if (kind === "sandwich") {
    const one = canvas.symbol(
      svg`<rect x="-54" y="-12" width="108" height="26" rx="3" fill="${canvas.turned(lighten(colour, 0.2))}"/><path fill="#6a3a1f" d="M-58-28H58Q62-20 58-11H-58Q-62-20-58-28ZM-58 12H58Q62 20 58 29H-58Q-62 20-58 12Z"/><path stroke="#3f2010" stroke-width="3.4" stroke-linecap="round" d="M-44-20h.1M-26-20h.1M-8-20h.1M10-20h.1M28-20h.1M46-20h.1M-44 21h.1M-26 21h.1M-8 21h.1M10 21h.1M28 21h.1M46 21h.1"/>`,
    );
    return svg`${ground(canvas, 102, 174, 76, 10)}${stamp(one, 104, 90, 1.04, canvas.vary("a", -16, -6))}${stamp(one, 98, 140, 1.14, canvas.vary("b", -4, 6))}`;
  }
  const scoop = (tone: string) =>
    canvas.symbol(
      svg`<path fill="${canvas.ball(tone)}" d="M-34 10C-40-30-18-40 0-40S40-30 34 10Q30 20 22 12Q16 22 6 13Q-2 22-12 13Q-22 22-34 10Z"/><path fill="none" stroke="${darken(tone, 0.25)}" stroke-width="2" stroke-linecap="round" opacity=".35" d="M-20-6q10-6 18-2M4-20q10-4 16 2M-6 2q10-4 20 0"/>`,
    );
  const one = scoop(colour);
  const two = scoop(accent);
  const bits =
    canvas.detailed &&
    '<path stroke="#5d3420" stroke-width="2.6" stroke-linecap="round" d="M86 42l4 4M104 36l4-3M116 50l2 5M96 58l5-1"/>';
  if (kind === "stick") {
    const stick = (x: number, tone: string, turn: number) =>
      svg`<g transform="rotate(${turn} ${x} 180)"><path fill="#e3c48f" d="M${x - 7} 130h14v44q0 8-7 8t-7-8Z"/><path fill="${canvas.turned(tone)}" d="M${x - 31} 62C${x - 31} 8 ${x + 31} 8 ${x + 31} 62V132q0 10-10 10h-42q-10 0-10-10Z"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5" d="M${x - 20} 60q2-24 14-28"/><path fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="3" stroke-linecap="round" opacity=".6" d="M${x - 16} 84l26-14M${x - 16} 104l34-18M${x - 14} 122l32-17"/></g>`;
    return svg`${ground(canvas, 102, 184, 62, 7)}${stick(128, accent, canvas.vary("b", 6, 12))}${stick(74, colour, canvas.vary("a", -10, -3))}`;
  }
  if (kind === "cone") {
    const wafer = "M68 92h64L104 182q-4 6-8 0Z";
    const glass = svg`<path fill="#cfe3ea" opacity=".5" d="M64 128H136L128 178Q126 184 118 184H82Q74 184 72 178Z"/><path fill="#eaf5f8" opacity=".8" d="M72 170H128L127 178Q126 184 118 184H82Q74 184 73 178Z"/><path fill="none" stroke="#fff" stroke-width="2" opacity=".9" d="M64 128Q100 136 136 128M72 136L79 174"/><path fill="none" stroke="#8fb0bc" stroke-width="1.200" opacity=".8" d="M64 128Q100 122 136 128L128 178M64 128L72 178"/>`;
    return svg`${ground(canvas, 102, 183, 44, 8)}<path fill="${canvas.turned("#d9a055")}" d="${wafer}"/><g${canvas.clip(`<path d="${wafer}"/>`)}><path stroke="#a56a2c" stroke-width="2.4" opacity=".7" d="M56 92l60 92M74 84l52 84M94 84l40 60M144 92l-60 92M126 84l-52 84M106 84l-40 60"/></g>${stamp(two, canvas.vary("x", 80, 86), 84, 0.92, -8)}${stamp(two, canvas.vary("z", 114, 120), 84, 0.92, 8)}${stamp(one, 100, 58, 1.04)}${bits}${glass}`;
  }
  return svg`${ground(canvas, 102, 184, 54, 7)}${stamp(two, canvas.vary("a", 66, 74), 84, canvas.vary("b", 0.9, 1), -10)}${stamp(one, canvas.vary("c", 126, 134), 84, canvas.vary("d", 0.9, 1), 10)}${stamp(one, 100, canvas.vary("e", 62, 70), 1.08)}${bits}<path fill="#e2ae62" d="M134 34l14 6-22 50-12-6Z"/><path stroke="#b07a37" stroke-width="2" d="M132 42l12 5m-16 3l12 5m-16 4l12 5"/><path fill="#dff0f5" opacity=".8" d="M40 88H160C158 124 134 140 112 144V170H138q6 8 0 12H62q-6-4 0-12H88V144C66 140 42 124 40 88Z"/><path fill="#fff" opacity=".75" d="M52 96q4 24 22 34-22-8-28-34ZM38 86h124v5H38Z"/>`;
}
