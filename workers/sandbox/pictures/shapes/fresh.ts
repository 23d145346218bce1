import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, hueOf, lighten, mix, nuance } from "../colour";
import { drawLabel } from "../label";
import { leaf, shine } from "./group";

function fat(canvas: Canvas): string {
  return canvas.pick("fat", ["#f6e6d4", "#fbeede", "#f3dcc8"]);
}

export function meat(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const cream = fat(canvas);
  const outer = canvas.pick("cut", [
    "M34 118C28 84 58 54 98 54C142 54 178 80 174 116C172 146 142 166 104 162C66 166 38 150 34 118Z",
    "M30 104C32 70 70 50 108 58C140 62 174 78 174 112C172 140 150 148 132 152C104 172 70 168 52 150C38 138 30 122 30 104Z",
    "M40 132C24 104 44 66 84 58C122 48 168 66 172 98C176 124 150 132 140 146C120 172 60 168 40 132Z",
  ]);
  const bone = canvas.chance("bone", 0.6);
  const marbling = svg`<g fill="none" stroke="${cream}" stroke-linecap="round" opacity=".75"><path stroke-width="2.4" d="M62 92q16 6 22-6M78 118q14-6 26 4M124 84q8 12 22 10M112 142q16-2 24-12M92 72q8 6 18 2"/>${canvas.detailed && svg`<path stroke-width="1.4" d="M58 110q10 6 16 2M98 100q10 6 20 0M140 112q6 6 14 2M84 138q8 6 16 2M118 112q4 8 12 8"/>`}</g>`;
  const sprig =
    canvas.chance("sprig", 0.75) &&
    svg`<g transform="translate(${canvas.vary("sx", 120, 140)} ${canvas.vary("sy", 150, 160)})rotate(${canvas.vary("sr", -34, -8)})"><path stroke="#4f7440" stroke-width="3" stroke-linecap="round" d="M-30 0H34"/><path stroke="#63904c" stroke-width="4" stroke-linecap="round" d="M-20 0l-7-9m13 9l-7-10m14 10l-5-11m13 11l-4-10m12 10l-2-9M-16 0l-7 9m14-9l-6 10m14-10l-5 10m13-10l-4 9m12-9l-2 8"/></g>`;
  return svg`${ground(canvas, 104, 166, 82, 13)}<g transform="rotate(${canvas.vary("tilt", -12, 12)} 100 110)"><path fill="${darken(colour, 0.42)}" d="${outer}" transform="translate(1 9)"/><path fill="${cream}" d="${outer}"/><path fill="${canvas.radial(0.4, 0.35, 0.75, [0, lighten(colour, 0.24)], [0.6, colour], [1, darken(colour, 0.25)])}" d="${outer}" transform="translate(8 8)scale(.93 .92)"/>${marbling}${bone && '<path fill="#f5ead6" d="M140 96q4-16 16-14 12 4 8 16-6 12-18 10-8-4-6-12Z"/><path fill="#d39a86" d="M147 96q2-8 8-7 6 3 4 9-4 5-9 4-4-2-3-6Z"/>'}<path fill="#fff" opacity=".28" d="M56 86q16-20 42-22-20 10-30 28-8 4-12-6Z"/></g>${sprig}`;
}

