import { createContext, useContext, type ReactNode } from "react";

/** The parts of one page that were still to come when it was rendered, and those that have come since. */
export type LateParts = {
  awaited: Promise<void>[];
  arrived: Map<Promise<unknown>, ReactNode>;
  onError: (error: unknown) => void;
};

const LatePartsContext = createContext<LateParts | undefined>(undefined);

/** Stands where the first late part of a page begins. */
const gap = '<template data-late=""></template>';

/**
 * A part of the page that may be a promise: what stands before it is sent without waiting (record 062). A promise that fails leaves the part
 * out. Throws outside a page that waits for its late parts, so that none is lost.
 */
export function LatePart<T>({
  part,
  children,
}: {
  part: T | Promise<T>;
  children: (value: T) => ReactNode;
}): ReactNode {
  const late = useContext(LatePartsContext);
  if (!(part instanceof Promise)) return children(part);
  if (!late) throw new Error("A late part stands where nobody waits for it.");
  if (late.arrived.has(part)) return late.arrived.get(part);
  const arrive = (node: ReactNode) => void late.arrived.set(part, node);
  late.awaited.push(
    part
      .then((value) => arrive(children(value)))
      .catch((error: unknown) => {
        late.onError(error);
        arrive(null);
      }),
  );
  return <template data-late="" />;
}

/** As much of a page as can be sent, and how to get what follows. */
export type Piece = { html: string; next?: () => Promise<Piece> };

/** A page from its beginning to its first late part, or to its end. `render` is called again for each piece that follows. */
export function firstPiece(
  page: ReactNode,
  render: (page: ReactNode) => string,
  onError: LateParts["onError"],
): Piece {
  const arrived: LateParts["arrived"] = new Map();
  function pieceFrom(start: number): Piece {
    const late: LateParts = { awaited: [], arrived, onError };
    const html = render(<LatePartsContext.Provider value={late}>{page}</LatePartsContext.Provider>);
    const [coming] = late.awaited;
    if (!coming) return { html: html.slice(start) };
    const end = html.indexOf(gap);
    return { html: html.slice(start, end), next: () => coming.then(() => pieceFrom(end)) };
  }
  return pieceFrom(0);
}

/** The pieces of a page as one body. One that cannot be rendered ends it: its status has been sent. */
export function streamOf(first: Piece, onError: LateParts["onError"]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let piece: Piece | undefined = first;
  return new ReadableStream({
    async pull(controller) {
      if (!piece) return controller.close();
      const { html, next }: Piece = piece;
      controller.enqueue(encoder.encode(html));
      piece = await next?.().catch((error: unknown) => void onError(error));
    },
  });
}
