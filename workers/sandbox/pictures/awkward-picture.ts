type Shape = { width: number; height: number; ground?: string };

const shapes = {
  portrait: { width: 300, height: 1000, ground: "#fff" },
  landscape: { width: 1600, height: 900, ground: "#fff" },
  tiny: { width: 40, height: 40, ground: "#fff" },
  transparent: { width: 500, height: 800 },
  "white-ground": { width: 1000, height: 1000, ground: "#fff" },
  slow: { width: 900, height: 300, ground: "#fff" },
} satisfies Record<string, Shape>;

/**
 * Centres a square drawing in a picture of another shape; undefined for a kind without a drawing.
 */
export function drawAwkwardPicture(kind: string, square: string): string | undefined {
  if (kind === "no-size") return square.replace(/ width="\d+" height="\d+"/, "");
  if (!isShape(kind)) return undefined;
  const { width, height, ground }: Shape = shapes[kind];
  const side = Math.min(width, height);
  const inner = square.replace(
    /<svg ([^>]*?)width="\d+" height="\d+"/,
    `<svg $1x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`,
  );
  const filled = ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${filled}${inner}</svg>`;
}

const isShape = (kind: string): kind is keyof typeof shapes => Object.hasOwn(shapes, kind);
