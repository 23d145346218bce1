import { pngOf } from "./pictures";

/** What part of an icon's side the mark takes: a phone cuts a circle of four fifths out of a maskable one, Apple only rounds the corners. */
const shares = { maskable: 0.58, apple: 0.76 };

/** A drawing in the middle of a ground that fills the picture. */
function onGround(svg: string, ground: string, share: number): string {
  const [root = "", rest = ""] = [/<svg[^>]*>/.exec(svg)?.[0], svg.split(/<svg[^>]*>/)[1]];
  const [edge, side] = [50 - share * 50, share * 100];
  const placed = root
    .replace(/\s(x|y|width|height)="[^"]*"/g, "")
    .replace("<svg", `<svg x="${edge}" y="${edge}" width="${side}" height="${side}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${ground}" d="M0 0h100v100H0z"/>${placed}${rest}</svg>`;
}

/** A chain's mark, which has to say its `viewBox`, as the icons of its app: file names and what they hold. `ground` is what it stands on, `#rrggbb`. */
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
