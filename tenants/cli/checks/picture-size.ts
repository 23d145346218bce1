export type Size = { width: number; height: number };

const word = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));

function ofPng(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * Size of a WebP, whose three formats encode it differently
 * (developers.google.com/speed/webp/docs/riff_container).
 */
function ofWebp(view: DataView, kind: string): Size | undefined {
  const short = (from: number) => view.getUint16(from, true) & 0x3fff;
  if (kind === "VP8 ") return { width: short(26), height: short(28) };
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const long = (from: number) => (view.getUint32(from, true) & 0xffffff) + 1;
  return kind === "VP8X" ? { width: long(24), height: long(27) } : undefined;
}

/**
 * Size of a picture in pixels, from its first bytes; undefined if it is neither a PNG nor a WebP.
 */
export function pictureSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 32) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (word(bytes, 0) === "\x89PNG" && word(bytes, 12) === "IHDR") return ofPng(view);
  if (word(bytes, 0) === "RIFF" && word(bytes, 8) === "WEBP") return ofWebp(view, word(bytes, 12));
  return undefined;
}