export function fish(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const { hue, saturation, lightness } = hueOf(colour);
  const salmon = (hue < 40 || hue > 340) && saturation > 0.4 && lightness > 0.4;
  if (salmon) {
    const lines = canvas.detailed
      ? "M62 132q10-30 36-50M80 140q10-34 38-56M100 146q10-36 38-56M120 148q8-32 32-48M140 146q6-24 22-36M48 122q6-20 24-38"
      : "M64 134q10-32 38-54M94 146q10-38 40-60M126 148q8-34 32-48";
    return svg`${ground(canvas, 104, 164, 80, 12)}<g transform="rotate(${canvas.vary("tilt", -14, 6)} 100 110)"><path fill="#8b97a0" d="M30 118C40 88 78 66 118 70C150 72 172 88 176 106C174 134 140 160 96 156C62 154 38 140 30 118Z" transform="translate(0 8)"/><path fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(colour, 0.35)], [0.6, colour], [1, darken(colour, 0.2)])}" d="M30 118C40 88 78 66 118 70C150 72 172 88 176 106C174 134 140 160 96 156C62 154 38 140 30 118Z"/><path fill="none" stroke="${lighten(colour, 0.62)}" stroke-width="2.4" stroke-linecap="round" opacity=".8" d="${lines}"/></g>${lemonSlice(canvas, canvas.vary("lx", 56, 140), 156)}${leaf(canvas.vary("hx", 90, 110), 164, 30, -20, "#6a9c46", "#3c6a2c")}`;
  }
  const deep = canvas.vary("deep", 26, 38);
  const skin = canvas.down(
    [0, darken(colour, 0.35)],
    [0.35, colour],
    [0.65, lighten(colour, 0.55)],
    [1, lighten(mix(colour, accent, 0.2), 0.7)],
  );
  const body = svg`M-84 2C-66 ${-deep} -20 ${-deep - 8} 24 ${-deep * 0.5}Q46-8 58-7L88-30Q80-4 92 26L58 9Q46 12 24 ${deep * 0.55}C-20 ${deep + 4}-66 ${deep - 2}-84 2Z`;
  let scales = "";
  for (let x = -36; x < 46; x += 13) for (let y = -1; y < 2; y++) scales += svg`M${x} ${y * 11 - 5}q7 5 0 10`;
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.2)}" d="M-34 ${-deep * 0.86}Q-10 ${-deep - 26} 22 ${-deep * 0.8}L14 ${-deep * 0.5}ZM-20 ${deep * 0.8}q10 16 24 16l2-20Z"/><path fill="${skin}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.3)}" stroke-width="1.6" opacity=".5" d="${scales}"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2.4" opacity=".6" d="M-50 ${-deep * 0.66}q12 ${deep * 0.7} -2 ${deep * 1.3}"/><path fill="${darken(colour, 0.1)}" opacity=".7" d="M-40 4q20 2 26 14-18 2-28-6Z"/><circle cx="-64" cy="-6" r="6.5" fill="#fbf6e6"/><circle cx="-65" cy="-6" r="4" fill="#14202a"/><path fill="#fff" opacity=".4" d="M-56 ${-deep * 0.5}Q-20 ${-deep * 0.9} 20 ${-deep * 0.36}Q-20 ${-deep * 0.62}-56 ${-deep * 0.5}Z"/>`,
  );
  const two = canvas.chance("two", 0.5);
  return svg`${ground(canvas, 102, 162, 84, 11)}${two && stamp(one, 104, 92, 0.88, canvas.vary("b", -10, -2))}${stamp(one, 98, two ? 134 : 120, two ? 0.96 : 1.04, canvas.vary("a", -8, 6))}${lemonSlice(canvas, 150, 160)}${leaf(54, 166, 32, -16, "#6a9c46", "#3c6a2c")}`;
}

function lemonSlice(canvas: Canvas, x: number, y: number): string {
  return svg`<g transform="translate(${x} ${y})rotate(${canvas.vary("lemon", 0, 60)})"><circle r="19" fill="#e8b920"/><circle r="17" fill="#fff8dc"/><path fill="#f7d74c" d="${[
    0, 60, 120, 180, 240, 300,
  ]
    .map((a) => {
      const at = (k: number, d: number) =>
        svg`${Math.cos(((a + k) * 3.1416) / 180) * d} ${Math.sin(((a + k) * 3.1416) / 180) * d}`;
      return svg`M${at(30, 2)}L${at(4, 14)}Q${at(30, 16)} ${at(56, 14)}Z`;
    })
    .join("")}"/></g>`;
}

