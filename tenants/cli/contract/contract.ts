import type { Answer } from "../answer";
import { answerOf } from "../findings";
import { NotUnderstood } from "../not-understood";
import type { World } from "../world";
import { askBackend } from "./asked";
import { facts } from "./facts";

/** `contract <origin>`: holds a backend's own answers against docs/wire.md, as a visitor, with some fifteen GETs one after another. */
export async function contract({ visit, rest }: World, origin: string): Promise<Answer> {
  const base = origin.replace(/\/+$/, "");
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new NotUnderstood(`"${origin}" is no origin: https://shop.chain.it`);
  try {
    const asked = await askBackend(visit, rest, base);
    return answerOf(
      facts.map(({ about, look }) => ({ about, ...look(asked) })),
      { origin: base },
    );
  } catch (error) {
    throw new NotUnderstood(error instanceof Error ? error.message : String(error));
  }
}
