import * as z from "zod";
import { allergensAmong, type Allergen } from "~/model/allergens";
import type { OwnCookies } from "./cookies";

const part = "allergens";
/** Seconds: a year. */
const life = 31_536_000;
const between = ".";

/** All fourteen names together are shorter. */
const storedSchema = z
  .string()
  .max(200)
  .transform((text) => allergensAmong(text.split(between)));

export type ChosenAllergensStore = {
  read(): readonly Allergen[];
  save(chosen: readonly Allergen[]): void;
  /** Set-Cookie value; undefined if unchanged. */
  cookie(): string | undefined;
};

/**
 * Stores the allergens chosen in this browser as plain text in a cookie that outlives the session.
 * They are never sent to the backend or the log. Names outside the fourteen are left out.
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
