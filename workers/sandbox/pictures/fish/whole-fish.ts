import { kinds } from "../../catalogue/kinds";
import { type Canvas, ground, stamp, svg } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { lemonSlice, parsley } from "./garnish";

type Fish = {
  /** half heights of back and belly at the deepest point */
  back: number;
  belly: number;
  /** position of the deepest point, from -40 near the head to 0 in the middle */
  peak: number;
  /** fins on the back: paths relative to the body's outline */
  dorsal: string;
  /** opening of the tail */
  tail: number;
  eye: number;
  /** marks of this species */
  marks: (canvas: Canvas) => string;
};

const gold = "#e3b23c";

const fishes = {
  bream: {
    back: 46,
    belly: 38,
    peak: -22,
    dorsal: "M-40-38Q-30-58-14-56Q16-56 42-20L36-14Q4-40-36-36Z",
    tail: 34,
    eye: 7,
    marks: () =>
      svg`<path fill="none" stroke="${gold}" stroke-width="7" stroke-linecap="round" opacity=".9" d="M-71-15Q-65-25-57-30"/><path fill="#f1d69a" opacity=".7" d="M-58 8Q-46 4-44 16Q-52 24-60 18Z"/><ellipse cx="-37" cy="-16" rx="7" ry="11" fill="#2b3238" opacity=".75"/>`,
  },
  bass: {
    back: 27,
    belly: 25,
    peak: -14,
    dorsal: "M-26-25Q-20-44-12-45Q0-40 8-25ZM14-24Q22-39 32-36Q38-28 44-15Z",
    tail: 30,
    eye: 6,
    marks: () =>
      svg`<path fill="none" stroke="#39464e" stroke-width="1.800" stroke-dasharray="3 2" opacity=".7" d="M-44-8Q0-14 62 0"/><path fill="none" stroke="#7d8a90" stroke-width="1.600" opacity=".8" d="M-50-14q8 12 1 26"/>`,
  },
  mackerel: {
    back: 22,
    belly: 21,
    peak: -20,
    dorsal: "M-30-20Q-24-34-16-34Q-8-28-2-20ZM18-17l6-7 5 8ZM32-14l6-6 4 7ZM44-11l6-5 3 6Z",
    tail: 26,
    eye: 6,
    marks: (canvas) =>
      svg`<path fill="none" stroke="#12303a" stroke-width="4" stroke-linecap="round" opacity=".85" d="${Array.from({ length: 13 }, (_, i) => svg`M${-46 + i * 8.5} ${-21 + Math.abs(i - 4) * 1.1}q${canvas.vary(`m${i}`, 2, 6)} 6 ${canvas.vary(`n${i}`, -3, 1)} 10t3 ${Math.max(2, 9 - i * 0.5)}`).join("")}"/><path fill="none" stroke="#d8b0c8" stroke-width="4" stroke-linecap="round" opacity=".45" d="M-40 4Q10 4 54 2"/>`,
  },
  hake: {
    back: 20,
    belly: 22,
    peak: -34,
    dorsal: "M-34-20Q-30-35-24-35Q-16-30-14-20ZM-8-20Q0-30 12-25Q34-27 52-10L48-8Q16-18-6-16Z",
    tail: 20,
    eye: 7,
    marks: () =>
      svg`<path fill="none" stroke="#4a4440" stroke-width="2.200" stroke-linecap="round" opacity=".8" d="M-87 4Q-74 10-60 8"/><path fill="none" stroke="#6a625c" stroke-width="1.600" opacity=".7" d="M-40-4Q10-6 60 0"/><path fill="${darken("#8f8a82", 0.2)}" opacity=".7" d="M-16 20Q20 34 46 10L40 8Q14 20-12 16Z"/>`,
  },
  trout: {
    back: 28,
    belly: 26,
    peak: -14,
    dorsal: "M-14-28Q-6-45 4-44Q12-38 18-26ZM42-14Q48-24 54-21Q54-16 52-10Z",
    tail: 24,
    eye: 5.5,
    marks: (canvas) =>
      svg`<path fill="none" stroke="#e2808a" stroke-width="11" stroke-linecap="round" opacity=".42" d="M-46-2Q6-6 58 0"/><path stroke="#22261e" stroke-width="3.600" stroke-linecap="round" opacity=".8" d="${Array.from({ length: 34 }, (_, i) => svg`M${canvas.vary(`tx${i}`, -54, 58)} ${canvas.vary(`ty${i}`, -20, 6) * (1 - Math.max(0, canvas.vary(`tx${i}`, -54, 58)) / 90)}h.1`).join("")}"/>`,
  },
  mullet: {
    back: 25,
    belly: 22,
    peak: -36,
    dorsal: "M-36-22Q-30-42-22-41Q-10-36-4-22ZM14-20Q22-34 32-29Q38-22 42-13Z",
    tail: 28,
    eye: 7,
    marks: () =>
      svg`<path fill="none" stroke="#f2b23c" stroke-width="3" stroke-linecap="round" opacity=".7" d="M-44 2Q4 0 58 1M-40 9Q0 9 50 5"/><path fill="none" stroke="#f6e2d0" stroke-width="2.400" stroke-linecap="round" d="M-80 14Q-74 26-62 28M-78 12Q-66 22-54 22"/>`,
  },
  gurnard: {
    back: 29,
    belly: 24,
    peak: -50,
    dorsal: "M-30-24Q-24-46-16-45Q-8-38-4-18ZM2-18Q20-30 52-9L48-7Q20-16 2-14Z",
    tail: 22,
    eye: 7.5,
    marks: () =>
      svg`<path fill="#7a2a1a" opacity=".5" d="M-60-26Q-44-24-42-2Q-50 12-62 14Q-46-4-60-26Z"/><path fill="#c2564a" d="M-40 8C-26 4-2 18 14 42Q-18 46-38 22Z"/><path fill="none" stroke="#3f6fa0" stroke-width="3.400" d="M14 42Q-18 46-38 22"/><path fill="none" stroke="#7a2a1a" stroke-width="1.500" opacity=".7" d="M-36 12L8 40M-36 16L-6 42M-38 20L-20 39"/>`,
  },
} satisfies Record<string, Fish>;

