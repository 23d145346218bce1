import { awkwardPictureUrl } from "./awkward-picture-url";

type Members = Record<string, unknown>;
/** A response of the backend with its request; `json` is undefined for a body that is no JSON. */
export type Answer = { path: string; query: URLSearchParams; json: unknown; status: number };
/**
 * Changes by a different backend: other JSON, status or body; empty if the response stays the same.
 */
export type Change = {
  json?: unknown;
  status?: number;
  body?: string;
  /** an empty value removes the header */ headers?: Record<string, string>;
};

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies `change` to each object in a JSON value, innermost first. */
function eachObject(value: unknown, change: (members: Members) => Members): unknown {
  if (Array.isArray(value)) return value.map((one) => eachObject(one, change));
  if (!isMembers(value)) return value;
  const inner = Object.entries(value).map(([key, member]) => [key, eachObject(member, change)]);
  return change(Object.fromEntries(inner));
}
const everyObject =
  (change: (members: Members) => Members) =>
  ({ json }: Answer): Change => ({
    json: eachObject(json, change),
  });
/** Changes the products of a response. */
const products = (change: (product: Members) => Members) =>
  everyObject((members) =>
    "productId" in members && "priceUnitDisplay" in members ? change(members) : members,
  );
const without =
  (...keys: string[]) =>
  (members: Members): Members =>
    Object.fromEntries(Object.entries(members).filter(([key]) => !keys.includes(key)));
/** Renames a member in place. */
const renamed =
  (from: string, to: string) =>
  (members: Members): Members =>
    Object.fromEntries(Object.entries(members).map(([key, value]) => [key === from ? to : key, value]));
const when =
  (is: (answer: Answer) => boolean, change: (answer: Answer) => Change) =>
  (answer: Answer): Change =>
    is(answer) ? change(answer) : {};
const isListing = ({ path }: Answer) => path === "products";
const isUnknown = ({ status }: Answer) => status === 404;
const refused = { response: { status: 404, errors: [{ error: "Non trovato" }] }, data: {} };
const html = { "content-type": "text/html; charset=UTF-8" };
const portionFirst =
  "<table><tr><th>Valori</th><th>Per porzione (30 g)</th><th>Per 100 g</th></tr><tr><td>Energia</td><td>450 kJ</td><td>1500 kJ</td></tr></table>";

/** Replaces or removes the nutrition in a product's `metaData`. */
const nutrition = (told: Members) =>
  everyObject((members) =>
    isMembers(members.product_description)
      ? {
          ...members,
          product_description: {
            ...without("nutritional_values", "NUTRITIONAL_INFO")(members.product_description),
            ...told,
          },
        }
      : members,
  );
/** Changes products with a promotion so that `price` is the discounted price. */
const included = products((product) =>
  isMembers(product.warehousePromo)
    ? {
        ...without("priceStandardDisplay", "priceStandardUmDisplay")(product),
        price: product.priceDisplay,
        warehousePromo: { ...without("discountPerc")(product.warehousePromo), discount: -0.5 },
      }
    : product,
);
const withPack = (description: string) =>
  products((product) => ({
    ...product,
    description,
    productInfos: isMembers(product.productInfos) ? without("PACKAGE_DESCR")(product.productInfos) : {},
  }));

/**
 * Facts of docs/wire.md that a real backend may implement differently. Each is a scenario with its
 * name on the console and its change of a response.
 * They test the storefront and the operators' `contract`.
 */
