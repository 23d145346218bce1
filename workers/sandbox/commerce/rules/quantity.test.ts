import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lineTotal,
  mostOf,
  noLimit,
  readAmount,
  readTarget,
  refusal,
  ruleOf,
  wireQuantity,
  type Goods,
} from "./quantity";

const goods = (infos: Record<string, string>, more: Partial<Goods> = {}): Goods => ({
  productId: 1,
  infos,
  pricePer: "pz",
  price: 199,
  available: noLimit,
  ...more,
});
const loose = (more: Partial<Goods> = {}) =>
  goods(
    { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "300", STEP_SELLING: "100", WEIGHT_UNIT_SELLING: "GR" },
    { pricePer: "kg", ...more },
  );
const locked = goods({ TIPOLOGIA: "Pezzo", QTY_MULT: "6", QTY_LOCKED: "true", MINACQ: "1" });
const tray = goods(
  { TIPOLOGIA: "Confezione", WEIGHT_VARIABLE: "true", WEIGHT_SELLING: "450", WEIGHT_UNIT_SELLING: "GR" },
  { pricePer: "kg", price: 1290 },
);

const check = (asked: Goods, quantity: unknown) => {
  const rule = ruleOf(asked);
  const amount = readAmount(rule, quantity);
  return typeof amount === "string" ? amount : refusal(rule, amount);
};

const set = (asked: Goods, quantity: unknown) => readTarget(ruleOf(asked), quantity);

describe("quantities", () => {
  // spec attacked: S5 packs go by QTY_MULT and QTY_LOCKED
  it("S5: packs step by QTY_MULT and honour QTY_LOCKED like pieces", () => {
    const packs = goods({ TIPOLOGIA: "Confezione", QTY_MULT: "3", QTY_LOCKED: "true", MINACQ: "1" });
    expect(ruleOf(packs)).toMatchObject({ by: "pack", step: 3, first: 3, min: 3, locked: true });
    expect(check(packs, 6)).toBeUndefined();
    expect(check(packs, 4)).toBe("msg.cart.multiple");
    expect(mostOf(ruleOf({ ...packs, available: 8 }))).toBe(6);
    const open = goods({ TIPOLOGIA: "Confezione", QTY_MULT: "2" });
    expect(ruleOf(open)).toMatchObject({ step: 2, first: 1, locked: false });
    expect(check(open, 3)).toBeUndefined();
  });

  // spec attacked: S6 a typed weight below WEIGHT_SELLING is none
  it("S6: a weight set below WEIGHT_SELLING becomes zero, not the minimum", () => {
    expect(set(loose(), 0.2)).toBe(0);
    expect(set(loose(), 0.3)).toBe(300);
    expect(set(loose(), 0)).toBe(0);
    expect(set(loose(), -1)).toBe("msg.cart.quantity");
    expect(set(goods({ TIPOLOGIA: "Pezzo", MINACQ: "3" }), 2)).toBe(2);
  });

  it.each([-1, 1e9, NaN, Infinity, "abc", "", null, undefined, {}, [], true, "1e3", "0x10"])(
    "refuses %j as a quantity",
    (quantity) => {
      expect(readAmount(ruleOf(goods({ TIPOLOGIA: "Pezzo" })), quantity)).toBe("msg.cart.quantity");
      expect(readAmount(ruleOf(loose()), quantity)).toBe("msg.cart.quantity");
    },
  );

  it("0.0001 is no piece and no weight", () => {
    expect(readAmount(ruleOf(locked), 0.0001)).toBe("msg.cart.multiple");
    expect(readAmount(ruleOf(loose()), 0.0001)).toBe("msg.cart.quantity");
  });

  it("understands the text of a form", () => {
    expect(readAmount(ruleOf(loose()), " 0,5 ")).toBe(500);
    expect(readAmount(ruleOf(goods({ TIPOLOGIA: "Pezzo" })), "12")).toBe(12);
  });

  it("locked packages go by multiples", () => {
    expect(check(locked, 6)).toBeUndefined();
    expect(check(locked, 7)).toBe("msg.cart.multiple");
    expect(ruleOf(locked).first).toBe(6);
  });

  it("packages that are not locked may be opened", () => {
    expect(check(goods({ TIPOLOGIA: "Pezzo", QTY_MULT: "6" }), 7)).toBeUndefined();
  });

  it("keeps to least, most and stock", () => {
    expect(check(goods({ TIPOLOGIA: "Pezzo" }, { minAcq: 3 }), 2)).toBe("errors.minAcq");
    expect(check(goods({ TIPOLOGIA: "Pezzo", MINACQ: "3" }), 2)).toBe("errors.minAcq");
    expect(check(goods({ TIPOLOGIA: "Pezzo" }, { maxAcq: 4 }), 5)).toBe("msg.cart.max");
    expect(check(goods({ TIPOLOGIA: "Pezzo" }, { available: 4 }), 5)).toBe("msg.cart.availability.errors");
    expect(check(goods({ TIPOLOGIA: "Pezzo" }, { available: 0 }), 1)).toBe("msg.cart.availability.errors");
    expect(mostOf(ruleOf({ ...locked, available: 17 }))).toBe(12);
  });

  it("weighs loose goods in grams, from the first add on, by steps", () => {
    expect(check(loose(), 0.3)).toBeUndefined();
    expect(check(loose(), 0.2)).toBe("errors.minAcq");
    expect(check(loose(), 0.35)).toBe("msg.cart.multiple");
    expect(check(loose(), 0.1 + 0.2 + 0.1)).toBeUndefined();
    expect(check(loose({ available: 0.4 }), 0.5)).toBe("msg.cart.availability.errors");
    const hectograms = goods(
      { TIPOLOGIA: "Peso", WEIGHT_SELLING: "2", STEP_SELLING: "1", WEIGHT_UNIT_SELLING: "HG" },
      { pricePer: "kg" },
    );
    expect(ruleOf(hectograms)).toMatchObject({ first: 200, step: 100 });
  });

  it("prices a pack by its weight, half a cent up", () => {
    const rule = ruleOf(tray);
    expect(rule.packGrams).toBe(450);
    expect(lineTotal(rule, 1290, 1)).toBe(581);
    expect(lineTotal(ruleOf(loose()), 199, 500)).toBe(100);
  });
});