export function sausage(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down(
    [0, darken(colour, 0.1)],
    [0.28, lighten(colour, 0.35)],
    [0.6, colour],
    [1, darken(colour, 0.45)],
  );
  const speck = (count: number, rx: number, ry: number) =>
    Array.from(
      { length: canvas.detailed ? count : count / 2 },
      (_, i) => svg`M${canvas.vary(`sx${i}`, -rx, rx)} ${canvas.vary(`sy${i}`, -ry, ry)}h.1`,
    ).join("");
  if (canvas.chance("salame", 0.5)) {
    const slice = canvas.symbol(
      svg`<ellipse rx="27" ry="25" fill="#efe0cf"/><ellipse rx="25" ry="23" fill="${lighten(colour, 0.08)}"/><path stroke="#f8e6d6" stroke-width="5" stroke-linecap="round" d="${speck(16, 16, 14)}"/>`,
    );
    return svg`${ground(canvas, 102, 172, 82, 11)}<g transform="translate(112 96)rotate(${canvas.vary("tilt", -16, -4)})"><path fill="${canvas.down([0, "#c9b9a6"], [0.3, "#f1e6d8"], [0.6, lighten(colour, 0.3)], [1, darken(colour, 0.4)])}" d="M-66-28Q20-36 62-22Q80-10 78 2T60 24Q20 34-66 30Z"/><path fill="none" stroke="#e9d7b2" stroke-width="2" opacity=".9" d="M-40-30q14 30 0 60M-8-32q14 32 0 64M24-30q12 28 0 59M52-24q10 22 0 50M-64 0Q0-8 78 0"/><path fill="none" stroke="#b08a52" stroke-width="3" d="M76 0q10-10 14-2t-12 6"/><ellipse cx="-66" cy="1" rx="22" ry="29" fill="#efe0cf"/><ellipse cx="-66" cy="1" rx="20" ry="27" fill="${colour}"/><path stroke="#f8e6d6" stroke-width="5" stroke-linecap="round" d="${speck(16, 12, 16)}" transform="translate(-66 1)"/></g>${stamp(slice, 66, 152, 0.95, 10)}${stamp(slice, 96, 158, 1, 60)}${stamp(slice, 130, 158, 0.95, 130)}`;
  }
  const link = canvas.symbol(
    svg`<path fill="${skin}" d="M-46-12Q0-24 46-10Q58-4 58 4T44 18Q0 8-44 18Q-58 16-58 4T-46-12Z"/><path stroke="${lighten(colour, 0.6)}" stroke-width="3.4" stroke-linecap="round" opacity=".7" d="${speck(14, 40, 5)}"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-38-10Q0-18 30-10"/><path fill="none" stroke="#d8bd8c" stroke-width="3" d="M-58-3v13M58-3v13"/>`,
  );
  const count = canvas.pick("count", [3, 4]);
  let links = "";
  for (let i = 0; i < count; i++)
    links += stamp(
      link,
      100 + (i % 2 ? 5 : -5),
      178 - (count - i) * (count === 4 ? 29 : 34) + 12,
      1.24,
      canvas.vary(`t${i}`, -5, 5),
      i % 2 === 1,
    );
  return svg`${ground(canvas, 102, 176, 82, 10)}${links}${leaf(40, 168, 34, -24, "#6a8f4c", "#3c5f2c")}${leaf(44, 170, 30, 10, "#7ba058", "#3c5f2c")}`;
}

