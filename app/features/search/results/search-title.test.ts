import { expect, test } from "vitest";
import { translatorFor } from "~/i18n/server";
import { tenants } from "#tenants/registry";
import { searchTitle } from "./search-title";

const t = translatorFor(tenants.loggia, "it");
const nothing = { query: "", promo: false, onlyNew: false, filtered: false, chips: [] };
const brand = { label: "Alpe Serena" };

test.each([
  [{}, "Cerca"],
  [{ query: "burro", filtered: true, chips: [brand] }, "Risultati per “burro”"],
  [{ query: "burro", category: "Latticini" }, "“burro” in Latticini"],
  [{ filtered: true, promo: true, chips: [brand, { label: "Solo offerte" }] }, "Tutte le offerte"],
  [{ filtered: true, chips: [brand] }, "Alpe Serena"],
  [{ filtered: true, chips: [brand, { label: "Biologico" }] }, "Tutti i prodotti"],
])("%j is %s", (about, title) => expect(searchTitle(t, { ...nothing, ...about })).toBe(title));
