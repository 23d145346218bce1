import { svg } from "./canvas";
import { putGoods } from "./put-goods";

const centres = [130, 410, 690, 970];

function archHoles(grow: number): string {
  return [...centres, 1250]
    .map((x) => svg`M${x - 104 - grow} 420V210a${104 + grow} ${104 + grow} 0 0 1 ${208 + grow * 2} 0V420Z`)
    .join("");
}

function town(): string {
  const houses: [number, number, number, string][] = [
    [20, 286, 66, "#dd9a62"],
    [84, 262, 58, "#e8b07a"],
    [140, 296, 90, "#d68f58"],
    [318, 270, 70, "#e3a56c"],
    [386, 292, 92, "#d8935b"],
    [476, 258, 52, "#e9b481"],
    [600, 290, 88, "#dd9b63"],
    [690, 268, 62, "#e7ad77"],
    [876, 282, 80, "#e2a36a"],
    [1020, 292, 80, "#d8945d"],
  ];
  const walls = houses.map(
    ([x, y, w, c]) =>
      svg`<path fill="${c}" d="M${x} ${y}h${w}v130h-${w}Z"/><path fill="#b5643c" d="M${x - 5} ${y}l${w / 2 + 5}-18 ${w / 2 + 5} 18Z"/><path fill="#8a4b30" opacity=".55" d="M${x + w * 0.2} ${y + 18}h9v15h-9ZM${x + w * 0.62} ${y + 18}h9v15h-9ZM${x + w * 0.2} ${y + 52}h9v15h-9ZM${x + w * 0.62} ${y + 52}h9v15h-9Z"/>`,
  );
  return svg`<path fill="#d9a878" d="M0 300Q200 210 420 270T820 240T1200 280V430H0Z"/>${walls.join("")}<path fill="#cf8750" d="M640 190h34v140h-34ZM634 178h46v14h-46Z"/><path fill="#a95b38" d="M634 178l23-34 23 34Z"/><circle cx="657" cy="214" r="8" fill="#fdebc4"/><g fill="#6b7a45"><path d="M300 330q-12-60 0-96q12 36 0 96ZM560 334q-10-52 0-84q10 32 0 84ZM862 334q-13-66 0-104q13 38 0 104Z"/></g>`;
}

function arcade(): string {
  const column =
    '<g id="hpost"><path fill="url(#hcol)" d="M-24 214h48v196h-48Z"/><path fill="#f4dcb4" d="M-38 192h76l-8 14h-60Z"/><path fill="#d9ab74" d="M-30 206h60l-6 12h-48Z"/><path fill="#e9c795" d="M-34 404h68v12h-68Z"/><path fill="#c89360" d="M-40 416h80v14h-80Z"/></g>';
  const arch =
    '<g id="hring"><path fill="none" stroke="#f2d5a6" stroke-width="22" stroke-dasharray="26 2.4" d="M-115 210a115 115 0 0 1 230 0"/><path fill="#fbe8c6" d="M-14 84h28l-6 38h-16Z"/></g>';
  const lamp =
    '<g id="hlantern"><circle cy="170" r="56" fill="url(#hlamp)"/><path stroke="#5b3a24" stroke-width="3" d="M0 106v44"/><path fill="#ffd873" stroke="#5b3a24" stroke-width="3" d="M-15 158h30l-5 28h-20Z"/><path fill="#fff7d6" d="M-5 164h10l-2 18h-6Z"/><path fill="#5b3a24" d="M-13 148h26l8 10h-42ZM-11 184h22v5h-22Z"/></g>';
  const each = (id: string, xs: readonly number[]) => xs.map((x) => `<use href="#${id}" x="${x}"/>`).join("");
  return svg`<path fill="url(#hwall)" fill-rule="evenodd" d="M0 0H1200V420H0Z${archHoles(0)}"/><path fill="#fff3d6" opacity=".35" d="M0 36h1200v8H0ZM0 52h1200v3H0Z"/><path fill="none" stroke="#9c6238" stroke-width="3" opacity=".4" d="${archHoles(0)}"/><defs>${column}${arch}${lamp}</defs>${each("hring", centres)}${each("hpost", [-10, 270, 550, 830, 1110])}${each("hlantern", [410, 690, 970])}`;
}

