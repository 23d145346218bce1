import { type Canvas, stamp, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { strewnPieces } from "../pieces/stroked-pieces";

type Room = readonly [x: number, y: number, w: number, h: number];

/** Pieces in rows at the top and foot of a jar, above and below its label. */
function inRows(canvas: Canvas, pieces: readonly string[], [x, y, w, h]: Room, step: number): string {
  const ids = pieces.map((piece) => canvas.symbol(piece));
  const across = Math.round(w / step);
  const rows = [0.06, 0.06 + (step * 0.8) / h, 0.98 - (step * 0.5) / h, 0.98 - step / h];
  return rows
    .flatMap((down, row) =>
      Array.from({ length: across + 1 }, (_, i) =>
        stamp(
          ids[Math.floor(canvas.vary(`k${row}${i}`, 0, ids.length))] ?? "",
          x + (w * (i + (row % 2 ? 0 : 0.5))) / across,
          y + h * down + step * 0.2,
          1,
          canvas.vary(`t${row}${i}`, -40, 40),
        ),
      ),
    )
    .join("");
}

/** Upright pieces side by side, as high as the jar. */
function standing(canvas: Canvas, one: (high: number) => string, [x, y, w, h]: Room, count: number): string {
  const id = canvas.symbol(one(h));
  return Array.from({ length: count }, (_, i) =>
    stamp(id, x + (w * (i + 0.5)) / count, y, 1, canvas.vary(`f${i}`, -4, 4), i % 2 === 1),
  ).join("");
}

const fields: Record<string, (canvas: Canvas, room: Room) => string> = {
  gherkins: (canvas, room) => {
    const tone = canvas.spec.colour;
    const one = (high: number) =>
      svg`<path fill="${canvas.across([0, darken(tone, 0.4)], [0.4, lighten(tone, 0.25)], [1, darken(tone, 0.45)])}" d="M-11 6Q0-6 11 6L10 ${high - 6}Q0 ${high + 4}-10 ${high - 6}Z"/><path stroke="${lighten(tone, 0.5)}" stroke-width="2.600" stroke-linecap="round" opacity=".8" d="M-4 10h.1M3 16h.1M-2 22h.1M5 28h.1M-5 ${high - 12}h.1M3 ${high - 18}h.1M-1 ${high - 8}h.1"/>`;
    return standing(canvas, one, room, 6);
  },
  tuna: (canvas, room) => {
    const tone = canvas.spec.colour;
    const one = (high: number) =>
      svg`<path fill="${canvas.across([0, darken(tone, 0.3)], [0.4, lighten(tone, 0.3)], [1, darken(tone, 0.22)])}" d="M-17 2H17V${high}H-17Z"/><path fill="none" stroke="${darken(tone, 0.25)}" stroke-width="1.600" d="M-9 4Q-6 ${high / 2}-10 ${high}M0 4V${high}M9 4Q6 ${high / 2} 10 ${high}"/><path stroke="${darken(tone, 0.5)}" stroke-width="1.600" d="M17 2V${high}"/>`;
    return standing(canvas, one, room, 4);
  },
  crystals: (canvas, [x, y, w, h]) => {
    const tone = canvas.spec.colour;
    const one = (face: string, side: string) =>
      svg`<path fill="${face}" d="M-5-3L1-6 6-2 5 4-1 6-6 3Z"/><path fill="${side}" d="M-1 0L6-2 5 4-1 6Z"/>`;
    const ids = [
      one(lighten(tone, 0.75), lighten(tone, 0.35)),
      one("#fdfdfb", lighten(tone, 0.5)),
      one(lighten(tone, 0.5), tone),
    ].map((markup) => canvas.symbol(markup));
    const patch = canvas.symbol(
      Array.from({ length: 14 }, (_, i) => {
        const at = (salt: string, reach: number) => canvas.vary(`${salt}${i}`, -reach, reach);
        return stamp(ids[i % 3] ?? "", at("cx", 17), at("cy", 17), 1, at("ct", 60));
      }).join(""),
    );
    const rows = [0.05, 0.24, 0.82, 0.98];
    return rows
      .flatMap((down, row) =>
        [0, 1, 2, 3, 4].map((i) => stamp(patch, x + (w * i) / 4, y + h * down, 1, (row + i) * 90)),
      )
      .join("");
  },
  onions: (canvas, room) =>
    inRows(
      canvas,
      [
        svg`<circle r="11" fill="${canvas.ball("#f4ecd0")}"/><path fill="none" stroke="#c9b98a" stroke-width="1.200" d="M-2-10Q-9 0-3 10M2-10Q9 0 4 10M0-11V11"/>`,
      ],
      room,
      21,
    ),
  capers: (canvas, room) =>
    inRows(
      canvas,
      [
        svg`<circle r="8" fill="${canvas.ball("#5f7038")}"/><path stroke="#f6f2e6" stroke-width="2" stroke-linecap="round" d="M-7 4h.1M6-5h.1M2 7h.1"/>`,
      ],
      room,
      18,
    ),
  mixed: (canvas, room) =>
    inRows(
      canvas,
      [
        svg`<circle r="11" fill="#d86a14"/><circle r="9.500" fill="${canvas.ball("#f6922c")}"/><circle r="3.500" fill="#f8b864"/>`,
        svg`<g fill="${canvas.ball("#f6f0da")}"><circle cx="-5" r="7"/><circle cx="5" r="7"/><circle cy="-5" r="7"/></g>`,
        svg`<path fill="#b9cf7a" stroke="#7f9a3f" stroke-width="1.400" d="M-12-4Q0-10 12-4L10 6Q0 0-10 6Z"/>`,
        svg`<circle r="9" fill="${canvas.ball("#f4ecd0")}"/>`,
        svg`<path fill="#c8322a" d="M-10-6H10V6H-10Z"/><path fill="#e8584a" d="M-10-6H10V-2H-10Z"/>`,
      ],
      room,
      23,
    ),
  mushrooms: (canvas, room) =>
    inRows(
      canvas,
      [
        svg`<path fill="#f0e3c8" stroke="#a98f62" stroke-width="1.400" d="M-4 0Q-3 8-5 12H5Q3 8 4 0Z"/><path fill="${canvas.ball("#d8b98a")}" d="M-12 2C-13-8-6-12 0-12S13-8 12 2Q0 7-12 2Z"/>`,
      ],
      room,
      21,
    ),
  artichokes: (canvas, room) =>
    inRows(
      canvas,
      [
        svg`<path fill="${canvas.ball("#b4b06a")}" d="M0-14C9-9 13-2 11 6Q6 13 0 13T-11 6C-13-2-9-9 0-14Z"/><path fill="none" stroke="#76743a" stroke-width="1.400" d="M0-13Q-6-2-5 9M0-13Q6-2 5 9M0-12V9"/><path fill="#efe2b4" d="M-4 5Q0 0 4 5Q3 11 0 12Q-3 11-4 5Z"/>`,
      ],
      room,
      23,
    ),
  strips: (canvas, [x, y, w, h]) => strewnPieces(canvas, "strips", { x, y, w, h }) ?? "",
};

/** Draws a jar's content by kind: pickles, fish in oil; undefined for other jars. */
export function preserved(canvas: Canvas, room: Room): string | undefined {
  const { kind, colour } = canvas.spec;
  const field = kind && fields[kind];
  if (!field) return undefined;
  const [x, y, w, h] = room;
  const brine = canvas.across(
    [0, darken(colour, 0.35)],
    [0.3, lighten(colour, 0.3)],
    [1, darken(colour, 0.4)],
  );
  return svg`<path fill="${brine}" d="M${x} ${y}h${w}v${h}h${-w}Z"/>${field(canvas, room)}`;
}
