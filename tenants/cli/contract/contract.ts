import type { Answer } from "../answer";
import { answerOf } from "../findings";
import { NotUnderstood } from "../not-understood";
import type { World } from "../world";
import { askBackend } from "./asked";
import { facts } from "./facts";
import { findingOf } from "./verdicts";

/**
 * `contract <origin>`: compares a backend's responses with docs/wire.md, as a visitor.
 * It sends about twenty GETs, sequentially.
 * For each difference it reports one of three: a setting helps, the shop reads it correctly, or a
 * programmer is needed.
 */
export async function contract(
  { visit, rest }: Pick<World, "visit" | "rest">,
  origin: string,
): Promise<Answer> {
  const base = origin.replace(/\/+$/, "");
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new NotUnderstood(`"${origin}" is no origin: https://shop.chain.it`);
  try {
    const asked = await askBackend(visit, rest, base);
    const looked = asked.isEbsn ? facts : facts.slice(0, 1);
    return answerOf(
      looked.map(({ about, from, look }) => findingOf(about, look(asked), from(asked))),
      { origin: base },
    );
  } catch (error) {
    throw new NotUnderstood(error instanceof Error ? error.message : String(error));
  }
}
