import type { Download } from "./older-assets";

const patienceMs = 20_000;
/** Max bytes of a response: more than the list and any of its files. */
const mostBytes = 5_000_000;

/**
 * Downloads an address without following redirects. Throws a readable message without a complete
 * response within 20 s.
 */
export const download: Download = async (url) => {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of answer.body ?? []) {
      length += part.length;
      if (length > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
      parts.push(part);
    }
    return { status: answer.status, bytes: Buffer.concat(parts) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
};
