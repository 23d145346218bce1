import { type Canvas, gloss, ground, outline, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { kinds } from "../../catalogue/kinds";
import { drawLabel } from "../label";

export function jug(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("girth", 50, 57);
  const top = canvas.vary("tall", 34, 44);
  const [l, r] = [100 - w, 100 + w];
  const body = svg`M${l + 18} ${top}H${l + 46}C${l + 50} ${top + 10} ${l + 60} ${top + 12} ${r - 30} ${top + 12}C${r - 6} ${top + 12} ${r} ${top + 24} ${r} ${top + 44}V174Q${r} 184 ${r - 10} 184H${l + 10}Q${l} 184 ${l} 174V${top + 50}C${l} ${top + 30} ${l + 16} ${top + 26} ${l + 18} ${top}Z`;
  const hole = svg`M${r - 34} ${top + 26}C${r - 20} ${top + 24} ${r - 13} ${top + 32} ${r - 13} ${top + 46}V${top + 64}C${r - 22} ${top + 62} ${r - 36} ${top + 48} ${r - 38} ${top + 34}Q${r - 40} ${top + 27} ${r - 34} ${top + 26}Z`;
  const cap = svg`<rect x="${l + 15}" y="${top - 17}" width="34" height="19" rx="4" fill="${canvas.turned(accent)}"/>${canvas.detailed && svg`<path stroke="#000" opacity=".18" stroke-width="1" d="M${l + 22} ${top - 14}v13m6-13v13m7-13v13m7-13v13"/>`}`;
  const box = { x: l + 7, y: top + 70, w: w * 2 - 14, h: 178 - top - 76 };
  const label = svg`M${box.x + 5} ${box.y}h${box.w - 10}q5 0 5 5v${box.h - 10}q0 5-5 5h${10 - box.w}q-5 0-5-5v${10 - box.h}q0-5 5-5Z`;
  return svg`${ground(canvas, 102, 184, w * 1.25, 8)}<path fill="${canvas.turned(colour)}" d="${body}"/><path fill="${darken(colour, 0.45)}" d="${hole}"/><path fill="#f4f1ea" d="${hole}" transform="translate(2.5 2)"/><path fill="none" stroke="#fff" stroke-width="4" opacity=".45" stroke-linecap="round" d="M${l + 8} ${top + 60}q1-14 9-22"/>${cap}${drawLabel(canvas, box, { kind: "paper", behind: colour, shape: label })}${gloss(canvas, body, 0.5)}`;
}

function trigger(x: number, y: number, accent: string, canvas: Canvas): string {
  const dark = darken(accent, 0.3);
  return svg`<path fill="${dark}" d="M${x - 8} ${y + 24}h16v14h-16Z"/><path fill="${dark}" d="M${x - 16} ${y + 18}q-8 12-4 28l-5 1q-9-15 0-32Z"/><path fill="${canvas.down([0, lighten(accent, 0.35)], [0.5, accent], [1, dark])}" d="M${x - 36} ${y + 4}h8q6-6 16-6h26q14 4 15 20q-12-2-16 8h-22q-4-6-10-8h-9l-8 0Z"/><rect x="${x - 41}" y="${y + 5}" width="7" height="11" rx="1.5" fill="${lighten(accent, 0.55)}"/><rect x="${x - 13}" y="${y + 34}" width="26" height="13" rx="3" fill="${canvas.turned(accent)}"/>`;
}

/** Pressed can with a domed cap. */
function aerosol(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("girth", 28, 32);
  const top = canvas.vary("tall", 46, 56);
  const body = svg`M${100 - w} ${top + 12}Q${100 - w} ${top} ${102 - w + 8} ${top}H${90 + w}Q${100 + w} ${top} ${100 + w} ${top + 12}V178Q${100 + w} 184 ${94 + w} 185Q100 190 ${106 - w} 185Q${100 - w} 184 ${100 - w} 178Z`;
  const cap = svg`M${104 - w} ${top + 2}V${top - 18}Q${104 - w} ${top - 30} 100 ${top - 30}T${96 + w} ${top - 18}V${top + 2}Z`;
  const box = { x: 100 - w, y: top + 10, w: w * 2, h: 168 - top };
  return svg`${ground(canvas, 102, 184, w * 1.4, 7)}<path fill="${canvas.turned(accent)}" d="${cap}"/><path fill="${colour}" d="${body}"/>${drawLabel(canvas, box, { kind: "print", behind: colour, shape: body, inset: 0.08 })}<path fill="none" stroke="#c9cdd1" stroke-width="5" d="M${101 - w} ${top + 2}h${w * 2 - 2}M${101 - w} 181h${w * 2 - 2}"/>${gloss(canvas, body, 0.9)}`;
}

export function spray(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  if (canvas.kind(kinds.spray, ["trigger"]) === "aerosol") return aerosol(canvas);
  const w = canvas.vary("girth", 31, 36);
  const top = canvas.vary("tall", 16, 24);
  const body = outline(
    100,
    [
      [top + 44, 12],
      [top + 54, 12],
      [top + 84, w * 0.86],
      [184, w],
    ],
    8,
  );
  const box = { x: 100 - w * 0.93, y: top + 82, w: w * 1.86, h: 174 - top - 82 };
  const shape = svg`M${box.x + 4} ${box.y}q${box.w / 2 - 4} -8 ${box.w - 8} 0l4 ${box.h - 4}q-${box.w / 2} 7-${box.w} 0Z`;
  return svg`${ground(canvas, 102, 184, w * 1.4, 7)}<path fill="${canvas.turned(lighten(colour, 0.12))}" d="${body}"/>${trigger(103, top, accent, canvas)}${drawLabel(canvas, box, { kind: canvas.pick("kind", ["paper", "print"]), behind: colour, shape, inset: 0.09 })}${gloss(canvas, body, 0.7)}`;
}

export function dispenser(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("girth", 34, 42);
  const top = canvas.vary("tall", 20, 32);
  const body = outline(
    100,
    [
      [top + 42, 14],
      [top + 46, 14],
      [top + 66, w],
      [184, canvas.pick("foot", [w, w * 0.9])],
    ],
    10,
  );
  const pump = svg`<path fill="${darken(accent, 0.2)}" d="M96 ${top + 8}h8v24h-8Z"/><path fill="${canvas.down([0, lighten(accent, 0.4)], [1, darken(accent, 0.15)])}" d="M66 ${top + 8}q2-8 12-8h32q8 0 8 8t-8 7H84q-8 0-9 9h-8q-2-8-1-16Z"/><rect x="82" y="${top + 28}" width="36" height="16" rx="4" fill="${canvas.turned(accent)}"/>`;
  const box = { x: 100 - w * 0.8, y: top + 76, w: w * 1.6, h: 176 - top - 84 };
  const shape = svg`M${box.x + 5} ${box.y}h${box.w - 10}q5 0 5 5v${box.h - 10}q0 5-5 5h${10 - box.w}q-5 0-5-5v${10 - box.h}q0-5 5-5Z`;
  const fill = canvas.across(
    [0, darken(colour, 0.3)],
    [0.25, lighten(colour, 0.45)],
    [0.6, colour],
    [1, darken(colour, 0.35)],
  );
  return svg`${ground(canvas, 102, 184, w * 1.35, 7)}${pump}<path fill="${fill}" d="${body}"/><path fill="${mix(colour, "#ffffff", 0.4)}" opacity=".6" d="M${104 - w} 172V${top + 72}q5-6 7-4V176Z"/>${drawLabel(canvas, box, { kind: "paper", behind: colour, shape })}${gloss(canvas, body, 0.55)}`;
}

export function tube(canvas: Canvas): string {
  const { colour, accent } = canvas.spec;
  const w = canvas.vary("girth", 40, 47);
  const top = canvas.vary("tall", 10, 20);
  const body = svg`M${100 - w} ${top + 10}H${100 + w}C${100 + w} 90 ${96 + w * 0.7} 130 ${98 + w * 0.66} 156H${102 - w * 0.66}C${104 - w * 0.7} 130 ${100 - w} 90 ${100 - w} ${top + 10}Z`;
  let teeth = "";
  for (let i = 1; i < 12; i++) teeth += svg`M${100 - w + (i * w) / 6} ${top}v9`;
  const crimp = svg`<rect x="${99 - w}" y="${top - 1}" width="${w * 2 + 2}" height="12" rx="1.5" fill="${lighten(colour, 0.25)}"/>${canvas.detailed && svg`<path stroke="${darken(colour, 0.3)}" stroke-width=".8" opacity=".6" d="${teeth}"/>`}`;
  const cap = svg`<path fill="${canvas.turned(accent)}" d="M${101 - w * 0.66} 155h${w * 1.32 - 2}l3 26q0 3-3 3h${-(w * 1.32 + 4)}q-3 0-3-3Z"/>`;
  const box = { x: 100 - w * 0.86, y: top + 16, w: w * 1.72, h: 134 - top };
  return svg`${ground(canvas, 101, 184, w * 1.1, 6)}${cap}<path fill="${colour}" d="${body}"/>${drawLabel(canvas, box, { kind: "print", behind: colour, shape: body, inset: 0.18 })}${gloss(canvas, body, 0.7)}${crimp}`;
}
