import { createContext, useContext, type ReactNode } from "react";

/**
 * Deferred parts of a page: promises still pending at its rendering, and content that has arrived.
 */
export type LateParts = {
  awaited: Promise<void>[];
  arrived: Map<Promise<unknown>, ReactNode>;
  onError: (error: unknown) => void;
};

const LatePartsContext = createContext<LateParts | undefined>(undefined);

/** Marks the start of the first deferred part. */
const gap = '<template data-late=""></template>';

/**
 * A part of the page that may be a promise (record 062): the HTML before it is sent without
 * waiting.
 * A rejected promise leaves the part out.
 * Throws outside a page that streams, because the part would be lost.
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

/** A chunk of a page, and a function that renders the next chunk. */
export type Piece = { html: string; next?: () => Promise<Piece> };

/**
 * Renders a page up to its first deferred part, or to its end. Calls `render` again for each chunk.
 */
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

/**
 * Streams the chunks of a page. A rendering error ends the stream, because the status is already
 * sent.
 */
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
