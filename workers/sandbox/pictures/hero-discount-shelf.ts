import { svg } from "./canvas";
import { putGoods } from "./put-goods";

const blue = "#1236d8";
const deep = "#0a22a0";
const yellow = "#ffe000";
const red = "#e4002b";

function burst(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 32 }, (_, i) => {
    const d = i % 2 ? r * 0.84 : r;
    return svg`${x + Math.sin((i * Math.PI) / 16) * d} ${y - Math.cos((i * Math.PI) / 16) * d}`;
  });
  return svg`<path fill="${fill}" d="M${points.join("L")}Z"/>`;
}

function shelf(y: number, tags: readonly (readonly [x: number, fill: string])[]): string {
  const prices = tags
    .map(
      ([x, fill]) =>
        svg`<path fill="${fill}" d="M${x} ${y + 3}h62v27h-62Z"/><path fill="${fill === yellow ? "#0a1024" : "#fff"}" d="M${x + 8} ${y + 10}h20v13h-20ZM${x + 32} ${y + 10}h9v7h-9ZM${x + 44} ${y + 10}h9v7h-9Z"/>`,
    )
    .join("");
  return svg`<path fill="#dfe5f4" d="M500 ${y - 14}h680v14H500Z"/><path fill="#fff" d="M500 ${y}h680v34H500Z"/><path fill="#0a1024" opacity=".12" d="M500 ${y + 34}h680v14H500Z"/>${prices}`;
}

/** Pure geometry: bottles, cans and boxes as bold as letters. */
function stack(x: number, foot: number): string {
  const can = (dx: number, dy: number, fill: string) =>
    svg`<path fill="${fill}" d="M${x + dx} ${foot - dy - 52}h42v52h-42Z"/><path fill="#cfd6e6" d="M${x + dx} ${foot - dy - 56}h42v8h-42ZM${x + dx} ${foot - dy - 5}h42v5h-42Z"/><circle cx="${x + dx + 21}" cy="${foot - dy - 27}" r="12" fill="#fff"/><path fill="#fff" opacity=".25" d="M${x + dx + 4} ${foot - dy - 48}h8v43h-8Z"/>`;
  return can(0, 0, red) + can(46, 0, blue) + can(92, 0, red) + can(23, 56, yellow) + can(69, 56, red);
}

function bottles(x: number, foot: number, fills: readonly string[]): string {
  return fills
    .map(
      (fill, i) =>
        svg`<path fill="${fill}" d="M${x + i * 46 + 13} ${foot - 128}h14v30q13 8 13 26v66q0 6-6 6h-28q-6 0-6-6v-66q0-18 13-26Z"/><path fill="#0a1024" d="M${x + i * 46 + 11} ${foot - 134}h18v13h-18Z"/><path fill="#fff" d="M${x + i * 46} ${foot - 60}h40v34h-40Z"/><path fill="${fill}" d="M${x + i * 46 + 8} ${foot - 50}h24v5h-24ZM${x + i * 46 + 8} ${foot - 41}h16v5h-16Z"/><path fill="#fff" opacity=".3" d="M${x + i * 46 + 5} ${foot - 74}h7v68h-7Z"/>`,
    )
    .join("");
}

/** Crisp shelf of a discounter: blue, yellow, red, right angles and one big star. */
export function discountShelf(): string {
  const back = svg`<path fill="${yellow}" d="M0 0h1200v480H0Z"/><path fill="#fff" opacity=".3" d="M0 0h190L0 190ZM0 300L300 0h90L0 390Z"/><path fill="#ffc400" opacity=".55" d="M480 150V432H198ZM480 40v60L148 432H88Z"/><path fill="${blue}" d="M0 480L0 432L500 432V480ZM1180 0h20v480h-20ZM480 0h20v480h-20Z"/><path fill="${deep}" d="M480 0h6v480h-6ZM1180 0h6v480h-6Z"/><path fill="#eaf0ff" d="M500 0h680v480H500Z"/><path fill="#d5def8" d="M500 0h680v26H500Z"/>`;
  const upper = [
    bottles(520, 202, [red, "#00a651", blue]),
    putGoods("box", [red, "#fff0d0"], [650, 204, 162], ["Più", "Biscotti", "wheat"], 8),
    putGoods("bag", [yellow, red], [884, 204, 148], ["Ok!", "Patatine", "sun"], 3),
    stack(1030, 202),
  ];
  const lower = [
    stack(522, 402),
    putGoods("brick", [blue, red], [648, 404, 156], ["Ok!", "Latte", "cow"], 5),
    putGoods("jug", ["#00a651", yellow], [764, 404, 160], ["Più", "Bucato", "bubble"], 2),
    putGoods("apple", ["#e4002b", "#ff6a3a"], [908, 404, 140], undefined, 4),
    bottles(1038, 402, [blue, yellow, red]),
  ];
  const star = svg`${burst(846, 108, 62, deep)}${burst(842, 104, 62, red)}<path stroke="#fff" stroke-width="10" d="M822 130l40-54"/><circle cx="822" cy="86" r="11" fill="none" stroke="#fff" stroke-width="8"/><circle cx="862" cy="122" r="11" fill="none" stroke="#fff" stroke-width="8"/>`;
  return svg`${back}${shelf(202, [
    [548, yellow],
    [700, red],
    [1080, blue],
  ])}${shelf(402, [
    [560, red],
    [700, yellow],
    [812, red],
    [948, yellow],
    [1080, red],
  ])}${upper.join("")}${lower.join("")}${star}`;
}
