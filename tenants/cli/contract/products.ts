import { at, listAt, nutritionIn, textAt, type Asked, type Told } from "./asked";
import {
  seenAsWritten,
  seenNeedsSetting,
  seenNeedsProgrammer,
  seenReadRightly,
  short,
  notSeen,
  type Seen,
} from "./verdicts";

export const isNumber = (value: unknown): value is number => typeof value === "number";
const none = notSeen("no product was seen");

/** The response that contains a matching product; the listing if none does. */
const showing =
  (is: (product: unknown, asked: Asked) => boolean) =>
  (asked: Asked): Told =>
    [asked.listing, asked.promoted].find(({ json }) =>
      listAt(json, "data", "products").some((product) => is(product, asked)),
    ) ?? asked.listing;

export const inFirstListed = showing(() => true);

/** The formats of "6 x 330 ml", and of "GR. 304", "g 150" and "ML. 330 X 6 PZ.". */
const printed =
  /^(\d+ ?x ?)?\d+([.,]\d+)? ?(g|gr|kg|hg|ml|cl|l|lt|pz|pezzi|uova|capsule|bustine|rotoli|strappi|lavaggi|compresse)\b/i;
const shortened = /^((GR|KG|HG|ML|CL|LT|L|PZ|NR|G)\.? ?\d|X ?\d)/i;
/** Products sold by weight. */
const byWeight = /^(al|ca\.?|circa) /i;