/** What lies in the tray under the film, about 132 × 84 from (34, 82). */
function filling(canvas: Canvas): string {
  const { colour, motif } = canvas.spec;
  if (motif === "leaf") {
    const one = canvas.symbol(leaf(0, 0, 52, 0, colour, lighten(colour, 0.5)));
    const two = canvas.symbol(leaf(0, 0, 46, 0, nuance(colour, 12, 0.08), lighten(colour, 0.5)));
    return Array.from({ length: canvas.detailed ? 22 : 16 }, (_, i) =>
      stamp(
        i % 2 ? one : two,
        canvas.vary(`x${i}`, 46, 140),
        canvas.vary(`y${i}`, 92, 156),
        1,
        Math.round(canvas.vary(`t${i}`, 0, 360)),
      ),
    ).join("");
  }
  if (
    motif === "tomato" ||
    motif === "grape" ||
    motif === "lemon" ||
    motif === "olive" ||
    motif === "flower"
  ) {
    const ball = canvas.symbol(svg`<circle r="16" fill="${canvas.ball(colour)}"/>${shine(-5, -6, 3, 5, 30)}`);
    let out = "";
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 6; i++)
        out += stamp(
          ball,
          40 + i * 24 + (row % 2) * 11 + canvas.vary(`x${row}${i}`, -3, 3),
          90 + row * 22,
          canvas.vary(`s${row}${i}`, 0.92, 1.05),
          row * 40 + i * 25,
        );
    return out;
  }
  const cream = fat(canvas);
  const fillets = motif === "fish";
  const slice = canvas.symbol(
    svg`<path fill="${fillets ? lighten(colour, 0.3) : cream}" d="M-30-38C0-48 34-40 36-8C38 28 14 44-10 42C-34 40-40-24-30-38Z"/><path fill="${canvas.radial(0.4, 0.3, 0.8, [0, lighten(colour, 0.28)], [0.6, colour], [1, darken(colour, 0.22)])}" d="M-25-33C0-42 29-35 31-8C32 24 12 38-8 37C-29 34-34-20-25-33Z"/><path fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="2" stroke-linecap="round" opacity=".8" d="${fillets ? "M-18-26q8 28 0 56M-4-34q10 34 2 66M12-32q10 30 2 58" : "M-14-18q10 6 16-2M-10 10q12-6 22 4M8-14q4 10 14 8M-16 26q10-2 14 2"}"/>`,
  );
  const count = canvas.pick("count", [3, 4, 2]);
  return Array.from({ length: count }, (_, i) =>
    stamp(
      slice,
      62 + (i * 78) / (count - 1),
      124 + canvas.vary(`y${i}`, -4, 4),
      1.02,
      canvas.vary(`t${i}`, -14, 18),
    ),
  ).join("");
}

export function tray(canvas: Canvas): string {
  const { motif } = canvas.spec;
  const shell = canvas.pick(
    "shell",
    motif === "leaf" ? ["#e9f1ea", "#dcebdd"] : ["#22252a", "#f5f3ee", "#2b3a33", "#e9e4da"],
  );
  const rim = lighten(shell, 0.25);
  const body = svg`<path fill="${darken(shell, 0.35)}" d="M20 84H180L172 178q-1 6-8 6H36q-7 0-8-6Z"/><rect x="14" y="64" width="172" height="114" rx="16" fill="${rim}"/><rect x="20" y="70" width="160" height="102" rx="12" fill="${shell}"/>`;
  const inside = canvas.clip('<rect x="24" y="74" width="152" height="94" rx="10"/>');
  const film = svg`<rect x="14" y="64" width="172" height="114" rx="16" fill="#fff" opacity=".1"/><path fill="#fff" opacity=".34" d="M30 72h34l-28 60q-10-4-10-14ZM74 72h12L48 154l-8-6Z"/><path fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" d="M15 80q0-15 15-15h140q15 0 15 15"/>`;
  const box = canvas.chance("sleeve", 0.35)
    ? { x: canvas.vary("bx", 104, 112), y: 62, w: 66, h: 118 }
    : { x: canvas.vary("bx", 82, 92), y: 108, w: 84, h: 60 };
  return svg`${ground(canvas, 102, 183, 84, 9)}${body}<g${inside}>${filling(canvas)}</g>${film}${drawLabel(canvas, box, { kind: "paper", behind: shell })}`;
}

