import { at, listAt, textAt, type Asked, type Told } from "./asked";
import * as product from "./products";
import {
  seenAsWritten,
  seenNeedsSetting,
  seenNeedsProgrammer,
  seenReadRightly,
  short,
  notSeen,
  type Seen,
} from "./verdicts";

/** A fact of docs/wire.md: its form in this backend, and the response with the evidence. */
type Fact = { about: string; from(asked: Asked): Told; look(asked: Asked): Seen };

const arrays = ["errors", "infos", "warnings", "errorsMessage", "infosMessage", "warningsMessage"];

function envelope({ tree }: Asked): Seen {
  const { status, headers, body, json } = tree;
  const { location } = headers;
  if (status >= 300 && status < 400)
    return seenNeedsSetting(
      `answers ${status} and leads to ${location ?? "nowhere"}`,
      "origin",
      "to the backend itself: the shop follows no redirect",
    );
  if (json === undefined && /^\s*<(!doctype|html|\?xml|head|body)/i.test(body))
    return seenNeedsSetting(
      `answers ${status} with an HTML page, not as an eBSN: ${short(body.slice(0, 80))}`,
      "origin",
      "to what stands before /ebsn/api, or ask who runs the backend",
    );
  if (json === undefined)
    return seenNeedsSetting(
      `answers ${status} with no JSON: ${short(body.slice(0, 80))}`,
      "origin",
      "to what stands before /ebsn/api, or ask who runs the backend",
    );
  const told = at(json, "response", "status");
  if (typeof told === "string" && /^(0|ok|success)$/i.test(told))
    return seenReadRightly(
      `response.status ${short(told)}, a text`,
      "0, OK and success are well, all else is a refusal",
    );
  if (told !== 0)
    return seenNeedsProgrammer(`response.status ${short(told)}`, "A visitor is refused the categories");
  const missing = arrays.filter((name) => !Array.isArray(at(json, "response", name)));
  return missing.length > 0
    ? seenReadRightly(`response has no ${missing.join(", ")}`, "a list that is missing is empty")
    : seenAsWritten("response with its six lists, data, user");
}

function visitor({ tree }: Asked): Seen {
  const userId = at(tree.json, "user", "userId");
  if (userId === -1) return seenAsWritten("userId -1");
  return userId === undefined || (product.isNumber(userId) && userId <= 0)
    ? seenReadRightly(`userId ${short(userId)} instead of -1`, "nobody is signed in")
    : seenNeedsProgrammer(`userId ${short(userId)} instead of -1`, "The backend takes visitors for somebody");
}

function categoryTree({ roots }: Asked): Seen {
  if (roots.length === 0) return seenNeedsProgrammer("no data.categories", "The shop has no departments");
  const withParent = roots.filter((root) => at(root, "parentId") !== undefined).length;
  const parent = roots.find((root) => listAt(root, "categories").length > 0);
  const child = at(parent, "categories", 0);
  if (child === undefined)
    return seenReadRightly("no root has categories below it", "departments without a second level");
  if (!textAt(child, "slug")?.includes("/"))
    return seenReadRightly(
      `slugs are no paths: ${short(at(child, "slug"))}`,
      "addresses of departments are as short as they",
    );
  return withParent > 0
    ? seenReadRightly(
        `${withParent} of ${roots.length} roots have a parentId`,
        "the tree itself says what stands below what",
      )
    : seenAsWritten(`${roots.length} roots, slugs are whole paths`);
}

function belowCategory({ node }: Asked): Seen {
  const category = at(node.json, "data", "category");
  if (category === undefined) return notSeen("no category was seen");
  const there = ["categories", "children"].filter((key) => at(category, key) !== undefined);
  return there.length > 0
    ? seenAsWritten(there.join(" and "))
    : seenNeedsProgrammer(
        `neither of categories, children in ${short(category)}`,
        "Departments show nothing below them",
      );
}

const unknown =
  (of: (asked: Asked) => Told, what: string) =>
  (asked: Asked): Seen => {
    const { address, status } = of(asked);
    if (!address) return notSeen("not asked");
    return status === 404
      ? seenAsWritten("404")
      : seenNeedsProgrammer(
          `${status} instead of 404`,
          `Of an unknown ${what} the shop says that the backend is down`,
        );
  };

function withoutSession({ orders: { address, status } }: Asked): Seen {
  if (!address) return notSeen("not asked");
  if (status === 419) return seenAsWritten("419");
  return status === 401
    ? seenReadRightly("401 instead of 419", "the shopper is asked to log in")
    : seenNeedsProgrammer(
        `${status} instead of 419`,
        "A session that has ended looks like a backend that is down",
      );
}

function page({ listing }: Asked): Seen {
  if (!listing.address) return notSeen("no listing was asked for");
  const told = at(listing.json, "data", "page");
  const missing = ["selPage", "totPages", "totItems", "itemsPerPage"].filter(
    (key) => !product.isNumber(at(told, key)),
  );
  if (missing.length === 0) return seenAsWritten(short(told));
  const says = `page has no ${missing.join(", ")}`;
  return missing.includes("totPages") && missing.includes("totItems")
    ? seenNeedsProgrammer(says, "Nobody can tell where listings end")
    : seenReadRightly(says, "the others tell it");
}