function stall(x: number, w: number, colour: string): string {
  const count = Math.round(w / 32);
  const step = w / count;
  let awning = "";
  let back = "";
  for (let i = 0; i < count; i++) {
    const d = svg`M${x + i * step + 12 - (i * 24) / count} 236L${x + i * step} 286q${step / 2} 22 ${step} 0L${x + (i + 1) * step + 12 - ((i + 1) * 24) / count} 236Z`;
    if (i % 2) awning += d;
    else back += d;
  }
  return svg`<path fill="#7a4a2a" d="M${x + 10} 270h9v150h-9ZM${x + w - 19} 270h9v150h-9Z"/><path fill="#000" opacity=".16" d="M${x + 6} 286h${w - 12}v30h-${w - 12}Z"/><path fill="${colour}" d="${back}"/><path fill="#fff4dd" d="${awning}"/><path fill="#000" opacity=".14" d="M${x} 284q${w / 2} 10 ${w} 0v-8h-${w}Z"/>`;
}

function counter(x: number, w: number): string {
  const planks = Array.from({ length: Math.floor(w / 30) }, (_, i) => svg`M${x + 15 + i * 30} 410v46`).join(
    "",
  );
  return svg`<ellipse cx="${x + w / 2}" cy="460" rx="${w * 0.56}" ry="12" fill="#4a2a14" opacity=".35"/><path fill="url(#hwood)" d="M${x} 406h${w}v52h-${w}Z"/><path stroke="#7c4c26" stroke-width="2" opacity=".5" d="${planks}"/><path fill="#e0ae73" d="M${x - 8} 396h${w + 16}v13h-${w + 16}Z"/>`;
}

/** Stalls under an arched loggia in the light of a late afternoon. */
export function marketHall(): string {
  const goods = [
    putGoods("bread", ["#c98a3a", "#f0d090"], [560, 402, 112], undefined, 1),
    putGoods("wedge", ["#f2cf6a", "#b5762a"], [664, 402, 92], undefined, 3),
    putGoods("bottle", ["#5a1e2a", "#7b1f2e"], [744, 402, 116], ["", "", "grape"]),
    putGoods("crate", ["#d8321f", "#f0a020"], [892, 404, 128]),
    putGoods("citrus", ["#f08a1f", "#f0b040"], [1010, 402, 92], undefined, 9),
  ];
  const light = centres.map((x) => svg`M${x - 96} 424h190l-66 60h-230Z`).join("");
  return svg`<defs><linearGradient id="hsky" x2="0" y2="1"><stop stop-color="#f8c777"/><stop offset=".6" stop-color="#fde9c0"/></linearGradient><linearGradient id="hwall" x2="0" y2="1"><stop stop-color="#c27b47"/><stop offset="1" stop-color="#dda66b"/></linearGradient><linearGradient id="hcol"><stop stop-color="#b9814f"/><stop offset=".35" stop-color="#f7dfb6"/><stop offset="1" stop-color="#b07645"/></linearGradient><linearGradient id="hfloor" x2="0" y2="1"><stop stop-color="#b9794a"/><stop offset="1" stop-color="#8f5632"/></linearGradient><linearGradient id="hwood" x2="0" y2="1"><stop stop-color="#b98048"/><stop offset="1" stop-color="#8d5a2e"/></linearGradient><radialGradient id="hlamp"><stop stop-color="#ffe9a8" stop-opacity=".8"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient></defs><path fill="url(#hsky)" d="M0 0h1200v430H0Z"/><circle cx="800" cy="200" r="44" fill="#fff6dc"/>${town()}<path fill="#eec590" d="M0 372h1200v58H0Z"/>${arcade()}<path fill="url(#hfloor)" d="M0 424h1200v56H0Z"/><path fill="#fbd598" opacity=".5" d="${light}"/>${stall(548, 300, "#b8322a")}${stall(880, 250, "#4f6b35")}${counter(556, 284)}${counter(888, 234)}${goods.join("")}<g fill="none" stroke-width="3" stroke="#6b4a26"><path d="M600 290v14M660 290v18M730 290v12"/></g><g fill="#a33c2a"><path d="M594 304q6-4 12 0l2 34q-8 6-16 0Z"/><path fill="#e9d9bd" d="M654 308q6-4 12 0l4 20q-10 12-20 0Z"/><path d="M724 302q6-4 12 0l2 38q-8 6-16 0Z"/></g>`;
}
