import type { Finding } from "../findings";
import { at, listAt, textAt, type Asked } from "./asked";

/** What a fact of docs/wire.md looks like here: as it is there, otherwise, or not to be seen among what was read (`undefined`). */
type Seen = Omit<Finding, "about">;
type Fact = { about: string; look(asked: Asked): Seen };

const as = (says: string): Seen => ({ well: true, says });
const differs = (says: string): Seen => ({ well: false, says });
const unseen = (says: string): Seen => ({ says });
const short = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 120);

const isNumber = (value: unknown): value is number => typeof value === "number";
const arrays = ["errors", "infos", "warnings", "errorsMessage", "infosMessage", "warningsMessage"];

/** The first product that has it, and how many do. */
function firstWith(products: readonly unknown[], has: (product: unknown) => boolean) {
  const those = products.filter(has);
  return { first: those[0], many: those.length };
}

/** The shapes of "6 x 330 ml", and of "GR. 304" and "ML. 330 X 6 PZ."; "g 150" is a third. */
const printed =
  /^(\d+ ?x ?)?\d+([.,]\d+)? ?(g|gr|kg|hg|ml|cl|l|lt|pz|pezzi|uova|capsule|bustine|rotoli|strappi|lavaggi|compresse)\b/i;
const shortened = /^(GR|KG|HG|ML|CL|LT|L|PZ|G)\. ?\d/i;
/** What is sold by weight. */
const byWeight = /^(al|ca\.?|circa) /i;