const anyGoods = fc
  .record({
    kind: fc.constantFrom("Pezzo", "Confezione", "Sfuso"),
    mult: fc.integer({ min: 1, max: 24 }),
    locked: fc.boolean(),
    least: fc.integer({ min: 1, max: 10 }),
    most: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    stock: fc.oneof(fc.constant(noLimit), fc.integer({ min: 0, max: 80 })),
    first: fc.integer({ min: 1, max: 20 }).map((hundreds) => hundreds * 50),
    price: fc.integer({ min: 1, max: 5000 }),
  })
  .map(({ kind, mult, locked: lock, least, most, stock, first, price }) =>
    kind === "Sfuso"
      ? loose({
          maxAcq: most,
          available: stock,
          price,
          infos: { ...loose().infos, WEIGHT_SELLING: String(first) },
        })
      : goods(
          { TIPOLOGIA: kind, QTY_MULT: String(mult), QTY_LOCKED: String(lock), MINACQ: String(least) },
          { maxAcq: most, available: stock, price },
        ),
  );

describe("for any goods", () => {
  it("an allowed amount lies within every bound, and survives the wire", () => {
    fc.assert(
      fc.property(anyGoods, fc.integer({ min: 1, max: 100_000 }), (asked, amount) => {
        const rule = ruleOf(asked);
        expect(readAmount(rule, wireQuantity(rule, amount))).toBe(amount);
        if (refusal(rule, amount)) return;
        expect(amount).toBeGreaterThanOrEqual(rule.min);
        expect(amount).toBeLessThanOrEqual(Math.min(rule.max, rule.available));
        expect(amount).toBeLessThanOrEqual(mostOf(rule));
      }),
    );
  });

  it("allows the maximum, and refuses anything above it", () => {
    fc.assert(
      fc.property(anyGoods, fc.integer({ min: 1, max: 50 }), (asked, more) => {
        const rule = ruleOf(asked);
        const most = mostOf(rule);
        if (most > 0) expect(refusal(rule, most)).toBeUndefined();
        if (most > 0 && most < 90_000) expect(refusal(rule, most + more * rule.step)).toBeDefined();
      }),
    );
  });

  it("a line costs whole cents and never less when there is more of it", () => {
    fc.assert(
      fc.property(
        anyGoods,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        (asked, amount, more) => {
          const rule = ruleOf(asked);
          const total = lineTotal(rule, asked.price, amount);
          expect(Number.isInteger(total)).toBe(true);
          expect(lineTotal(rule, asked.price, amount + more)).toBeGreaterThanOrEqual(total);
        },
      ),
    );
  });

  it("no text makes it throw", () => {
    fc.assert(
      fc.property(anyGoods, fc.anything(), (asked, quantity) => {
        const amount = readAmount(ruleOf(asked), quantity);
        expect(typeof amount === "string" || (Number.isInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});
