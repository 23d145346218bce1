import { LRUCache } from "lru-cache";
import { preloadLink } from "../http/headers/preload";
import type { CachedText } from "./text-cache";

/** What stands in a page of the request it was made for; every id of one kind has the same length. */
export type Ids = [nonce: string, requestId: string];

/** A whole page as bytes, with the places where its ids stand. */
export type StoredPage = {
  bytes: Uint8Array<ArrayBuffer>;
  spots: { at: number; id: 0 | 1 }[];
  /** its `Link` header */
  link: string;
  storedAt: number;
  freshMs: number;
};

const encoder = new TextEncoder();
/** of an isolate's memory, bytes: some sixty pages */
const usualRoom = 3_000_000;

/** A page as the cache holds it; its note says how many seconds it stays fresh, and its ids. */
export function storedPage({ text, storedAt, note }: CachedText): StoredPage {
  const [seconds = "0", nonce = "", requestId = ""] = note.split(" ");
  const pieces = text.split(new RegExp(`(${nonce}|${requestId})`));
  const encoded = pieces.map((piece) => encoder.encode(piece));
  const bytes = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  const spots: StoredPage["spots"] = [];
  let at = 0;
  for (const [index, piece] of encoded.entries()) {
    bytes.set(piece, at);
    // what a pattern in brackets splits by stands between the pieces
    if (index % 2 === 1) spots.push({ at, id: pieces[index] === nonce ? 0 : 1 });
    at += piece.length;
  }
  return { bytes, spots, link: preloadLink(text), storedAt, freshMs: Number(seconds) * 1000 };
}

/** The page with a reader's own ids in the places of those it was made with. */
export function withIds({ bytes, spots }: StoredPage, ids: Ids): Uint8Array<ArrayBuffer> {
  const own = bytes.slice();
  for (const { at, id } of spots) encoder.encodeInto(ids[id], own.subarray(at));
  return own;
}

/**
 * The pages that an isolate was asked for last, within so many bytes: a hit then costs neither the store nor any reading of text. A page that is
 * larger than all the room drives no other one out.
 */
export const createRecentPages = (room = usualRoom) =>
  new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, room),
    sizeCalculation: ({ bytes }) => bytes.length || 1,
  });
export type RecentPages = ReturnType<typeof createRecentPages>;
