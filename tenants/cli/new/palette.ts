import { contrast } from "../checks/contrast";

/** Backgrounds of text in the brand's colour; contrast with the darkest suffices for all. */
const grounds = { ground: "#f7f6f2", surface: "#ffffff", tint: "#eceae3" };

function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/**
 * The colour, darkened until it has contrast 4.5 with every background and with white (WCAG 1.4.3).
 */
export function readable(colour: string): string {
  for (let step = 0; step <= 20; step++) {
    const darker = mixed(colour, "#000000", step / 20);
    if (contrast(darker, grounds.tint) >= 4.5) return darker;
  }
  return "#000000";
}

/**
 * theme.css of a new chain from its colour `#rrggbb`: neutral backgrounds, and pairs that pass the
 * contrast check.
 */
export function themeFor(name: string, colour: string): string {
  const brand = readable(colour);
  const deep = mixed(brand, "#000000", 0.3);
  const tokens = {
    ...grounds,
    ink: "#20231f",
    quiet: "#565c54",
    line: "#dcdacf",
    edge: "#7b8078",
    brand,
    "brand-deep": deep,
    "on-brand": "#ffffff",
    promo: brand,
    "on-promo": "#ffffff",
    price: "#20231f",
    saving: brand,
    ok: "#2b632a",
    "ok-soft": "#e3efdb",
    warn: "#744c00",
    "warn-soft": "#fbefd0",
    error: "#a3151c",
    "error-soft": "#fbe5e2",
    picture: "#f0eee8",
    focus: "#0b57a8",
    star: "#a86400",
    progress: brand,
    bar: "#ffffff",
    "on-bar": "#20231f",
    "bar-line": "#dcdacf",
    "bar-edge": brand,
    "bar-hover": "#eceae3",
    "bar-go": brand,
    "on-bar-go": "#ffffff",
    "bar-cart": brand,
    "on-bar-cart": "#ffffff",
    foot: deep,
    "on-foot": "#ffffff",
    "on-hero": "#ffffff",
    count: brand,
    "on-count": "#ffffff",
    add: "#ffffff",
    "add-edge": brand,
    "on-add": brand,
    "hero-go": "#ffffff",
    "on-hero-go": brand,
    hero: brand,
    "hero-picture": "none",
    "text-face": 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    display: "var(--text-face)",
    "display-weight": "700",
    "display-spacing": "0",
    "display-case": "none",
    heading: "1.5rem",
    "price-face": "var(--display)",
    "price-weight": "700",
    "cents-size": "1.25rem",
    "cents-lift": "baseline",
    control: "2.875rem",
    border: "1.5px",
    stroke: "1.75",
    "radius-card": "12px",
    "radius-control": "10px",
    "radius-field": "10px",
    "radius-badge": "0 0 10px 0",
    "radius-picture": "10px",
    "radius-tile": "10px",
    gap: "0.75rem",
    row: "28.75rem",
    tile: "4.75rem",
    "tile-mark": "4rem",
    pad: "1.25rem",
    "card-pad": "0.625rem",
    lift: "0 6px 20px rgba(32, 35, 31, 0.18)",
  };
  const lines = Object.entries(tokens).map(([token, value]) => `  --${token}: ${value};`);
  return `/* ${name.replaceAll("*/", "")}: made from ${colour}. Change colours and sizes here, then run "npm run tenants -- check". */\n:root {\n${lines.join("\n")}\n}\n`;
}