/** A cut of cheese standing on its side: eyes, crumb or soft paste by product. */
export function wedge(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const kind = canvas.pick("paste", ["eyes", "grain", "soft"]);
  const rise = canvas.vary("rise", 48, 62);
  const thick = canvas.vary("thick", 62, 78);
  const top = 176 - thick - rise;
  const y = top + rise;
  const cut = svg`M18 ${y}L186 ${y - 8}V${y - 8 + thick}L18 ${y + thick}Z`;
  const upper = svg`M18 ${y}C60 ${top + rise * 0.3} 110 ${top} 150 ${top}Q176 ${top + rise * 0.34} 186 ${y - 8}Z`;
  const rind = kind === "soft" ? "#f7f1e2" : accent;
  const front = canvas.across([0, lighten(colour, 0.35)], [0.6, colour], [1, darken(colour, 0.14)]);
  const holes: [number, number, number][] = [
    [60, 0.3, 9],
    [96, 0.62, 12],
    [136, 0.28, 10],
    [158, 0.68, 8],
    [44, 0.72, 6],
    [120, 0.82, 5],
    [80, 0.2, 4],
  ];
  const eyes = holes
    .map(([x, k, r], i) => {
      const [cx, cy, size] = [
        x + canvas.vary(`hx${i}`, -8, 8),
        y - 4 + thick * k,
        r * canvas.vary(`hr${i}`, 0.75, 1.15),
      ];
      return svg`<ellipse cx="${cx}" cy="${cy}" rx="${size}" ry="${size * 0.84}" fill="${darken(colour, 0.32)}"/><ellipse cx="${cx + 1.5}" cy="${cy + 2}" rx="${size * 0.8}" ry="${size * 0.62}" fill="${darken(colour, 0.16)}"/>`;
    })
    .join("");
  const grain = svg`<path stroke="${darken(colour, 0.28)}" stroke-width="2" stroke-linecap="round" opacity=".55" fill="none" d="${Array.from({ length: canvas.detailed ? 26 : 14 }, (_, i) => svg`M${canvas.vary(`gx${i}`, 28, 176)} ${y + 2 + thick * canvas.vary(`gy${i}`, 0.05, 0.82)}l${canvas.vary(`gl${i}`, 1, 5)} ${canvas.vary(`gm${i}`, -2, 2)}`).join("")}"/>`;
  const paste =
    kind === "eyes"
      ? eyes
      : kind === "grain"
        ? grain
        : svg`<path fill="${rind}" d="M18 ${y}L186 ${y - 8}v7L18 ${y + 7}Z"/><path fill="${canvas.radial(0.5, 0.55, 0.6, [0, lighten(colour, 0.6), 0.9], [1, lighten(colour, 0.6), 0])}" d="${cut}"/><g opacity=".5">${grain}</g>`;
  const mark =
    canvas.detailed &&
    kind !== "soft" &&
    svg`<path fill="none" stroke="${darken(rind, 0.4)}" stroke-width="1.6" stroke-dasharray="2 4" opacity=".5" d="M40 ${y - 14}Q90 ${top + 14} 146 ${top + 8}"/>`;
  const flip = canvas.chance("flip");
  return svg`${ground(canvas, 104, 178, 92, 10)}<g${flip && ' transform="matrix(-1 0 0 1 204 0)"'}><path fill="${canvas.across([0, lighten(mix(rind, colour, 0.7), 0.3)], [0.7, mix(rind, colour, 0.5)], [1, rind])}" d="${upper}"/>${mark}<path fill="${front}" d="${cut}"/><path fill="${rind}" d="M180 ${y - 8}h6v${thick}h-6ZM18 ${y + thick - 6}L186 ${y - 14 + thick}v6L18 ${y + thick}Z"/>${paste}<path fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" d="M18 ${y}L186 ${y - 8}"/></g>`;
}