type Kind = keyof typeof fishes;

/**
 * Draws one fish around the origin, head to the left: dark back, silver belly, fins with their
 * rays.
 */
function oneFish(canvas: Canvas, kind: Kind): string {
  const { colour, accent } = canvas.spec;
  const { back, belly, peak, dorsal, tail, eye, marks } = fishes[kind];
  const rosy = kind === "mullet" || kind === "gurnard";
  const skin = canvas.down(
    [0, darken(colour, 0.5)],
    [0.2, darken(colour, 0.18)],
    [0.45, lighten(colour, rosy ? 0.1 : 0.3)],
    [0.68, lighten(mix(colour, accent, 0.2), rosy ? 0.45 : 0.78)],
    [0.88, lighten(mix(colour, accent, 0.2), rosy ? 0.6 : 0.6)],
    [1, darken(colour, 0.15)],
  );
  const fin = darken(colour, 0.22);
  const body = svg`M-88 3C-78 ${-back * 0.62} ${peak - 34} ${-back} ${peak} ${-back}C${peak + 38} ${-back} 38-11 64-6V7C38 13 ${peak + 38} ${belly} ${peak} ${belly}C${peak - 34} ${belly}-80 ${belly * 0.5}-88 3Z`;
  const tailFin = svg`M60-7C72-10 82 ${-tail * 0.8} 97 ${-tail}C90-12 90 12 97 ${tail + 2}C82 ${tail * 0.8} 72 12 60 8Z`;
  const scales = Array.from({ length: 6 }, (_, i) => {
    const k = -0.75 + i * 0.3;
    return svg`M-44 ${back * k * 0.9}Q${peak + 20} ${(k < 0 ? back : belly) * k * 1.2} 62 ${k * 6}`;
  }).join("");
  const spots =
    kind === "mackerel" || kind === "hake"
      ? ""
      : svg`<path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2.600" stroke-dasharray="1.500 4" opacity=".38" d="${scales}"/>`;
  return svg`<path fill="${fin}" d="${dorsal}M-18 ${belly * 0.86}Q-8 ${belly + 15} 10 ${belly + 12}L14 ${belly * 0.72}ZM24 ${belly * 0.6}Q36 ${belly * 0.6 + 16} 46 ${belly * 0.5 + 8}L48 ${belly * 0.36}Z"/><path fill="${canvas.across([0, darken(colour, 0.1)], [1, darken(colour, 0.42)])}" d="${tailFin}"/><path fill="none" stroke="${darken(colour, 0.55)}" stroke-width="1.300" opacity=".6" d="M66-4L93 ${-tail * 0.8}M68-1L90-10M68 2L90 10M66 5L93 ${tail * 0.8}"/><path fill="${skin}" d="${body}"/>${spots}${marks(canvas)}<path fill="none" stroke="${darken(colour, 0.5)}" stroke-width="2.400" stroke-linecap="round" opacity=".65" d="M-52 ${-back * 0.62}Q-38 ${-back * 0.1}-50 ${belly * 0.66}"/><path fill="#fff" opacity=".28" d="M-56 ${-back * 0.5}Q-44-2-54 ${belly * 0.5}Q-62 0-56 ${-back * 0.5}Z"/><path fill="${lighten(colour, 0.15)}" stroke="${darken(colour, 0.35)}" stroke-width="1.200" opacity=".9" d="M-40 3Q-24-2-16 9Q-28 17-40 9Z"/><path fill="none" stroke="${darken(colour, 0.55)}" stroke-width="2" stroke-linecap="round" d="M-87 5Q-80 8-73 7"/><circle cx="-66" cy="-5" r="${eye}" fill="#f2ecd4"/><circle cx="-66" cy="-5" r="${eye * 0.68}" fill="#10181e"/><circle cx="-68" cy="-7" r="${eye * 0.24}" fill="#fff"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5" d="M-44 ${-back * 0.66}Q${peak + 10} ${-back * 0.86} 24 ${-back * 0.4}"/>`;
}

