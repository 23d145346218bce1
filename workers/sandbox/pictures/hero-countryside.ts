import { svg } from "./canvas";
import { putGoods } from "./put-goods";

function vineyard(): string {
  let rows = "";
  for (let i = 0; i < 9; i++) {
    const x = 470 + i * 62;
    rows += svg`M${x} 330Q${x - 60 + i * 14} 290 ${600 + i * 26} 246`;
  }
  return svg`<g fill="none" stroke-linecap="round"><path stroke="#a8c06a" stroke-width="16" opacity=".5" d="${rows}"/><path stroke="#3a6b2d" stroke-width="9" stroke-dasharray="5 9" d="${rows}"/><path stroke="#86b84c" stroke-width="5" stroke-dasharray="5 9" transform="translate(-1 -3)" d="${rows}"/></g>`;
}

function cypress(x: number, y: number, h: number): string {
  return svg`<path fill="#2f5a34" d="M${x} ${y}q${-h * 0.17} ${-h * 0.5} 0 ${-h}q${h * 0.17} ${h * 0.5} 0 ${h}Z"/><path fill="#447a42" d="M${x - 1} ${y - 4}q${-h * 0.12} ${-h * 0.45} 0 ${-h * 0.9}Z"/>`;
}

function farm(): string {
  return svg`<path fill="#d9b98a" d="M842 196h92v62h-92Z"/><path fill="#f0d9b0" d="M790 210h60v48h-60Z"/><path fill="#b3562f" d="M782 212l38-26 38 26ZM834 198l54-34 54 34Z"/><path fill="#c9703f" d="M820 186l38 26h-10l-32-22ZM888 164l54 34h-12l-46-30Z"/><path fill="#e6caa0" d="M936 176h26v82h-26Z"/><path fill="#b3562f" d="M931 178l18-16 18 16Z"/><g fill="#6b4a35"><path d="M806 224h9v13h-9ZM828 224h9v13h-9ZM856 212h10v15h-10ZM886 212h10v15h-10ZM912 212h10v15h-10ZM945 190h8v12h-8Z"/><path d="M874 258v-18a9 9 0 0 1 18 0v18Z"/></g>`;
}

function olive(): string {
  return `<g id="colive"><ellipse cx="4" cy="2" rx="46" ry="8" fill="#2f5a2c" opacity=".35"/><path fill="#7a5f43" d="M-9 2Q-2-24-12-44L-4-46Q0-34 6-48L14-44Q4-24 11 2Z"/><path fill="#7d9460" d="M-50-56C-56-80-30-92-18-88C-8-106 24-104 28-88C50-92 60-68 46-56C44-40 20-38 8-44C-8-34-44-38-50-56Z"/><path fill="#a3b67e" d="M-40-62C-42-78-22-84-14-78C-6-92 16-90 18-78C8-72-6-66-12-58C-24-52-38-54-40-62Z"/></g>`;
}

function grass(): string {
  let blades = "";
  for (let i = 0; i < 28; i++)
    blades += svg`M${i * 44} 480q${(i % 5) - 2} -14 ${(i % 7) * 3 - 9} -${16 + (i % 4) * 7}q7 12 8 ${16 + (i % 4) * 7}Z`;
  return svg`<path fill="#3a6a2e" d="${blades}"/><g fill="#fff6dc"><circle cx="60" cy="452" r="4"/><circle cx="214" cy="444" r="4"/><circle cx="352" cy="456" r="4"/><circle cx="500" cy="448" r="4"/></g><g fill="#d8402a"><circle cx="120" cy="446" r="6"/><circle cx="286" cy="452" r="6"/><circle cx="430" cy="444" r="6"/></g>`;
}

/** Green hills, vines, a farm, and the day's crates in front. */
export function countryside(): string {
  const goods = [
    putGoods("crate", ["#d8321f", "#e8b41f"], [640, 462, 200], undefined, 6),
    putGoods("crate", ["#8a9a3a", "#6b2f6f"], [836, 456, 190], undefined, 9),
    putGoods("cabbage", ["#8fbf5a", "#5a8a3a"], [1006, 466, 138], undefined, 1),
    putGoods("bottle", ["#a8b53a", "#3f5a22"], [1066, 456, 168], ["", "", "olive"], 2),
    putGoods("root", ["#c9a060", "#8a6a30"], [548, 470, 116], undefined, 2),
  ];
  const trees = ["130 372)scale(1.1)", "300 354)scale(.85)", "1150 350)scale(.8)", "432 356)scale(.7)"]
    .map((at) => `<use href="#colive" transform="translate(${at}"/>`)
    .join("");
  const cloud = (x: number, y: number, s: number) =>
    svg`<path fill="#fff" opacity=".85" transform="translate(${x} ${y})scale(${s})" d="M-60 12C-66-6-40-14-30-8C-24-30 14-30 20-10C34-20 60-8 54 12Z"/>`;
  return svg`<defs><linearGradient id="csky" x2="0" y2="1"><stop stop-color="#a9d6ea"/><stop offset=".7" stop-color="#fbf3d4"/></linearGradient><linearGradient id="cfar" x2="0" y2="1"><stop stop-color="#9cc39a"/><stop offset="1" stop-color="#c0d79a"/></linearGradient><linearGradient id="cmid" x2="0" y2="1"><stop stop-color="#86b552"/><stop offset="1" stop-color="#5f9440"/></linearGradient><linearGradient id="cnear" x2="0" y2="1"><stop stop-color="#6ea544"/><stop offset="1" stop-color="#47803a"/></linearGradient><radialGradient id="csun"><stop stop-color="#fff3b8"/><stop offset="1" stop-color="#fff3b8" stop-opacity="0"/></radialGradient></defs><path fill="url(#csky)" d="M0 0h1200v480H0Z"/><circle cx="1040" cy="96" r="130" fill="url(#csun)"/><circle cx="1040" cy="96" r="40" fill="#ffe489"/>${cloud(640, 76, 1)}${cloud(860, 54, 0.7)}${cloud(240, 92, 1.2)}<path fill="#a7c4c4" d="M0 236L120 176 210 214 330 150 470 222 580 184 700 232 1200 210V300H0Z"/><path fill="url(#cfar)" d="M0 262Q180 190 380 244T760 226T1200 232V340H0Z"/><path fill="#d9cf7c" d="M60 262q110-50 220-26-70 30-130 50Z"/><path fill="url(#cmid)" d="M0 318Q220 236 460 292Q640 226 860 256T1200 262V400H0Z"/>${farm()}${[770, 754, 984, 1002, 1018].map((x, i) => cypress(x, 262 + (i % 2) * 4, 74 + (i % 3) * 16)).join("")}${vineyard()}<path fill="#e9d8a4" d="M880 258q-30 26 20 44t-16 44-90 44h70q60-22 76-48t-30-46 2-38Z"/><path fill="url(#cnear)" d="M0 372Q260 306 560 352T1200 336V480H0Z"/><path fill="#8cbf57" opacity=".6" d="M0 372Q260 306 560 352T1200 336v10Q900 330 560 362T0 386Z"/><defs>${olive()}</defs>${trees}${grass()}${goods.join("")}`;
}
