import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { webpOf } from "./pictures";

/** our icon name to lucide's file name */
const lucide: Record<string, string> = {
  // shell and controls
  alert: "triangle-alert",
  "arrow-left": "arrow-left",
  "arrow-right": "arrow-right",
  "arrow-up": "arrow-up",
  bell: "bell",
  calendar: "calendar-days",
  card: "credit-card",
  cart: "shopping-cart",
  basket: "shopping-basket",
  cash: "banknote",
  check: "check",
  "check-circle": "circle-check",
  box: "square",
  "box-checked": "square-check-big",
  "chevron-down": "chevron-down",
  "chevron-left": "chevron-left",
  "chevron-right": "chevron-right",
  "chevron-up": "chevron-up",
  clock: "clock",
  download: "download",
  eye: "eye",
  "eye-off": "eye-off",
  filter: "sliders-horizontal",
  gift: "gift",
  grid: "layout-grid",
  heart: "heart",
  history: "history",
  home: "house",
  info: "info",
  list: "list",
  locate: "locate-fixed",
  lock: "lock",
  locker: "package",
  logout: "log-out",
  mail: "mail",
  "map-pin": "map-pin",
  menu: "menu",
  minus: "minus",
  pencil: "pencil",
  percent: "badge-percent",
  phone: "phone",
  plus: "plus",
  printer: "printer",
  receipt: "receipt-euro",
  repeat: "rotate-ccw",
  scale: "scale",
  search: "search",
  star: "star",
  store: "store",
  tag: "tag",
  ticket: "ticket",
  trash: "trash-2",
  truck: "truck",
  user: "user",
  x: "x",
  "x-circle": "circle-x",
  // categories
  apple: "apple",
  baby: "baby",
  bath: "shower-head",
  beef: "beef",
  beer: "beer",
  bottle: "bottle-wine",
  bread: "croissant",
  cake: "cake-slice",
  can: "cylinder",
  candy: "candy",
  carrot: "carrot",
  citrus: "citrus",
  coffee: "coffee",
  cookie: "cookie",
  drumstick: "drumstick",
  drop: "droplet",
  egg: "egg",
  fish: "fish",
  flower: "flower-2",
  ham: "ham",
  "ice-cream": "ice-cream-cone",
  juice: "cup-soda",
  leaf: "leaf",
  milk: "milk",
  nut: "nut",
  pasta: "utensils",
  paw: "paw-print",
  pill: "pill",
  pizza: "pizza",
  pot: "cooking-pot",
  salad: "salad",
  snowflake: "snowflake",
  sofa: "sofa",
  soup: "soup",
  sparkles: "sparkles",
  spray: "spray-can",
  sprout: "sprout",
  utensils: "utensils-crossed",
  vegan: "vegan",
  washing: "washing-machine",
  water: "droplets",
  wheat: "wheat",
  wine: "wine",
};

/** our own drawings in the same style, missing in Lucide */
const own: Record<string, string> = {
  chips:
    '<path d="M6 3h12l1.5 3L18 9l1.5 6-1 6h-13l-1-6L6 9 4.5 6Z"/><path d="M9 15c0-2 6-2 6 0s-6 2-6 0Z"/><path d="M9.5 6h5"/>',
  jar: '<path d="M7 3h10v4H7Z"/><path d="M7.5 7C5.5 8 5 9.5 5 11v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8c0-1.5-.5-3-2.5-4"/><path d="M5 12h14v5H5"/>',
  oil: '<path d="M10 2h4v5l2.5 3a4 4 0 0 1 1 2.5V20a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7.5a4 4 0 0 1 1-2.5L10 7Z"/><path d="M10 4h4"/><path d="M12 13c1.2 1.5 2 2.400 2 3.5a2 2 0 0 1-4 0c0-1.100.8-2 2-3.5Z"/>',
  cheese:
    '<path d="M2 14 13.5 5.2A1 1 0 0 1 14.2 5 8 8 0 0 1 22 13v1Z"/><path d="M22 14v5a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-5"/><path d="M7 17h.01"/><path d="M12 17.5h.01"/><path d="M15 10h.01"/>',
};

const require = createRequire(import.meta.url);
const drawing = (file: string) =>
  readFileSync(require.resolve(`lucide-static/icons/${file}.svg`), "utf8")
    .replace(/^[^]*?<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/\s*\n\s*/g, "")
    .replace(/ \/>/g, "/>");

/** the pressed state: a filled heart */
const filled: Record<string, string> = { "heart-full": `<g fill="#000">${drawing("heart")}</g>` };

