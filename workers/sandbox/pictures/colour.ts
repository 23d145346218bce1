type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const digits = hex.replace("#", "");
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const value = Number.parseInt(long.slice(0, 6).padEnd(6, "0"), 16);
  const safe = Number.isNaN(value) ? 0x999999 : value;
  return [(safe >> 16) & 255, (safe >> 8) & 255, safe & 255];
}

function format(rgb: Rgb): string {
  const long = rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
  const short = long[0] === long[1] && long[2] === long[3] && long[4] === long[5];
  return short ? `#${long[0]}${long[2]}${long[4]}` : `#${long}`;
}

/** Mixes two colours: `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = parse(from);
  const b = parse(to);
  return format([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

export function lighten(hex: string, amount: number): string {
  return mix(hex, "#fffdf6", amount);
}

export function darken(hex: string, amount: number): string {
  const [r, g, b] = parse(hex);
  return mix(hex, format([r * 0.16, g * 0.1, b * 0.14]), amount);
}

/** Relative luminance, 0 to 1 (WCAG). */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex);
  const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** Returns `wanted` if it is readable on `ground`, else near-white or near-black. */
export function readable(ground: string, wanted: string): string {
  if (contrast(ground, wanted) >= 4.5) return wanted;
  const deep = darken(wanted, 0.65);
  if (contrast(ground, deep) >= 4.5) return deep;
  return contrast(ground, "#fff") >= contrast(ground, "#0d0b09") ? "#fff" : "#0d0b09";
}

/**
 * Returns the ground, darkened until near-white or near-black has a contrast of 5.6 to 1.
 * Small print is then readable at 120 px.
 */
export function legible(ground: string): string {
  let firm = ground;
  while (Math.max(contrast(firm, "#fffaf0"), contrast(firm, "#2b2622")) < 5.6) firm = darken(firm, 0.06);
  return firm;
}

/** Hue 0 to 360, saturation and lightness 0 to 1. */
export function hueOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = parse(hex);
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const span = max - min;
  const lightness = (max + min) / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sector = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sector * 60, saturation: span / (1 - Math.abs(2 * lightness - 1) || 1), lightness };
}

/** Rotates a colour's hue by `degrees` and changes its lightness by `lift`. */
export function nuance(hex: string, degrees: number, lift: number): string {
  const { hue, saturation, lightness } = hueOf(hex);
  const l = Math.min(0.97, Math.max(0.04, lightness + lift));
  const chroma = (1 - Math.abs(2 * l - 1)) * Math.min(1, saturation);
  const part = (shift: number) => {
    const k = (shift + (hue + degrees + 360) / 30) % 12;
    return 255 * (l - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return format([part(0), part(8), part(4)]);
}