/** Fish served whole, one large or several, depending on their size. */
function laidOut(canvas: Canvas, kind: Kind): string {
  const one = canvas.symbol(oneFish(canvas, kind));
  const wet = canvas.moist(16, 6, 0.22);
  const garnish = lemonSlice(canvas, 156, 166) + parsley(42, 168, -16);
  const tilt = (salt: string, from: number, to: number) => canvas.vary(salt, from, to);
  const count =
    kind === "bream" ? canvas.pick("two", [1, 2]) : kind === "mullet" ? 3 : canvas.pick("two", [1, 2, 2]);
  const places: readonly (readonly [x: number, y: number, size: number, turn: number])[] =
    count === 1
      ? [[99, 110, 1.04, tilt("a", -10, 4)]]
      : count === 2
        ? [
            [104, 78, 0.92, tilt("b", -12, -4)],
            [97, 130, 0.98, tilt("a", -4, 6)],
          ]
        : [
            [108, 72, 0.8, tilt("b", -16, -8)],
            [94, 108, 0.84, tilt("c", -6, 4)],
            [102, 142, 0.88, tilt("a", -2, 8)],
          ];
  return svg`${ground(canvas, 104, 164, 88, 13)}<g${wet}>${places.map(([x, y, size, turn]) => stamp(one, x - 1, y, size * 0.93, turn)).join("")}</g>${garnish}`;
}

