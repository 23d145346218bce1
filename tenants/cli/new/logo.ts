import { lettered } from "./lettering";

const basket = (line: string) =>
  `<path d="M9 17h22l-2.5 14h-17z" fill="none" stroke="${line}" stroke-width="2.4" stroke-linejoin="round"/><path d="M14 17l4-8M26 17l-4-8M17 21.5v5.5M23 21.5v5.5" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/>`;
const mark = (colour: string) => `<rect width="40" height="40" rx="9" fill="${colour}"/>${basket("#ffffff")}`;

/**
 * An example logo: a basket and the name, 40 high. Returns the drawing and its size in CSS pixels.
 */
export function exampleLogo(name: string, colour: string): { svg: string; width: number; height: number } {
  const scale = 3;
  const letters = lettered(name.slice(0, 16));
  const width = Math.ceil(letters.width > 0 ? 52 + letters.width * scale : 40);
  const words = `<g transform="translate(50 11) scale(${scale})" fill="none" stroke="${colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${letters.path}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40">${mark(colour)}${words}</svg>\n`;
  return { svg, width, height: 40 };
}

/** The basket alone, for tabs and bookmarks. */
export const exampleFavicon = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${mark(colour)}</svg>\n`;
