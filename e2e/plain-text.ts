import { Parser } from "htmlparser2";

/** Elements that browsers without style sheets (HTML 4 at most) show on lines of their own. */
const blocks = new Set(
  (
    "address blockquote body br caption dd div dl dt form h1 h2 h3 h4 h5 h6 hr html li ol option p pre select " +
    "table tbody td th thead tr ul"
  ).split(" "),
);
const unread = new Set(["script", "style", "template", "title", "head"]);
/** An input field is shown as a box, which separates the text on its two sides. */
const boxes = new Set(["input", "textarea", "img"]);
const ticks = new Set(["checkbox", "radio"]);

type Piece = { text: string; element: number } | "line" | "box";

function* piecesOf(html: string): Generator<Piece> {
  const pieces: Piece[] = [];
  let within = 0;
  let element = 0;
  const mark = (tag: string) => {
    element += 1;
    if (blocks.has(tag)) pieces.push("line");
    else if (boxes.has(tag)) pieces.push("box");
  };
  const parser = new Parser({
    onopentag(tag, { type, alt }) {
      if (unread.has(tag)) within += 1;
      else if (ticks.has(type ?? "")) pieces.push({ text: "[ ]", element: ++element });
      else if (!(type === "hidden" || alt === "")) mark(tag);
    },
    onclosetag(tag) {
      if (unread.has(tag)) within -= 1;
      else if (!boxes.has(tag)) mark(tag);
    },
    ontext(text) {
      if (within === 0) pieces.push({ text, element });
    },
  });
  parser.end(html);
  yield* pieces;
}

/** The page as a browser without style sheets writes it, a line for each block. */
export function plainText(html: string): string {
  let text = "";
  for (const piece of piecesOf(html)) {
    if (piece === "line") text += "\n";
    else text += piece === "box" ? " [] " : piece.text.replace(/\s+/g, " ");
  }
  return text.replace(/ *\n[ \n]*/g, "\n").trim();
}

/**
 * Words of two elements without a separator, with their context: "RepartiAccedi", or "29,43" made
 * of 2 and 9,43.
 */
export function gluedWords(html: string): string[] {
  const glued: string[] = [];
  let before: Exclude<Piece, string> | undefined;
  for (const piece of piecesOf(html)) {
    if (typeof piece === "string") before = undefined;
    else if (piece.text !== "") {
      const touches = before && before.element !== piece.element;
      if (touches && /[\p{L}\p{N}€%).:]$/u.test(before?.text ?? "") && /^[\p{L}\p{N}([]/u.test(piece.text))
        glued.push(`${before?.text.slice(-20)}|${piece.text.slice(0, 20)}`);
      before = piece;
    }
  }
  return glued;
}
