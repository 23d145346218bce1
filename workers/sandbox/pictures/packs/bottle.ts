import { type Canvas, gloss, ground, outline, type Profile, svg } from "../canvas";
import { darken, lighten, luminance } from "../colour";
import type { Emblem } from "../../catalogue/emblems";
import { kinds } from "../../catalogue/kinds";
import { drawLabel, wrapped } from "../label";
import { closures } from "./closures";

/** Model of a bottle: top at y 0, foot at 166, half widths for the default girth. */
type Model = {
  profile: Profile;
  label: readonly [top: number, bottom: number];
  closure: keyof typeof closures;
  /** the bottle's own colour, if it differs from its content's */
  body?: string;
  ribs?: true;
};

const models: Record<(typeof kinds.bottle)[number], Model> = {
  wine: {
    profile: [
      [0, 8],
      [50, 8],
      [82, 28],
      [166, 28],
    ],
    label: [88, 154],
    closure: "capsule",
  },
  sparkling: {
    profile: [
      [14, 8.5],
      [40, 10],
      [104, 32],
      [166, 31],
    ],
    label: [98, 154],
    closure: "cage",
  },
  beer: {
    profile: [
      [12, 8],
      [52, 9],
      [90, 28],
      [166, 28],
    ],
    label: [92, 152],
    closure: "crown",
  },
  spirit: {
    profile: [
      [22, 9],
      [46, 9],
      [64, 33],
      [166, 31],
    ],
    label: [76, 154],
    closure: "stopper",
  },
  liqueur: {
    profile: [
      [12, 8],
      [46, 8],
      [66, 27],
      [166, 27],
    ],
    label: [76, 154],
    closure: "screw",
  },
  oil: {
    profile: [
      [10, 7],
      [38, 7],
      [60, 29],
      [166, 29],
    ],
    label: [70, 152],
    closure: "screw",
  },
  water: {
    profile: [
      [14, 9],
      [24, 9],
      [66, 32],
      [104, 29],
      [166, 31],
    ],
    label: [70, 128],
    closure: "screw",
    ribs: true,
  },
  wide: {
    profile: [
      [14, 14],
      [26, 14],
      [66, 33],
      [166, 33],
    ],
    label: [72, 152],
    closure: "screw",
  },
  yogurt: {
    profile: [
      [62, 18],
      [68, 18],
      [84, 29],
      [102, 29],
      [112, 26],
      [124, 29],
      [166, 29],
    ],
    label: [82, 160],
    closure: "foil",
    body: "#fbfaf6",
  },
  sauce: {
    profile: [
      [14, 12],
      [28, 12],
      [58, 29],
      [112, 26],
      [166, 32],
    ],
    label: [66, 150],
    closure: "flip",
  },
  plastic: {
    profile: [
      [34, 17],
      [38, 17],
      [58, 33],
      [166, 31],
    ],
    label: [66, 154],
    closure: "flip",
  },
};

const byEmblem: Partial<Record<Emblem, keyof typeof models>> = {
  grape: "wine",
  "white-grape": "wine",
  olive: "oil",
  drop: "water",
  mountain: "water",
  cow: "wide",
  wheat: "beer",
};

export function bottle(canvas: Canvas): string {
  const { accent, motif } = canvas.spec;
  const kind = canvas.kind(kinds.bottle, [(motif && byEmblem[motif]) ?? "wide"]);
  const model = models[kind];
  const colour = model.body ?? canvas.spec.colour;
  const girth = canvas.vary("girth", 1.14, 1.3);
  const tall = canvas.vary("tall", 0.96, 1.03);
  const top = 184 - 166 * tall;
  const y = (v: number) => top + v * tall;
  const profile = model.profile.map(([v, half]) => [y(v), half * girth] as const);
  const body = outline(100, profile);
  const half = Math.max(...profile.map(([, w]) => w));
  const [from, to] = model.label;
  const box = { x: 100 - half, y: y(from), w: half * 2, h: (to - from) * tall };
  const clear = luminance(colour) > 0.35;
  const fill = canvas.across(
    [0, darken(colour, clear ? 0.3 : 0.5)],
    [0.24, lighten(colour, 0.28)],
    [0.5, colour],
    [0.8, darken(colour, 0.18)],
    [1, darken(colour, clear ? 0.36 : 0.6)],
  );
  const [neck, neckHalf] = profile[0] ?? [top, 8];
  const cap = closures[model.closure](canvas, neck, neckHalf, accent);
  const shine = svg`<path fill="none" stroke="#fff" stroke-width="${half * 0.13}" stroke-linecap="round" opacity=".5" d="M${100 - half * 0.66} ${(profile[2]?.[0] ?? neck) + 4}V174"/>${canvas.detailed && svg`<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".45" d="M${100 + half * 0.8} ${box.y + box.h + 6}V176"/>`}`;
  const ribs =
    model.ribs &&
    canvas.detailed &&
    svg`<path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="1" opacity=".4" d="${[136, 144, 152].map((v) => svg`M${102 - half} ${y(v)}q${half - 2} 5 ${2 * half - 4} 0`).join("")}"/>`;
  return svg`${ground(canvas, 103, 184, half * 1.35, 7)}<path d="${body}" fill="${fill}"/>${ribs}${shine}<g${canvas.clip(`<path d="${body}"/>`)}>${drawLabel(canvas, box, { kind: "paper", behind: colour, shape: wrapped(box), inset: 0.11 })}</g>${gloss(canvas, body, 0.75)}${cap}`;
}
