import { LRUCache } from "lru-cache";
import { preloadLink } from "../http/headers/preload";
import type { CachedText } from "./text-cache";

/**
 * Ids of the request a page was rendered for. All ids of a kind have the same length, so that they
 * can be replaced in place.
 */
export type Ids = [nonce: string, requestId: string];

/** A whole page as bytes, with the byte offsets of its ids. */
export type StoredPage = {
  bytes: Uint8Array<ArrayBuffer>;
  spots: { at: number; id: 0 | 1 }[];
  /** The page's `Link` header. */
  link: string;
  storedAt: number;
  freshMs: number;
};

const encoder = new TextEncoder();
/** Default limit per isolate, in bytes: about sixty pages. */
const usualRoom = 3_000_000;

/** Parses a cached page; its note holds the seconds it is fresh, and its ids. */
export function storedPage({ text, storedAt, note }: CachedText): StoredPage {
  const [seconds = "0", nonce = "", requestId = ""] = note.split(" ");
  const pieces = text.split(new RegExp(`(${nonce}|${requestId})`));
  const encoded = pieces.map((piece) => encoder.encode(piece));
  const bytes = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  const spots: StoredPage["spots"] = [];
  let at = 0;
  for (const [index, piece] of encoded.entries()) {
    bytes.set(piece, at);
    // `split` with a group puts the matched ids at the odd indexes
    if (index % 2 === 1) spots.push({ at, id: pieces[index] === nonce ? 0 : 1 });
    at += piece.length;
  }
  return { bytes, spots, link: preloadLink(text), storedAt, freshMs: Number(seconds) * 1000 };
}

/** Returns the page with these ids in place of the stored ones. */
export function withIds({ bytes, spots }: StoredPage, ids: Ids): Uint8Array<ArrayBuffer> {
  const own = bytes.slice();
  for (const { at, id } of spots) encoder.encodeInto(ids[id], own.subarray(at));
  return own;
}

/**
 * Caches an isolate's most recently requested pages, within `room` bytes. A hit then reads no store
 * and parses no text. A page larger than `room` is not stored and evicts nothing.
 */
export const createRecentPages = (room = usualRoom) =>
  new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, room),
    sizeCalculation: ({ bytes }) => bytes.length || 1,
  });
export type RecentPages = ReturnType<typeof createRecentPages>;
