import type { PictureSpec } from "../../catalogue/seed-types";
import { type Canvas, ground, svg } from "../canvas";
import { darken, lighten } from "../colour";
import { drawLabel } from "../label";
import { pieces, type Piece } from "../../catalogue/kinds";
import { layPieces } from "../pieces/lay-pieces";

const byMotif: Partial<Record<NonNullable<PictureSpec["motif"]>, Piece>> = {
  leaf: "leaves",
  tomato: "balls",
  grape: "balls",
  olive: "balls",
  fish: "fillets",
};

export function tray(canvas: Canvas): string {
  const kind = canvas.kind(pieces, [byMotif[canvas.spec.motif ?? "star"] ?? "chops"]);
  const green = kind === "leaves" || kind === "salad" || kind === "balls";
  const shell = canvas.pick(
    "shell",
    green ? ["#e9f1ea", "#dcebdd"] : ["#22252a", "#f5f3ee", "#2b3a33", "#e9e4da"],
  );
  const rim = lighten(shell, 0.25);
  const body = svg`<path fill="${darken(shell, 0.35)}" d="M20 84H180L172 178q-1 6-8 6H36q-7 0-8-6Z"/><rect x="14" y="64" width="172" height="114" rx="16" fill="${rim}"/><rect x="20" y="70" width="160" height="102" rx="12" fill="${shell}"/>`;
  const inside = canvas.clip('<rect x="24" y="74" width="152" height="94" rx="10"/>');
  const film = svg`<rect x="14" y="64" width="172" height="114" rx="16" fill="#fff" opacity=".1"/><path fill="#fff" opacity=".34" d="M30 72h34l-28 60q-10-4-10-14ZM74 72h12L48 154l-8-6Z"/><path fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" d="M15 80q0-15 15-15h140q15 0 15 15"/>`;
  const box = canvas.chance("sleeve", 0.35)
    ? { x: canvas.vary("bx", 104, 112), y: 62, w: 66, h: 118 }
    : { x: canvas.vary("bx", 82, 92), y: 108, w: 84, h: 60 };
  return svg`${ground(canvas, 102, 183, 84, 9)}${body}<g${inside}>${layPieces(canvas, kind, { x: 26, y: 75, w: 148, h: 92 })}</g>${film}${drawLabel(canvas, box, { kind: "paper", behind: shell })}`;
}