function packs(products: readonly unknown[]): Seen {
  const kinds = products.map((product) => {
    const description = (textAt(product, "description") ?? "").replace(/ \(Minimo .*/, "");
    if (!description)
      return textAt(product, "productInfos", "PACKAGE_DESCR") ? "in productInfos.PACKAGE_DESCR" : "none";
    if (byWeight.test(description)) return "by weight";
    return printed.test(description) ? "printed" : shortened.test(description) ? "shortened" : "other";
  });
  if (products.length === 0) return unseen("no product was seen");
  const other = products[kinds.indexOf("other")];
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  const says = [...new Set(kinds)].map((kind) => `${kind} ${count(kind)}`).join(", ");
  return count("other") > products.length / 10
    ? differs(`${says}, as ${short(at(other, "description"))}`)
    : as(says);
}

function prices({ products }: Asked): Seen {
  if (products.length === 0) return unseen("no product was seen");
  const { many } = firstWith(products, (product) => isNumber(at(product, "priceDisplay")));
  if (many === products.length) return as("visitors see prices");
  return differs(
    `${products.length - many} of ${products.length} products tell visitors no price: the shop asks them to sign in for it (record 057)`,
  );
}

function promotions({ products }: Asked): Seen {
  const { first } = firstWith(products, (product) => at(product, "warehousePromo") !== undefined);
  if (!first) return unseen("no product of a promotion was seen");
  const [now, before] = [at(first, "priceDisplay"), at(first, "priceStandardDisplay")];
  if (!isNumber(now)) return unseen("prices are not told");
  if (!isNumber(before))
    return differs(
      `priceDisplay ${now} has no priceStandardDisplay beside it: is it the promotion's price already?`,
    );
  return now <= before
    ? as(`${now} instead of ${before}`)
    : differs(`${now} is more than the price before, ${before}`);
}

function takenOff({ products }: Asked): Seen {
  const { first } = firstWith(products, (product) => at(product, "warehousePromo") !== undefined);
  if (!first) return unseen("no product of a promotion was seen");
  const keys = ["discountPerc", "discount"].filter((key) => at(first, "warehousePromo", key) !== undefined);
  return keys.length > 0 ? as(keys.join(" and ")) : differs(short(at(first, "warehousePromo")));
}

const oneOf =
  (keys: readonly string[], where: (asked: Asked) => unknown, what: string) =>
  (asked: Asked): Seen => {
    const value = where(asked);
    if (value === undefined) return unseen(`no ${what} was seen`);
    const there = keys.filter((key) => at(value, key) !== undefined);
    return there.length > 0
      ? as(there.join(" and "))
      : differs(`neither of ${keys.join(", ")} in ${short(value)}`);
  };

function nutrition({ detail }: Asked): Seen {
  const described = at(detail.json, "data", "metaData", "product_description");
  const value = at(described, "nutritional_values") ?? at(described, "NUTRITIONAL_INFO");
  const key = at(described, "nutritional_values") === undefined ? "NUTRITIONAL_INFO" : "nutritional_values";
  if (value === undefined) return unseen("the product that was looked at has none");
  if (typeof value !== "string") return differs(`${key} is no text: ${short(value)}`);
  if (/<table/i.test(value)) return as(`${key}, an HTML table`);
  return /^\s*\[\s*{/.test(value) ? as(`${key}, JSON rows`) : differs(`${key}: ${short(value)}`);
}

function refusals(asked: Asked): Seen {
  const told = [asked.tree, asked.listing, asked.noCategory, asked.noProduct, asked.orders, asked.search];
  const errors = told
    .flatMap(({ json }) => listAt(json, "response", "errors"))
    .map((error) => textAt(error, "error"));
  const [first] = errors.filter((error) => error !== undefined);
  if (first === undefined) return unseen("no call was refused with an error");
  return /^[\w.-]+$/.test(first)
    ? as(`a code: ${first}`)
    : unseen(
        `a text instead of a code, as a plain backend writes it: ${short(first)}. Refusals are told by their words alone`,
      );
}

const status = (wanted: number, of: (asked: Asked) => { status: number }) => (asked: Asked) =>
  of(asked).status === wanted ? as(`${wanted}`) : differs(`${of(asked).status} instead of ${wanted}`);

/** The facts of docs/wire.md that a visitor can see, in its order. */
export const facts: readonly Fact[] = [
  {
    about: "envelope",
    look({ tree }) {
      if (tree.json === undefined)
        return differs(`answers ${tree.status} with no JSON: ${short(tree.body.slice(0, 80))}`);
      const missing = arrays.filter((name) => !Array.isArray(at(tree.json, "response", name)));
      const known = at(tree.json, "response", "status") === 0;
      if (!known) return differs(`response.status ${short(at(tree.json, "response", "status"))}`);
      return missing.length > 0
        ? differs(`response has no ${missing.join(", ")}`)
        : as("response with its six lists, data, user");
    },
  },
  {
    about: "visitor",
    look({ tree }) {
      const userId = at(tree.json, "user", "userId");
      return userId === -1 ? as("userId -1") : differs(`userId ${short(userId)} instead of -1`);
    },
  },
  {
    about: "session",
    look: ({ tree }) =>
      tree.headers["x-ebsn-session"] ? as("header x-ebsn-session") : differs("no header x-ebsn-session"),
  },
  {
    about: "category tree",
    look({ roots }) {
      if (roots.length === 0) return differs("no data.categories");
      const withParent = roots.filter((root) => at(root, "parentId") !== undefined).length;
      const child = at(
        roots.find((root) => listAt(root, "categories").length > 0),
        "categories",
        0,
      );
      if (withParent > 0) return differs(`${withParent} of ${roots.length} roots have a parentId`);
      if (child === undefined) return differs("no root has categories below it");
      return textAt(child, "slug")?.includes("/")
        ? as(`${roots.length} roots, slugs are whole paths`)
        : differs(`slugs are no paths: ${short(at(child, "slug"))}`);
    },
  },
  {
    about: "below a category",
    look: oneOf(["categories", "children"], ({ node }) => at(node.json, "data", "category"), "category"),
  },
  { about: "unknown category", look: status(404, ({ noCategory }) => noCategory) },
  { about: "unknown product", look: status(404, ({ noProduct }) => noProduct) },
  { about: "a call that needs a session", look: status(419, ({ orders }) => orders) },
  {
    about: "page of a listing",
    look({ listing }) {
      const page = at(listing.json, "data", "page");
      const missing = ["selPage", "totPages", "totItems", "itemsPerPage"].filter(
        (key) => !isNumber(at(page, key)),
      );
      return missing.length > 0 ? differs(`page has no ${missing.join(", ")}`) : as(short(page));
    },
  },
  {
    about: "beyond the last page",
    look: ({ beyond }) =>
      beyond.status === 200 && listAt(beyond.json, "data", "products").length === 0
        ? as("200, and empty")
        : differs(`${beyond.status}, with ${listAt(beyond.json, "data", "products").length} products`),
  },
  {
    about: "search",
    look: ({ search }) =>
      listAt(search.json, "data", "products").length > 0
        ? as("q=latte finds goods")
        : differs(`q=latte finds nothing (${search.status})`),
  },
  { about: "prices (X17)", look: prices },
  { about: "price of a promotion", look: promotions },
  { about: "what a promotion takes off", look: takenOff },
  {
    about: "price by the unit",
    look: oneOf(["priceUmDisplay", "priceUm"], ({ products }) => products[0], "product"),
  },
  {
    about: "unit of measure",
    look: oneOf(["unitMeasureBase", "unitMeasureBaseSelling"], ({ products }) => products[0], "product"),
  },
  { about: "what a pack holds", look: ({ products }) => packs(products) },
  { about: "nutrition", look: nutrition },
  {
    about: "pictures",
    look({ pictureAddress, picture }) {
      if (pictureAddress === undefined) return unseen("no picture was seen");
      const kind = /^https?:/.test(pictureAddress) ? "whole address" : "path";
      const type = picture.headers["content-type"] ?? "no type";
      return picture.status === 200 && type.startsWith("image/")
        ? as(`${kind}, ${type}`)
        : differs(`${pictureAddress} answers ${picture.status}, ${type}: is pictureBase needed?`);
    },
  },
  {
    about: "sitemap of categories",
    look({ sitemaps }) {
      const found = sitemaps.find(({ told }) => told.status === 200 && /<loc>/.test(told.body));
      return found ? as(found.path) : differs(`neither of ${sitemaps.map(({ path }) => path).join(", ")}`);
    },
  },
  { about: "errors", look: refusals },
];
