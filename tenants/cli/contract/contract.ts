import type { Answer } from "../answer";
import { answerOf } from "../findings";
import { NotUnderstood } from "../not-understood";
import type { World } from "../world";
import { askBackend } from "./asked";
import { facts } from "./facts";
import { findingOf } from "./verdicts";

/**
 * `contract <origin>`: holds a backend's own answers against docs/wire.md, as a visitor, with some twenty GETs one after another; of what differs it says
 * whether a setting helps, whether the shop reads it rightly, or whether a programmer is needed.
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