const names = [...Object.keys(lucide), ...Object.keys(own), ...Object.keys(filled)].sort();

/**
 * Icons on the pages from home to cart: one small picture shared by all pages. Further icons load
 * where a page shows them.
 */
const everywhere =
  `alert arrow-left arrow-right arrow-up basket calendar card cart check check-circle chevron-down chevron-left chevron-right clock eye
  filter grid heart heart-full home info list lock mail map-pin menu minus pencil percent phone plus receipt search store tag trash
  truck user x x-circle`.split(/\s+/);
for (const name of everywhere) if (!names.includes(name)) throw new Error(`There is no icon "${name}".`);
/**
 * Department icons, named by the backend. Their rules load with the part below the first screen, so
 * these icons appear late.
 */
const ofDepartments =
  `baby bath beef beer bottle bread cake can candy carrot cheese chips citrus coffee cookie drop drumstick egg fish flower ham
  ice-cream jar juice milk nut oil paw pill pizza pot salad snowflake sofa soup sparkles spray sprout utensils vegan washing water wheat wine`.split(
    /\s+/,
  );
type Sheet = { file: string; names: string[] };
const shared: Sheet = { file: "icons", names: names.filter((name) => everywhere.includes(name)) };
const more: Sheet = { file: "icons-more", names: names.filter((name) => !everywhere.includes(name)) };

const side = 24;
const svgOf = ({ names }: Sheet) => {
  const cells = names.map(
    (name, index) =>
      `<g transform="translate(${index * side})">${own[name] ?? filled[name] ?? drawing(lucide[name] ?? name)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${names.length * side}" height="${side}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${cells.join("")}</svg>`;
};

const place = ({ names }: Sheet, name: string) => names.indexOf(name);
const places = (sheet: Sheet, prefix: string, names = sheet.names) =>
  names.map((name) => `.${prefix}-${name} {\n  --i: ${place(sheet, name)};\n}\n`).join("");
const step = ({ names }: Sheet) => `calc(100% / ${names.length - 1})`;
const sheetsAt = (zoom: number) => `:root {
  --icons-shared: url("../../ui/${shared.file}-${zoom}x.webp");
  --icons-more: url("../../ui/${more.file}-${zoom}x.webp");
}
`;

const css = `/*
 * Written by workers/draw/icons.ts. Pictures hold the icons side by side, and a class selects an
 * icon. URLs are relative to app/styles/sheets/base.css, which imports this file before they are
 * resolved.
 */
${sheetsAt(2)}@media (min-resolution: 2.5dppx) {
${sheetsAt(3).replace(/^(?=.)/gm, "  ")}}
.icon,
.with-icon,
.heart,
.department-switch,
[type="search"] {
  --icons: var(--icons-shared);
  --step: ${step(shared)};
}
[class*="more-"] {
  --icons: var(--icons-more);
  --step: ${step(more)};
  --i: 99;
}
.icon,
.with-icon::before,
.heart::after,
.department-switch::after,
::-webkit-search-cancel-button {
  mask: var(--icons) calc(var(--i) * var(--step)) 0 / auto 100% no-repeat;
}
::-webkit-search-cancel-button {
  --i: ${place(shared, "x")};
}
${places(shared, "i")}${places(
  more,
  "more",
  more.names.filter((name) => !ofDepartments.includes(name)),
)}.heart[aria-pressed="true"] {
  --i: ${place(shared, "heart-full")};
}
`;

const listed = ({ names }: Sheet) => `[\n${names.map((name) => `  "${name}",\n`).join("")}] as const`;
const late = `/* Written by workers/draw/icons.ts: the places of the departments' icons. */\n${places(more, "more", ofDepartments)}`;

const typed = `/** Written by workers/draw/icons.ts: icons of all pages, whose classes begin with "i-". */
export const sharedIcons = ${listed(shared)};

/** Icons of the second picture, whose classes begin with "more-". */
export const moreIcons = ${listed(more)};

export type IconName = (typeof sharedIcons)[number] | (typeof moreIcons)[number];
`;

/**
 * Renders the icons of lucide-static (ISC licence, https://lucide.dev/license) and our own. Returns
 * file contents by path from the project's root.
 */
export async function icons(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>([
    ["app/styles/icons.css", css],
    ["app/styles/department-icons.css", late],
    ["app/ui/icon-names.ts", typed],
  ]);
  for (const sheet of [shared, more])
    for (const zoom of [2, 3])
      files.set(`app/ui/${sheet.file}-${zoom}x.webp`, await webpOf(svgOf(sheet), zoom));
  return files;
}