function beyond({ beyond: { address, status, json } }: Asked): Seen {
  if (!address) return notSeen("no listing was asked for");
  const many = listAt(json, "data", "products").length;
  if (status === 200 && many === 0) return seenAsWritten("200, and empty");
  return status === 404
    ? seenReadRightly("404", "the page does not exist")
    : seenNeedsProgrammer(`${status}, with ${many} products`, "Listings have no last page");
}

function search({ search: { address, status, json } }: Asked): Seen {
  if (!address) return notSeen("not asked");
  return listAt(json, "data", "products").length > 0
    ? seenAsWritten("q=latte finds goods")
    : seenNeedsProgrammer(
        `q=latte finds nothing (${status})`,
        "Unless the chain sells no milk, visitors cannot search",
      );
}

const listed =
  (of: (asked: Asked) => Told, key: string, without: string) =>
  (asked: Asked): Seen => {
    const { address, status, json } = of(asked);
    if (!address) return notSeen("not asked");
    const found = at(json, "data", key);
    return Array.isArray(found)
      ? seenAsWritten(`data.${key}, ${found.length}`)
      : seenNeedsProgrammer(`${status}, and no data.${key}`, without);
  };

function sitemap({ sitemaps, isEbsn }: Asked): Seen {
  if (!isEbsn) return notSeen("not asked");
  const found = sitemaps.find(({ status, body }) => status === 200 && /<loc>/.test(body));
  return found
    ? seenAsWritten(found.address)
    : seenReadRightly(
        `neither of ${sitemaps.map(({ address }) => address).join(", ")}`,
        "the shop writes its own sitemap from the departments, and needs none",
      );
}

const errorIn = ({ json }: Told): string | undefined =>
  listAt(json, "response", "errors").flatMap(
    (error) => textAt(error, "error") ?? (typeof error === "string" ? error : []),
  )[0];

/** The first response with an error. */
const withError = ({ tree, listing, noCategory, noProduct, orders, search }: Asked): Told =>
  [tree, listing, noCategory, noProduct, orders, search].find((told) => errorIn(told) !== undefined) ??
  orders;

function errors(asked: Asked): Seen {
  const first = errorIn(withError(asked));
  if (first === undefined) return notSeen("no call was refused with an error");
  return /^[\w.-]+$/.test(first)
    ? seenAsWritten(`a code: ${first}`)
    : seenReadRightly(
        `a text instead of a code: ${short(first)}`,
        "it is shown in its own words, without markup, where it is for people",
      );
}

/** The facts of docs/wire.md visible to a visitor, in its order. */
export const facts: readonly Fact[] = [
  { about: "envelope", from: ({ tree }) => tree, look: envelope },
  { about: "visitor", from: ({ tree }) => tree, look: visitor },
  {
    about: "session",
    from: ({ tree }) => tree,
    look: ({ tree }) =>
      tree.headers["x-ebsn-session"]
        ? seenAsWritten("header x-ebsn-session")
        : seenReadRightly("no header x-ebsn-session", "who is signed in is known by x-ebsn-account alone"),
  },
  { about: "category tree", from: ({ tree }) => tree, look: categoryTree },
  { about: "below a category", from: ({ node }) => node, look: belowCategory },
  {
    about: "unknown category",
    from: ({ noCategory }) => noCategory,
    look: unknown(({ noCategory }) => noCategory, "department"),
  },
  {
    about: "unknown product",
    from: ({ noProduct }) => noProduct,
    look: unknown(({ noProduct }) => noProduct, "product"),
  },
  { about: "a call that needs a session", from: ({ orders }) => orders, look: withoutSession },
  { about: "page of a listing", from: ({ listing }) => listing, look: page },
  { about: "beyond the last page", from: (asked) => asked.beyond, look: beyond },
  { about: "filters", from: ({ listing }) => listing, look: product.facets },
  { about: "search", from: (asked) => asked.search, look: search },
  { about: "prices", from: product.inUnpriced, look: product.prices },
  { about: "price of a promotion", from: product.inPromoted, look: product.promotions },
  { about: "what a promotion takes off", from: product.inPromoted, look: product.takenOff },
  { about: "price by the unit", from: product.inFirstListed, look: product.unitPrice },
  { about: "unit of measure", from: product.inFirstListed, look: product.unitOfMeasure },
  { about: "how much there is", from: product.inUncounted, look: product.available },
  { about: "what a pack holds", from: product.inOddPack, look: product.packs },
  { about: "nutrition", from: ({ detail }) => detail, look: product.nutrition },
  { about: "pictures", from: ({ picture }) => picture, look: product.pictures },
  {
    about: "stores",
    from: ({ stores }) => stores,
    look: listed(({ stores }) => stores, "warehouses", "The shop shows no stores"),
  },
  {
    about: "flyers",
    from: ({ flyers }) => flyers,
    look: listed(({ flyers }) => flyers, "leaflets", "The shop shows no flyers"),
  },
  {
    about: "adverts",
    from: ({ adverts }) => adverts,
    look: listed(({ adverts }) => adverts, "advs", "The shop shows no adverts"),
  },
  { about: "sitemap of categories", from: ({ sitemaps: [first] }) => first, look: sitemap },
  { about: "errors", from: withError, look: errors },
];
