import * as z from "zod";
import { allergensAmong, type Allergen } from "~/model/allergens";
import type { OwnCookies } from "./cookies";

const part = "allergens";
/** Seconds: a year. */
const life = 31_536_000;
const between = ".";

/** All fourteen names are shorter. */
const storedSchema = z
  .string()
  .max(200)
  .transform((text) => allergensAmong(text.split(between)));

export type ChosenAllergensStore = {
  read(): readonly Allergen[];
  save(chosen: readonly Allergen[]): void;
  /** Set-Cookie value, when there is something to write */
  cookie(): string | undefined;
};

/**
 * The allergens that matter to who uses this browser: plain words in a cookie, which stay when the session ends. They are read here and go
 * nowhere else, neither to the backend nor into the log. Names that are none of the fourteen are left out.
 */
export function openChosenAllergens(jar: Record<string, string>, cookies: OwnCookies): ChosenAllergensStore {
  let chosen: readonly Allergen[] = storedSchema.safeParse(jar[cookies.name(part)]).data ?? [];
  let changed = false;
  return {
    read: () => chosen,
    save(next) {
      chosen = allergensAmong(next);
      changed = true;
    },
    cookie() {
      if (!changed) return undefined;
      return chosen.length > 0 ? cookies.write(part, chosen.join(between), life) : cookies.remove(part);
    },
  };
}
