import { type Canvas, ground, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { drawLabel } from "../label";

type Ware = (typeof kinds.card)[number];

/** The ware on its card, about 100 × 74 around the origin. */
function wareOf(canvas: Canvas, kind: Ware): string {
  const { accent } = canvas.spec;
  const steel = canvas.across([0, "#8d9298"], [0.35, "#f4f5f5"], [0.6, "#b9bdc1"], [1, "#73787e"]);
  const wood = canvas.down([0, "#dcb27a"], [1, "#a8713c"]);
  const tint = canvas.down([0, lighten(accent, 0.35)], [1, darken(accent, 0.15)]);
  const wares: Record<Ware, string> = {
    batteries: [-36, -12, 12, 36]
      .map(
        (x) =>
          svg`<path fill="${steel}" d="M${x - 4}-38h8v6h-8Z"/><rect x="${x - 10}" y="-33" width="20" height="70" rx="3" fill="${canvas.across([0, "#1d1d20"], [0.35, "#66666c"], [1, "#17171a"])}"/><rect x="${x - 10}" y="-33" width="20" height="22" fill="${canvas.across([0, "#a8702a"], [0.35, "#f2cf8a"], [1, "#9a6020"])}"/>`,
      )
      .join(""),
    bulb: svg`<path fill="${canvas.radial(0.4, 0.35, 0.7, [0, "#fff"], [0.6, "#fdf3cf"], [1, "#e3cf96"])}" stroke="#d8c48c" d="M-28-8C-28-50 28-50 28-8C28 8 15 10 13 20H-13C-15 10-28 8-28-8Z"/><path fill="${steel}" d="M-13 20H13V36Q8 42 0 43Q-8 42-13 36Z"/><path stroke="#6d7278" stroke-width="2" d="M-13 26H13M-13 32H13"/>`,
    candles: [-36, -18, 0, 18, 36]
      .map(
        (x) =>
          svg`<path stroke="#3a2a20" stroke-width="2" d="M${x}-40v8"/><rect x="${x - 7}" y="-33" width="14" height="70" rx="2" fill="${canvas.across([0, "#d8d2c2"], [0.4, "#fffef8"], [1, "#c9c2b0"])}"/>`,
      )
      .join(""),
    razors: [-28, 0, 28]
      .map(
        (x) =>
          svg`<path stroke="${darken(accent, 0.1)}" stroke-width="9" stroke-linecap="round" d="M${x} 34Q${x + 4} 4 ${x}-18"/><path stroke="${lighten(accent, 0.4)}" stroke-width="3" stroke-linecap="round" d="M${x} 30Q${x + 3} 4 ${x}-14"/><rect x="${x - 13}" y="-36" width="26" height="16" rx="4" fill="${steel}"/><path stroke="#3b4046" stroke-width="1.6" d="M${x - 9}-31h18M${x - 9}-26h18"/>`,
      )
      .join(""),
    toothbrush: svg`<g transform="rotate(-24)"><path stroke="${darken(accent, 0.15)}" stroke-width="12" stroke-linecap="round" d="M-52 6H8"/><path stroke="#fff" stroke-width="7" stroke-linecap="round" d="M8 6H50"/><path stroke="${lighten(accent, 0.5)}" stroke-width="4" stroke-linecap="round" d="M-46 4H0"/><path stroke="#3aa8d8" stroke-width="4" d="M24 2v-17M34 2v-17M44 2v-17"/><path stroke="#eaf6fb" stroke-width="4" d="M29 2v-17M39 2v-17M49 2v-17"/></g>`,
    sponges: [-26, 26, 0]
      .map(
        (x, i) =>
          svg`<g transform="translate(${x} ${i === 2 ? 12 : -14})"><path fill="#3f8f4f" d="M-28 8h56v10q0 4-4 4h-48q-4 0-4-4Z"/><path fill="#f6d24a" d="M-28-12q0-4 4-4h48q4 0 4 4V9h-56Z"/><path stroke="#d8ab22" stroke-width="4" stroke-linecap="round" d="M-18-8h.1M-4-2h.1M10-9h.1M20-1h.1M-12 3h.1M4 4h.1"/></g>`,
      )
      .join(""),
    cloth: svg`<path fill="${tint}" d="M-44-26Q0-36 44-26V26Q0 36-44 26Z"/><path fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="4 3" opacity=".8" d="M-37-20Q0-28 37-20V20Q0 28-37 20Z"/><path fill="${lighten(accent, 0.5)}" d="M44-26L14-30Q26-10 44 0Z"/>`,
    gloves: svg`<path fill="${canvas.ball("#f4c93a")}" d="M-42 36V4Q-52-2-56-16Q-52-24-44-16L-38-6V-34Q-32-40-27-34V-10V-38Q-21-44-16-38V-10V-34Q-10-40-6-33V-4V-22Q-1-28 4-20V14Q2 26-4 36Z"/><path fill="${canvas.ball("#eab92a")}" d="M12 38V8Q2 0 0-12Q4-20 12-12L16-4V-30Q22-36 27-30V-8V-34Q33-40 38-34V-8V-30Q44-36 48-29V0V-18Q53-24 58-16V16Q56 28 50 38Z"/>`,
    scourer: [-30, 4, 34]
      .map(
        (x, i) =>
          svg`<circle cx="${x}" cy="${i === 1 ? 10 : -6}" r="23" fill="${steel}"/><path fill="none" stroke="#6d7278" stroke-width="2" d="M${x - 16} ${(i === 1 ? 10 : -6) - 6}q8-12 16 0t16 0M${x - 18} ${(i === 1 ? 10 : -6) + 4}q9-10 18 0t18 0M${x - 14} ${(i === 1 ? 10 : -6) + 13}q7-9 14 0t14 0"/>`,
      )
      .join(""),
    dummy: svg`<circle cy="22" r="15" fill="none" stroke="${darken(canvas.spec.colour, 0.15)}" stroke-width="6"/><path fill="${lighten(canvas.spec.colour, 0.25)}" stroke="${darken(canvas.spec.colour, 0.3)}" stroke-width="2" d="M-36 4Q-34-8-14-4Q0-8 14-4Q34-8 36 4Q30 18 0 14Q-30 18-36 4Z"/><path fill="#e3b468" stroke="#b98a3c" d="M-6-4Q-16-20-12-32Q0-44 12-32Q16-20 6-4Z"/>`,
    "feeding-bottle": svg`<path fill="#e8c48f" d="M-6-30Q-8-42 0-42T6-30Q14-26 15-20H-15Q-14-26-6-30Z"/><rect x="-19" y="-21" width="38" height="12" rx="3" fill="${tint}"/><path fill="#fdfefe" stroke="#9fb4c4" stroke-width="1.600" d="M-17-9H17Q22-2 20 8Q16 14 20 22V36Q20 41 14 41H-14Q-20 41-20 36V22Q-16 14-20 8Q-22-2-17-9Z"/><path fill="#fbf3dc" d="M-17 10Q-14 15-18 23V35Q-18 39-14 39H14Q18 39 18 35V23Q14 15 17 10Z"/><path stroke="${darken(accent, 0.2)}" stroke-width="2" d="M6-2h9M8 6h7M6 24h11M9 32h8"/><path stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9" d="M-12-3V6M-13 24V34"/>`,
    lipstick: svg`<rect x="-13" y="0" width="26" height="38" rx="3" fill="${tint}"/><rect x="-11" y="-12" width="22" height="14" fill="${steel}"/><path fill="#e88a9a" d="M-9-12V-30Q0-40 9-34V-12Z"/>`,
    peeler: svg`<g transform="rotate(-18)"><path stroke="${darken(accent, 0.1)}" stroke-width="15" stroke-linecap="round" d="M-48 8H-4"/><path fill="none" stroke="${steel}" stroke-width="6" d="M2 8H14L20-14H48Q56-14 54 4L50 18H22L14 8"/><path stroke="#3b4046" stroke-width="3" d="M22 4H50"/></g>`,
    knife: svg`<g transform="rotate(-20)"><path fill="${steel}" d="M-14-10H46Q60-8 64 6H-14Z"/><path stroke="#fff" stroke-width="2" opacity=".8" d="M-12 2H58"/><rect x="-60" y="-11" width="47" height="18" rx="6" fill="#2b2622"/><path stroke="#c9c9c4" stroke-width="4" stroke-linecap="round" d="M-50-2h.1M-36-2h.1M-22-2h.1"/></g>`,
    spoon: svg`<g transform="rotate(-26)"><path stroke="#b98048" stroke-width="10" stroke-linecap="round" d="M-56 4H14"/><path fill="${wood}" d="M8 4C10-20 56-22 60 4C56 28 10 28 8 4Z"/><path fill="${darken("#b98048", 0.15)}" opacity=".5" d="M18 4C20-10 48-12 52 4C48 18 20 18 18 4Z"/></g>`,
    cable: svg`<g fill="none" stroke-linecap="round"><path stroke="#d8d8d4" stroke-width="9" d="M-46 18C-50-40 30-44 30-10C30 16-24 16-22-8C-20-26 6-22 4-6"/><path stroke="#f8f8f4" stroke-width="5" d="M-46 18C-50-40 30-44 30-10C30 16-24 16-22-8C-20-26 6-22 4-6"/></g><rect x="-58" y="14" width="24" height="24" rx="5" fill="#eeeeea" stroke="#c9c9c4"/><rect x="14" y="8" width="46" height="28" rx="5" fill="#fbfbf8" stroke="#c9c9c4" stroke-width="2"/><path stroke="#5a5f65" stroke-width="4" stroke-linecap="round" d="M28 22h.1M37 22h.1M46 22h.1"/>`,
    bone: svg`<g transform="rotate(-16)" fill="${canvas.down([0, "#fbeed2"], [1, "#d9b982"])}"><circle cx="-42" cy="-11" r="14"/><circle cx="-42" cy="11" r="14"/><circle cx="42" cy="-11" r="14"/><circle cx="42" cy="11" r="14"/><rect x="-44" y="-11" width="88" height="22" rx="6"/></g>`,
  };
  return wares[kind];
}

/** A hanging card: printed above, the ware under its clear blister below. */
export function card(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const kind = canvas.kind(kinds.card, kinds.card);
  const w = canvas.vary("w", 128, 138);
  const x = 100 - w / 2;
  const box = { x, y: 29, w, h: 57 };
  return svg`${ground(canvas, 102, 184, w * 0.55, 6)}<rect x="${x}" y="18" width="${w}" height="166" rx="7" fill="${lighten(colour, 0.86)}" stroke="${lighten(colour, 0.5)}"/>${drawLabel(canvas, box, { kind: "print", above: true, behind: colour, shape: svg`M${x} 25q0-7 7-7h${w - 14}q7 0 7 7v61h${-w}Z` })}<rect x="88" y="22" width="24" height="6" rx="3" fill="#fff" opacity=".9"/><rect x="${x + 7}" y="91" width="${w - 14}" height="87" rx="9" fill="#dde5ea"/><g transform="translate(100 134)">${wareOf(canvas, kind)}</g><path fill="none" stroke="#b9c4cc" stroke-width="1.6" d="M${x + 7} 170V100q0-9 9-9h${w - 32}q9 0 9 9v70q0 8-9 8h${32 - w}q-9 0-9-8Z"/><path fill="#fff" opacity=".45" d="M${x + 14} 97h22l-22 44Z"/>`;
}

/** Tools without a pack, with a small brand tag. */
export function tool(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.kind(kinds.tool, kinds.tool);
  const steel = canvas.across([0, "#8d9298"], [0.3, "#f6f7f7"], [0.6, "#bfc3c7"], [1, "#6d7278"]);
  const tag = (x: number, y: number, behind: string) =>
    canvas.spec.brand + canvas.spec.name !== "" &&
    drawLabel(canvas, { x, y, w: 66, h: 44 }, { kind: "paper", behind });
  const drawings: Record<(typeof kinds.tool)[number], string> = {
    pan: svg`${ground(canvas, 92, 170, 80, 10)}<path stroke="#2a2c30" stroke-width="15" stroke-linecap="round" d="M134 76L188 26"/><path stroke="#5a5f66" stroke-width="4" stroke-linecap="round" d="M140 66L184 26"/><path fill="${colour}" d="M14 110a74 44 0 0 0 148 0v10q-6 48-74 50t-74-50Z"/><ellipse cx="88" cy="108" rx="74" ry="44" fill="#4a4d52"/><ellipse cx="88" cy="110" rx="67" ry="38" fill="${canvas.radial(0.4, 0.35, 0.8, [0, "#5a5e64"], [1, "#1d1f22"])}"/><path fill="none" stroke="#8a8f96" stroke-width="2" opacity=".6" d="M40 92Q84 66 132 90"/>${tag(56, 92, "#26282b")}`,
    moka: svg`${ground(canvas, 102, 183, 56, 8)}<path fill="none" stroke="#26282b" stroke-width="12" stroke-linejoin="round" d="M136 52h28l-8 50"/><path fill="${steel}" d="M62 104L56 180q44 8 88 0l-6-76Z"/><path fill="${steel}" d="M66 96L58 40L50 32L66 30h70l-6 66Z"/><path stroke="#6d7278" stroke-width="2" opacity=".6" d="M86 34l-2 62M112 34l2 62M84 106l-4 76M116 106l4 76"/><rect x="58" y="95" width="84" height="11" rx="3" fill="${steel}"/><path fill="${steel}" d="M64 31Q100 10 138 31Z"/><path fill="#26282b" d="M93 20Q90 8 100 6Q110 8 107 20Z"/>${tag(67, 124, "#bfc3c7")}`,
    board: svg`${ground(canvas, 102, 176, 88, 9)}<g transform="rotate(${canvas.vary("tilt", -10, -3)} 100 110)"><path fill="#9a6a38" d="M20 60Q20 50 30 50H148Q156 50 158 60L164 92H190Q198 104 190 116H164L158 160Q156 170 148 170H30Q20 170 20 160Z"/><path fill="${canvas.down([0, "#e8c48c"], [1, "#c9975c"])}" d="M20 54Q20 44 30 44H148Q156 44 158 54L164 86H190Q198 98 190 110H164L158 154Q156 164 148 164H30Q20 164 20 154Z"/><circle cx="180" cy="98" r="6" fill="#8a5a2c"/><path fill="none" stroke="#b07c42" stroke-width="2" opacity=".6" d="M26 66Q90 58 154 68M24 90Q90 84 158 92M24 116Q90 122 158 112M26 142Q90 138 154 144"/></g>${tag(52, 86, "#d9ae72")}`,
    broom: svg`${ground(canvas, 102, 184, 62, 7)}<path stroke="${darken(accent, 0.1)}" stroke-width="9" stroke-linecap="round" d="M128 12L104 112"/><path fill="${canvas.turned(colour)}" d="M62 108Q102 92 142 116L146 136L54 128Z"/><path fill="${canvas.down([0, "#f2d28a"], [1, "#c9923f"])}" d="M54 128L146 136L158 182Q100 190 42 178Z"/><path stroke="#9a6a2c" stroke-width="2" opacity=".6" d="M66 130l-8 48M82 132l-6 50M100 132v52M118 134l6 50M134 136l10 46"/>${tag(20, 40, "#fff")}`,
    plates: svg`${ground(canvas, 102, 178, 84, 9)}${[162, 152, 142, 132, 122].map((y) => svg`<path fill="#d8d2c6" d="M16 ${y}a84 26 0 0 0 168 0v6a84 26 0 0 1-168 0Z"/><ellipse cx="100" cy="${y}" rx="84" ry="26" fill="#fffdf8"/>`).join("")}<ellipse cx="100" cy="123" rx="58" ry="16" fill="#efe9dc"/><ellipse cx="100" cy="122" rx="84" ry="26" fill="none" stroke="${colour}" stroke-width="3"/>${tag(67, 144, "#fff")}`,
  };
  return drawings[kind];
}