const changes = {
  "other-envelope": [
    "Risposte senza infos e warnings",
    everyObject(without("infos", "infosMessage", "warnings")),
  ],
  "other-status": [
    "Lo stato è una parola",
    everyObject((members) =>
      Array.isArray(members.errors) ? { ...members, status: members.status === 0 ? "OK" : "KO" } : members,
    ),
  ],
  "other-errors": [
    "Gli errori sono testi, senza codice",
    everyObject((members) =>
      Array.isArray(members.errors) && members.errors.length > 0
        ? { ...members, errors: ["<b>Operazione non riuscita</b>: riprova più tardi"], errorsMessage: [] }
        : members,
    ),
  ],
  "other-page": [
    "Una pagina HTML con 200 invece della risposta",
    () => ({ status: 200, headers: html, body: "<html><body><h1>Errore interno</h1></body></html>" }),
  ],
  "other-address": [
    "Il backend è altrove (302)",
    () => ({ status: 302, headers: { location: "https://www.altrove.example/" }, body: "" }),
  ],
  "other-visitor": [
    "Il visitatore ha userId 0",
    everyObject((members) => (members.userId === -1 ? { ...members, userId: 0 } : members)),
  ],
  "other-slugs": [
    "Gli slug dei reparti non sono percorsi",
    when(
      ({ path, query }) => path === "category" && !query.has("slug"),
      everyObject((members) =>
        "categoryId" in members ? { ...members, slug: String(members.slug).split("/").at(-1) } : members,
      ),
    ),
  ],
  "other-below": [
    "Un reparto chiama diversamente i suoi sottoreparti",
    when(
      ({ path, query }) => path === "category" && query.has("slug"),
      everyObject((members) =>
        renamed("categories", "subCategories")(renamed("children", "subCategories")(members)),
      ),
    ),
  ],
  "other-unknown": ["Lo sconosciuto risponde 200", when(isUnknown, () => ({ status: 200, json: refused }))],
  "other-session": [
    "La sessione manca: 401 invece di 419",
    when(
      ({ status }) => status === 419,
      () => ({ status: 401 }),
    ),
  ],
  "other-refusal": [
    "La sessione manca: 500 invece di 419",
    when(
      ({ status }) => status === 419,
      () => ({ status: 500 }),
    ),
  ],
  "other-header": ["Nessuna sessione per i visitatori", () => ({ headers: { "x-ebsn-session": "" } })],
  "other-paging": [
    "Le pagine non dicono quanti prodotti ci sono",
    when(isListing, everyObject(without("totItems"))),
  ],
  "other-beyond": [
    "Oltre l'ultima pagina: 404",
    when(
      ({ path, query }) => path === "products" && Number(query.get("page")) > 1000,
      () => ({ status: 404, json: refused }),
    ),
  ],
  "other-search": [
    "La ricerca non trova niente",
    when(
      ({ path, query }) => path === "products" && query.has("q"),
      everyObject((members) => (Array.isArray(members.products) ? { ...members, products: [] } : members)),
    ),
  ],
  "other-facets": [
    "I filtri hanno un altro nome",
    when(isListing, everyObject(renamed("facets", "filters"))),
  ],
  "price-included": ["Il prezzo è già quello della promozione", included],
  "other-discount": [
    "Le promozioni non dicono quanto tolgono",
    everyObject((members) =>
      "warehousePromoId" in members ? without("discount", "discountPerc")(members) : members,
    ),
  ],
  "other-unit-price": [
    "Nessun prezzo per unità di misura",
    products(without("priceUm", "priceUmDisplay", "priceStandardUmDisplay")),
  ],
  "other-unit": [
    "L'unità di misura ha un altro nome",
    products((product) =>
      renamed("unitMeasureBase", "unit")(renamed("unitMeasureBaseSelling", "unit")(product)),
    ),
  ],
  "other-stock": ["I prodotti non dicono quanti ce ne sono", products(without("available"))],
  "other-packs": ["Le confezioni sono scritte diversamente", withPack("KG.1,5")],
  "odd-packs": ["Le confezioni non sono misure", withPack("VASCHETTA MEDIA")],
  "other-nutrition": [
    "Valori nutrizionali con la porzione prima",
    nutrition({ TABLE_TEXTUAL: portionFirst }),
  ],
  "odd-nutrition": [
    "Valori nutrizionali come testo",
    nutrition({ TABLE_TEXTUAL: "Per porzione: energia 450 kJ, sale 0,3 g" }),
  ],
  "coded-nutrition": ["Valori nutrizionali come dati", nutrition({ nutritional_values: { ENERC: 1500 } })],
  "other-pictures": [
    "Le immagini sono altrove",
    products((product) => ({ ...product, mediaURL: "/altrove/1.jpg", mediaURLMedium: "/altrove/1.jpg" })),
  ],
  "awkward-pictures": [
    "Immagini alte, larghe, minuscole, con il fondo bianco, mancanti, rotte o lente",
    products((product) => ({
      ...product,
      mediaURL: awkwardPictureUrl(Number(product.productId)),
      mediaURLMedium: awkwardPictureUrl(Number(product.productId)),
      ...(Array.isArray(product.media) && {
        media: [0, 1].map((view) => {
          const url = awkwardPictureUrl(Number(product.productId) + view);
          return { medium: url, large: url };
        }),
      }),
    })),
  ],
  "other-sitemap": [
    "Nessuna mappa dei reparti",
    when(
      ({ path }) => path.endsWith("category.xml"),
      () => ({ status: 404, body: "" }),
    ),
  ],
  "other-stores": ["I punti vendita hanno un altro nome", everyObject(renamed("warehouses", "stores"))],
  "other-flyers": ["I volantini hanno un altro nome", everyObject(renamed("leaflets", "flyers"))],
  "other-adverts": ["Gli annunci hanno un altro nome", everyObject(renamed("advs", "banners"))],
} satisfies Record<string, [text: string, change: (answer: Answer) => Change]>;
export type OtherAnswer = keyof typeof changes;

export const isOtherAnswer = (name: string): name is OtherAnswer => Object.hasOwn(changes, name);
export const otherAnswers: readonly OtherAnswer[] = Object.keys(changes).filter(isOtherAnswer);
/** Returns the scenario's name on the console. */
export const otherAnswerText = (name: OtherAnswer): string => changes[name][0];
/** Returns the change that a different backend makes to a response. */
export const changeOf = (name: OtherAnswer, answer: Answer): Change => changes[name][1](answer);