function packKind(product: unknown): string {
  const description = (textAt(product, "description") ?? "").replace(/ ?\(Minimo .*/, "");
  if (!description)
    return textAt(product, "productInfos", "PACKAGE_DESCR") ? "in productInfos.PACKAGE_DESCR" : "none";
  if (byWeight.test(description)) return "by weight";
  return printed.test(description) ? "printed" : shortened.test(description) ? "shortened" : "other";
}

/** The kind of packs for the finding; undefined if all match docs/wire.md. */
function oddKind({ products }: Pick<Asked, "products">): "other" | "shortened" | undefined {
  const kinds = products.map(packKind);
  if (kinds.filter((kind) => kind === "other").length > products.length / 10) return "other";
  return kinds.includes("shortened") ? "shortened" : undefined;
}
export const inOddPack = showing((product, asked) => packKind(product) === oddKind(asked));

/** Format of the pack descriptions; descriptions without a measure are shown unchanged. */
export function packs({ products }: Asked): Seen {
  if (products.length === 0) return none;
  const kinds = products.map(packKind);
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  const says = [...new Set(kinds)].map((kind) => `${kind} ${count(kind)}`).join(", ");
  const example = (kind: string) => short(at(products[kinds.indexOf(kind)], "description"));
  const odd = oddKind({ products });
  if (odd === "other")
    return seenReadRightly(
      `${says}, as ${example("other")}`,
      "they stand as they are written; a price by the unit comes from the backend alone",
    );
  return odd === "shortened"
    ? seenReadRightly(`${says}, as ${example("shortened")}`, "quantity and unit are taken from it")
    : seenAsWritten(says);
}

const isUnpriced = (product: unknown) =>
  !(Number(at(product, "priceDisplay") ?? at(product, "price") ?? 0) > 0);
export const inUnpriced = showing(isUnpriced);

export function prices({ products }: Asked): Seen {
  if (products.length === 0) return none;
  const untold = products.filter(isUnpriced);
  if (untold.length === 0) return seenAsWritten("visitors see prices");
  return seenReadRightly(
    `${untold.length} of ${products.length} products tell visitors no price`,
    "the shop shows the goods and asks visitors to log in for their prices (record 057); nothing is to be set",
  );
}

const isPromoted = (product: unknown) => at(product, "warehousePromo") !== undefined;
const promoted = ({ products }: Asked) => products.filter(isPromoted);
export const inPromoted = showing(isPromoted);

export function promotions(asked: Asked): Seen {
  const [first] = promoted(asked);
  if (first === undefined) return notSeen("no product of a promotion was seen");
  const [now, before, list] = ["priceDisplay", "priceStandardDisplay", "price"].map((key) => at(first, key));
  if (!isNumber(now)) return notSeen("prices are not told");
  if (isNumber(before) && before > now) return seenAsWritten(`${now} instead of ${before}`);
  const says = `priceDisplay ${now} has no dearer priceStandardDisplay beside it`;
  if (isNumber(list) && list > now) return seenReadRightly(says, `price ${list} is the price before`);
  const less = at(first, "warehousePromo", "discount");
  if (isNumber(less) && less !== 0)
    return seenNeedsSetting(
      `${says}, price is ${short(list)}, and the promotion takes off ${less}`,
      "priceIncludesPromotion",
      `to true where ${now} is the promotion's price already and ${(now + Math.abs(less)).toFixed(2)} was the price before; else leave it`,
    );
  return seenReadRightly(says, "the promotion stands on the goods, and no price before it");
}

export function takenOff(asked: Asked): Seen {
  const [first] = promoted(asked);
  if (first === undefined) return notSeen("no product of a promotion was seen");
  const keys = ["discountPerc", "discount"].filter((key) => at(first, "warehousePromo", key) !== undefined);
  return keys.length > 0
    ? seenAsWritten(keys.join(" and "))
    : seenReadRightly(
        short(at(first, "warehousePromo")),
        "the promotion's own words stand on the goods, without hundredths",
      );
}

const hasOne =
  (keys: readonly string[], how: string) =>
  ({ products }: Asked): Seen => {
    const [first] = products;
    if (first === undefined) return none;
    const there = keys.filter((key) => at(first, key) !== undefined);
    return there.length > 0
      ? seenAsWritten(there.join(" and "))
      : seenReadRightly(`none of ${keys.join(", ")}`, how);
  };
export const unitPrice = hasOne(
  ["priceUmDisplay", "priceUm"],
  "it is reckoned from what the pack holds, where that is a measure",
);
export const unitOfMeasure = hasOne(
  ["unitMeasureBase", "unitMeasureBaseSelling"],
  "the shop reads the unit beside the price, weightUnitDisplay",
);

export function nutrition({ detail }: Asked): Seen {
  const told = nutritionIn(detail.json);
  if (!told) return notSeen("the products that were looked at have none");
  const { key, value } = told;
  if (typeof value !== "string" || /^\s*{/.test(value))
    return seenNeedsProgrammer(`${key} is data: ${short(value)}`, "It is not shown");
  if (/^\s*\[/.test(value)) return seenAsWritten(`${key}, JSON rows`);
  const isTable = /<t[rdh]\b/i.test(value);
  const ofPortion = /porzion|portion/i.test(value);
  if (isTable && !ofPortion && !/^table_textual$/i.test(key)) return seenAsWritten(`${key}, an HTML table`);
  const how = ofPortion
    ? "the column of 100 g or ml is taken, and what names none stands as a text"
    : isTable
      ? "as any table"
      : "rows where they are surely of 100 g or ml, else as a text";
  return seenReadRightly(`${key}, ${isTable ? "an HTML table" : "a text"}: ${short(value)}`, how);
}

export function pictures({ picture: { address, status, headers } }: Asked): Seen {
  if (!address) return notSeen("no picture was seen");
  const whole = /^https?:/.test(address);
  const type = headers["content-type"] ?? "no type";
  const says = `${address} answers ${status}, ${type}`;
  if (status === 200 && type.startsWith("image/"))
    return seenAsWritten(`${whole ? "whole address" : "path"}, ${type}`);
  return whole
    ? seenNeedsProgrammer(says, "The backend names a picture that is not there")
    : seenNeedsSetting(says, "pictureBase", "to the origin where pictures are: https://immagini.chain.it");
}

const isUncounted = (product: unknown) => !isNumber(at(product, "available"));
export const inUncounted = showing(isUncounted);

export function available({ products }: Asked): Seen {
  if (products.length === 0) return none;
  const untold = products.filter(isUncounted).length;
  return untold === 0
    ? seenAsWritten("told of each product")
    : seenReadRightly(`${untold} products do not tell it`, "they count as there");
}

export function facets({ listing }: Asked): Seen {
  if (!listing.address) return none;
  const names = listAt(listing.json, "data", "facets").map((facet) => textAt(facet, "parameterName"));
  return names.some((name) => name !== undefined)
    ? seenAsWritten(names.filter((name) => name !== undefined).join(", "))
    : seenReadRightly("no data.facets", "listings have no filters of their own");
}