/** Sardines: several, slim and similar. */
function sardines(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down(
    [0, darken(colour, 0.55)],
    [0.25, darken(colour, 0.1)],
    [0.5, lighten(colour, 0.55)],
    [0.85, lighten(colour, 0.8)],
    [1, lighten(colour, 0.1)],
  );
  const one = canvas.symbol(
    svg`<path fill="${darken(colour, 0.25)}" d="M-10-14Q-2-26 10-22L16-12ZM6 13Q16 24 28 18L30 9Z"/><path fill="${skin}" d="M-86 2C-72-14-34-18 4-14Q40-9 60-5L88-20Q82-2 90 20L60 8Q40 12 4 16C-34 19-70 16-86 2Z"/><path stroke="#22343e" stroke-width="4" stroke-linecap="round" opacity=".6" d="M-40-2h.1M-26-3h.1M-12-3h.1M2-3h.1M16-2h.1M30-2h.1"/><path fill="none" stroke="${darken(colour, 0.4)}" stroke-width="2" stroke-dasharray="1.500 3" opacity=".4" d="M-44 5Q0 8 54 3M-44-7Q0-10 54-3"/><path fill="none" stroke="${darken(colour, 0.5)}" stroke-width="2.200" opacity=".7" d="M-54-12q8 12 0 24"/><circle cx="-69" cy="-1" r="5.400" fill="#f2ecd4"/><circle cx="-69" cy="-1" r="3.600" fill="#10181e"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6" d="M-46-9Q0-13 44-6"/>`,
  );
  const school = [66, 88, 110, 132, 152].map((y, i) =>
    stamp(
      one,
      100 + canvas.vary(`x${i}`, -6, 6),
      y,
      0.92,
      canvas.vary(`t${i}`, -12, 4),
      i === 2 && canvas.chance("back"),
    ),
  );
  return svg`${ground(canvas, 102, 166, 86, 12)}<g${canvas.moist(16, 6, 0.22)}>${school.join("")}</g>${lemonSlice(canvas, 158, 170)}${parsley(46, 172, -16)}`;
}

/** Scabbard fish: one silver band wound in a loop, with a long jaw and hardly any tail fin. */
function ribbonFish(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const body =
    "M10 72C40 44 92 34 140 44C188 54 196 92 160 108C128 122 70 110 46 126C30 138 62 150 96 150C128 150 156 150 190 142C158 160 122 164 88 162C36 160 2 146 20 118C42 92 108 104 138 92C160 84 156 72 130 68C96 64 70 68 48 82Q30 86 10 72Z";
  const silver = canvas.down(
    [0, lighten(colour, 0.35)],
    [0.3, lighten(colour, 0.85)],
    [0.55, darken(colour, 0.12)],
    [0.75, lighten(colour, 0.7)],
    [1, darken(colour, 0.3)],
  );
  return svg`${ground(canvas, 104, 164, 86, 12)}<g${canvas.moist(16, 6, 0.22)}><g transform="rotate(${canvas.vary("tilt", -5, 5)} 100 100)"><path fill="${darken(colour, 0.5)}" d="${body}" transform="translate(1 4)"/><path fill="${silver}" d="${body}"/><path fill="none" stroke="${darken(colour, 0.45)}" stroke-width="1.600" stroke-linecap="round" opacity=".7" d="M54 70C92 48 138 50 156 62C178 80 160 96 132 102C92 106 46 104 32 126C26 142 60 156 96 157C128 158 150 154 176 148"/><path fill="${darken(colour, 0.25)}" opacity=".7" d="M56 50C92 34 136 34 158 44C136 39 96 40 58 57Z"/><path fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".8" d="M74 55Q110 44 144 54M52 109Q84 100 118 104M60 154Q90 158 120 157"/><path fill="${darken(colour, 0.12)}" d="M56 50C38 54 22 62 6 72L20 76 10 82Q34 86 50 80Q60 66 56 50Z"/><path fill="none" stroke="#3b454c" stroke-width="1.600" stroke-linecap="round" d="M8 73L30 75M50 56Q58 66 48 79"/><circle cx="40" cy="64" r="4.600" fill="#e9e2c8"/><circle cx="40" cy="64" r="2.800" fill="#14202a"/></g></g>${lemonSlice(canvas, 166, 172)}${parsley(40, 176, -16)}`;
}

