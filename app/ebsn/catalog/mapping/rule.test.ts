import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampToRule, firstAdd, increase } from "~/lib/quantity";
import { isAllowed } from "~/lib/testing/is-allowed";
import { apples, pasta } from "../../testing/wire-samples";
import { wireProduct } from "../wire/product";
import { quantityRule } from "./rule";

const ruleOf = (productInfos: Record<string, string>, more: Record<string, unknown> = {}) =>
  quantityRule(wireProduct.parse({ ...pasta, productInfos, ...more }));

describe("quantityRule", () => {
  test("reads pieces with defaults", () => {
    expect(ruleOf({ TIPOLOGIA: "Pezzo" })).toEqual({
      by: "piece",
      first: 1,
      min: 1,
      max: 999,
      step: 1,
      multiple: 1,
      locked: false,
    });
  });

  // spec §3: Product and productInfos
  test("bounds pieces in a free or locked crate by whole crates", () => {
    const crate = { TIPOLOGIA: "Pezzo", QTY_MULT: "6", UNIT_SELLING: "cassa da 6", MAXACQ: "20" };
    expect(ruleOf(crate)).toMatchObject({
      step: 1,
      multiple: 6,
      locked: false,
      max: 18,
      packageName: "cassa da 6",
    });
    expect(ruleOf(crate, { available: 4 })).toMatchObject({ max: 4 });
    const locked = { ...crate, QTY_LOCKED: "true", MINACQ: "7" };
    expect(ruleOf(locked)).toMatchObject({ step: 6, first: 12, min: 12, max: 18, locked: true });
    expect(ruleOf(locked, { available: 8 }).max).toBe(0);
  });

  // spec attacked: S5 packs go by QTY_MULT and QTY_LOCKED <- app/ebsn/catalog/mapping/rule.ts
  test("S5, S12: packs step by QTY_MULT, locked or not, and MULTI_PACK does not count", () => {
    const infos = { TIPOLOGIA: "Confezione", MULTI_PACK: "6", QTY_MULT: "4" };
    expect(ruleOf(infos, { maxAcq: 14, minAcq: 2 })).toMatchObject({
      by: "pack",
      first: 4,
      min: 4,
      step: 4,
      max: 12,
      multiple: 4,
      locked: true,
    });
    const pair = ruleOf({ TIPOLOGIA: "Confezione", QTY_MULT: "2" });
    expect([firstAdd(pair), clampToRule(pair, 3), increase(pair, 2)]).toEqual([
      2,
      { value: 4, changed: "multiple" },
      4,
    ]);
    expect(ruleOf({ ...infos, QTY_LOCKED: "true" })).toMatchObject({
      first: 4,
      min: 4,
      step: 4,
      locked: true,
    });
    expect(ruleOf({ TIPOLOGIA: "Confezione", MULTI_PACK: "6" })).toMatchObject({
      multiple: 1,
      locked: false,
    });
  });

  // spec §3: Product and productInfos
  // spec catalogue: §4 pieces turn to packages at QTY_MULT; §5 steps, snaps, minimum, maximum, loose goods below WEIGHT_SELLING are 0
  test("reads loose goods in grams from any selling unit", () => {
    const rule = quantityRule(wireProduct.parse(apples));
    expect(rule).toMatchObject({ by: "weight", first: 500, min: 500, step: 100, max: 4200, pieceGrams: 180 });
    expect(ruleOf({ TIPOLOGIA: "Peso", WEIGHT_SELLING: "0.3", WEIGHT_UNIT_SELLING: "KG" })).toMatchObject({
      first: 300,
      step: 300,
    });
    expect(
      ruleOf({ TIPOLOGIA: "Peso", WEIGHT_SELLING: "250", STEP_SELLING: "50", MAXACQ: "2" }),
    ).toMatchObject({
      first: 250,
      step: 50,
      max: 2000,
    });
  });

  test("a sold-out product has a max of 0", () => expect(ruleOf({}, { available: 0 }).max).toBe(0));

  test("the first add is an allowed quantity for any backend data", () => {
    const value = fc.oneof(
      fc.nat(5000).map(String),
      fc.constantFrom("", "0.0", "-3", "x", "0.5", "1e3", "true"),
    );
    const infos = fc.dictionary(
      fc.constantFrom("QTY_MULT", "QTY_LOCKED", "MINACQ", "MAXACQ", "WEIGHT_SELLING", "STEP_SELLING"),
      value,
    );
    const kinds = fc.constantFrom("Pezzo", "Confezione", "Sfuso", "Peso", "?");
    fc.assert(
      fc.property(infos, kinds, fc.nat(300), (productInfos, TIPOLOGIA, available) => {
        const rule = ruleOf({ ...productInfos, TIPOLOGIA }, { available });
        expect(isAllowed(rule, firstAdd(rule))).toBe(true);
        expect(isAllowed(rule, rule.max)).toBe(true);
        expect(rule.step).toBeGreaterThan(0);
      }),
    );
  });
});
