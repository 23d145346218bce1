import type { Good } from "./family-text";
import { between, chance } from "./hash";
import type { Pack } from "./packs";
import type { SeedProduct } from "./seed-types";

type Selling = Pick<SeedProduct, "infos" | "pricePer" | "minAcq" | "maxAcq" | "classMax">;

const stockDays: Record<string, [number, number]> = {
  cool: [3, 8],
  fridge: [7, 30],
  fish: [1, 3],
  dry: [180, 420],
  freezer: [240, 540],
  bread: [1, 5],
  cellar: [365, 900],
  home: [720, 1080],
};

/**
 * Returns a product's selling rules: the wire's productInfos and the resulting limits
 * (docs/wire.md, "Quantities").
 */
export function sellingOf(good: Good, pack: Pack, key: string): Selling {
  const { settings } = good;
  const [mode = "pz", first = "1", step = "1"] = (settings.sell ?? "pz").split(" ");
  const [fewest, most] = stockDays[settings.keep ?? "dry"] ?? [180, 420];
  const days = between(fewest, most, "days", key);
  const infos: Record<string, string> = {
    WEIGHT_SELLING: "0.0",
    MEAL_TICKET_ENABLED: settings.ticket === "no" || settings.food === "no" ? "false" : "true",
    WEB_ENABLED: "1",
    STOCK_DAYS: String(days),
    STOCK_DAYS_ALTERNATIVE: String(days * 2),
    WEIGHT_UNIT_BASE: pack.unit,
    CHECKED: "true",
  };
  if (mode === "loose" || mode === "hg" || mode === "kg" || mode === "cut") {
    const unit = mode === "hg" ? "HG" : mode === "kg" ? "KG" : "GR";
    Object.assign(infos, {
      TIPOLOGIA: mode === "cut" ? "Peso" : "Sfuso",
      WEIGHT_SELLING: first,
      STEP_SELLING: step,
      WEIGHT_UNIT_SELLING: unit,
      WEIGHT_UNIT_BASE: "KG",
    });
    if (good.pieceGrams)
      Object.assign(infos, {
        WEIGHT_SELLING_SINGLE_UNIT: String(good.pieceGrams),
        WEIGHT_SELLING_SINGLE_UNIT_UM: "GR",
      });
    return { infos, pricePer: "kg" };
  }
  if (mode === "tray") {
    Object.assign(infos, {
      TIPOLOGIA: "Confezione",
      WEIGHT_VARIABLE: "true",
      WEIGHT_SELLING: String(Math.round(pack.size * 1000)),
      WEIGHT_UNIT_SELLING: "GR",
      WEIGHT_UNIT_BASE: "KG",
      MINACQ: "1",
    });
    return { infos, pricePer: "kg" };
  }
  infos.TIPOLOGIA = mode === "conf" || pack.count > 1 ? "Confezione" : "Pezzo";
  if (infos.TIPOLOGIA === "Confezione") infos.WEIGHT_VARIABLE = "false";
  if (pack.count > 1) infos.MULTI_PACK = String(pack.count);
  return { infos, pricePer: "pz", ...boundsOf(good, pack, key, infos) };
}

/** Returns packages, minimum and maximum of products sold by piece or pack; completes `infos`. */
function boundsOf(
  good: Good,
  pack: Pack,
  key: string,
  infos: Record<string, string>,
): Pick<Selling, "minAcq" | "maxAcq" | "classMax"> {
  const { settings } = good;
  const [mult, lock, word = "cassa"] = pack.count > 1 ? [] : (settings.case ?? "").split(" ");
  if (mult) {
    infos.QTY_MULT = mult;
    if (lock === "locked") infos.QTY_LOCKED = "true";
    infos.UNIT_SELLING = `${word} da ${mult}`;
  }
  const min = mult ? 1 : chance("min", key) < 0.015 ? between(2, 4, "least", key) : Number(settings.min ?? 1);
  infos.MINACQ = String(min);
  const max = settings.max
    ? Number(settings.max)
    : !mult && chance("max", key) < 0.04
      ? between(6, 12, "most", key)
      : undefined;
  if (max !== undefined) infos.MAXACQ = String(max);
  const [name, limit] = (settings.cmax ?? "").split(" ");
  return {
    ...(min > 1 ? { minAcq: min } : {}),
    ...(max !== undefined ? { maxAcq: max } : {}),
    ...(name && limit ? { classMax: { name, max: Number(limit) } } : {}),
  };
}
