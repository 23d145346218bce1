import { pngOf } from "./pictures";

/**
 * The mark's share of an icon's side. A phone crops a maskable icon to a circle of four fifths;
 * Apple only rounds the corners.
 */
const shares = { maskable: 0.58, apple: 0.76 };

/** Centres a drawing on a background that fills the picture. */
function onGround(svg: string, ground: string, share: number): string {
  const [root = "", rest = ""] = [/<svg[^>]*>/.exec(svg)?.[0], svg.split(/<svg[^>]*>/)[1]];
  const [edge, side] = [50 - share * 50, share * 100];
  const placed = root
    .replace(/\s(x|y|width|height)="[^"]*"/g, "")
    .replace("<svg", `<svg x="${edge}" y="${edge}" width="${side}" height="${side}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${ground}" d="M0 0h100v100H0z"/>${placed}${rest}</svg>`;
}

/**
 * Renders a chain's mark as the icons of its app, by file name. The SVG must have a `viewBox`.
 * `ground` is the background colour, `#rrggbb`.
 */
export async function appIcons(mark: string, ground: string): Promise<Map<string, Buffer>> {
  const maskable = onGround(mark, ground, shares.maskable);
  return new Map([
    ["icon-192.png", await pngOf(mark, 192)],
    ["icon-512.png", await pngOf(mark, 512)],
    ["icon-maskable-192.png", await pngOf(maskable, 192)],
    ["icon-maskable-512.png", await pngOf(maskable, 512)],
    ["icon-apple.png", await pngOf(onGround(mark, ground, shares.apple), 180)],
  ]);
}
