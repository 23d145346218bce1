import { ask } from "../../e2e/http";
import { randomOf } from "../http/random";

export type Seen = {
  /** A page cached before, or a search made for the first time. */
  page: "kept" | "new";
  status: number;
  /** The page was too old but was shown as stale. */
  old: boolean;
  retryAfter: boolean;
  ms: number;
};

const thinkMs = 250;

/**
 * Runs `visitors` visitors until `isOver`; each opens one page after another, mostly cached pages,
 * sometimes a new search.
 */
export async function visit(
  shop: string,
  { visitors, paths, seed }: { visitors: number; paths: readonly string[]; seed: number },
  isOver: () => boolean,
): Promise<Seen[]> {
  const { host } = new URL(shop);
  const seen: Seen[] = [];
  async function live(number: number): Promise<void> {
    const random = randomOf(seed + number);
    while (!isOver()) {
      const page = random.chance(0.2) ? "new" : "kept";
      const path = page === "kept" ? random.pick(paths) : `/search?query=pasta${random.below(1_000_000)}`;
      const began = performance.now();
      const { status, headers } = await ask(host, path, { headers: { Accept: "text/html" } });
      const ms = performance.now() - began;
      const old = /page stale/.test(String(headers["server-timing"]));
      seen.push({ page, status, old, retryAfter: headers["retry-after"] !== undefined, ms });
      await new Promise((resolve) => setTimeout(resolve, random.below(2 * thinkMs)));
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, number) => live(number)));
  return seen;
}