/** Anchovies: many, with a blue back, as long as a finger, laid like rays. */
function anchovies(canvas: Canvas): string {
  const { colour } = canvas.spec;
  const skin = canvas.down(
    [0, "#2f4a5e"],
    [0.3, darken(colour, 0.2)],
    [0.5, lighten(colour, 0.7)],
    [1, lighten(colour, 0.4)],
  );
  const one = canvas.symbol(
    svg`<path fill="${skin}" d="M-46 1C-38-8-16-10 8-6Q24-3 30-2L44-10Q40 0 45 9L30 3Q10 9-14 9C-32 9-42 6-46 1Z"/><path stroke="#dfe8ee" stroke-width="1.6" opacity=".9" d="M-30 0Q0-3 28 0"/><circle cx="-37" cy="-1" r="3.4" fill="#fbf6e6"/><circle cx="-37.5" cy="-1" r="2" fill="#14202a"/>`,
  );
  const rows: [number, number[]][] = [
    [64, [76, 132]],
    [84, [56, 112, 152]],
    [104, [76, 136]],
    [122, [54, 108, 154]],
    [140, [78, 132]],
    [156, [58, 112]],
  ];
  return svg`${ground(canvas, 102, 162, 88, 13)}<g${canvas.moist(16, 6, 0.22)}>${rows.flatMap(([y, xs]) => xs.map((x) => stamp(one, 100 + (x - 104) * 0.88, y + canvas.vary(`y${x}${y}`, -3, 3), canvas.vary(`s${x}${y}`, 0.92, 1.06), canvas.vary(`t${x}${y}`, -24, 16), canvas.chance(`f${x}${y}`, 0.25)))).join("")}</g>${lemonSlice(canvas, 158, 162)}`;
}

/** Flat fish from above, both eyes on one side: round turbot or long sole, with fins all around. */
function flatFish(canvas: Canvas, long: boolean): string {
  const { colour } = canvas.spec;
  const outline =
    "M-82 4C-60-34-10-46 30-30C46-22 56-10 62-4L86-22Q80 2 88 26L62 10C54 20 44 32 28 38C-10 50-60 38-82 4Z";
  const frill = svg`M-70 0Q-40-50 30-38Q52-26 64-4Q52 34 28 46Q-40 58-70 8Z`;
  return svg`${ground(canvas, 102, 164, 84, 11)}<g${canvas.relief(6, 5, 0.8)}><g transform="translate(100 ${long ? 112 : 108})rotate(${canvas.vary("tilt", -14, 0)})scale(${long ? "1.080 .660" : "1.020 1.140"})"><path fill="${darken(colour, 0.4)}" d="${frill}"/><path fill="none" stroke="${lighten(colour, 0.1)}" stroke-width="7" stroke-dasharray="1.600 3" opacity=".8" d="${frill}"/><path fill="${canvas.ball(colour)}" d="${outline}"/><path stroke="${darken(colour, 0.45)}" stroke-width="7" stroke-linecap="round" opacity=".45" d="M-30-14h.1M-6 18h.1M14-12h.1M30 10h.1M-40 14h.1M4-26h.1M-16-28h.1M42-4h.1M10 30h.1"/><path stroke="${lighten(colour, 0.4)}" stroke-width="3" stroke-linecap="round" opacity=".5" d="M-22-4h.1M2 6h.1M22-20h.1M36 4h.1M-34 26h.1M-8-18h.1"/><path fill="none" stroke="${darken(colour, 0.35)}" stroke-width="2" opacity=".7" d="M-50-12q14 14 4 32M-44 4Q10 0 62 4M-78 8q8 4 14 0"/><circle cx="-60" cy="-8" r="5" fill="#f2ecd4"/><circle cx="-61" cy="-8" r="3.200" fill="#14202a"/><circle cx="-48" cy="-16" r="5" fill="#f2ecd4"/><circle cx="-48" cy="-16" r="3.200" fill="#14202a"/></g></g>${lemonSlice(canvas, 156, 166)}${parsley(46, 170, -16)}`;
}

/** Whole fish by kind. */
export function fish(canvas: Canvas): string {
  const kind = canvas.kind(kinds.fish, ["bream", "bass"]);
  switch (kind) {
    case "flat":
      return flatFish(canvas, false);
    case "sole":
      return flatFish(canvas, true);
    case "ribbon":
      return ribbonFish(canvas);
    case "small":
      return anchovies(canvas);
    case "sardines":
      return sardines(canvas);
    default:
      return laidOut(canvas, kind);
  }
}
