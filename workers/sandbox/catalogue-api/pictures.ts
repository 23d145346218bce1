import { Hono, type Context } from "hono";
import * as z from "zod";
import type { PictureSpec } from "../catalogue/seed-types";
import { addDays, displayDate } from "../kernel/rome-time";
import type { AppEnv, Sandbox } from "../kernel/sandbox";
import { drawAwkwardPicture } from "../pictures/awkward-picture";
import { drawCategoryPicture } from "../pictures/category-picture";
import { drawCategoryTile, tileGood } from "../pictures/category-tile";
import { drawHero } from "../pictures/hero";
import { drawLeafletPage } from "../pictures/leaflet";
import { categoryTree } from "./category-tree";
import { leafletPage } from "./leaflets";
import { productsByIds, readRows, rowColumns } from "./product-row";
import { drawView } from "./product-views";
import { promoPrice } from "./promo";

/** Pictures are rendered on request and never change at their address. */
export const pictures = new Hono<AppEnv>();

const renditions = ["thumb", "photo", "large"] as const;
const productFile = /-(\d+)(?:_([123]))?\.svg$/;

pictures.get("/photo/:edition/main/:rendition/:file", (c) => {
  const [, id, view = "1"] = productFile.exec(c.req.param("file")) ?? [];
  const row = productsByIds(c.get("sandbox"), [Number(id)]).get(Number(id));
  const rendition = renditions.find((known) => known === c.req.param("rendition"));
  if (!row || !rendition) return c.notFound();
  return drawing(c, drawView(row.product.picture, rendition, Number(view)));
});

const slowMs = 2500;

/** Scenario `awkward-pictures`: derives each kind from the product's own picture. */
pictures.get("/awkward/:kind/:file", async (c) => {
  const { kind, file } = c.req.param();
  const id = Number.parseInt(file, 10);
  const row = productsByIds(c.get("sandbox"), [id]).get(id);
  if (kind === "broken") return c.body("no picture at all", 200, { "content-type": "image/jpeg" });
  const svg = row && drawAwkwardPicture(kind, drawView(row.product.picture, "photo", 1));
  if (!svg) return c.notFound();
  if (kind === "slow") await scheduler.wait(slowMs);
  return drawing(c, svg);
});

pictures.get("/hero/:edition/home.svg", (c) => drawing(c, drawHero(c.get("sandbox").tenant.scene)));

const advertWidth = 360;
const tileSide = 240;

pictures.get("/category-photo/:edition/:size/:file", (c) => {
  const { size, file } = c.req.param();
  const category = categoryTree(c.get("sandbox")).byId(Number.parseInt(file, 10));
  const specs = category ? bestSellers(c.get("sandbox"), category.category_id) : [];
  if (size === "advert" && specs.length > 0) return drawing(c, drawCategoryPicture(specs, advertWidth));
  const one = size === "tile" && category ? tileGood(category.slug, specs) : undefined;
  return one ? drawing(c, drawCategoryTile(one, tileSide)) : c.notFound();
});

pictures.get("/leaflet-photo/:edition/:monday/:leafletId/:file", (c) => {
  const sandbox = c.get("sandbox");
  const { monday, leafletId, file } = c.req.param();
  const n = Number.parseInt(file, 10);
  const page = z.iso.date().safeParse(monday).success
    ? leafletPage(sandbox, Number(leafletId), n)
    : undefined;
  if (!page) return c.notFound();
  const { main, accent } = sandbox.tenant.colours;
  const products = page.rows.map(({ product }) => ({
    spec: product.picture,
    name: product.name,
    price: priceText(promoPrice(product.price, product.promo?.percent ?? 0), product.pricePer),
  }));
  const validity = `Dal ${displayDate(monday)} al ${displayDate(addDays(monday, 6))}`;
  const svg = drawLeafletPage({
    title: page.title,
    tenantColour: main,
    accent,
    products,
    page: n + 1,
    pages: page.pages,
    validity,
  });
  return drawing(c, svg);
});

/** Returns three of a category's best sellers that differ the most. */
function bestSellers(sandbox: Sandbox, categoryId: number): PictureSpec[] {
  const rows = readRows(
    sandbox,
    `SELECT ${rowColumns} FROM catalogue_products p WHERE p.product_id IN (
       SELECT product_id FROM catalogue_products WHERE root_id = ?1 OR middle_id = ?1 OR category_id = ?1
       ORDER BY popularity DESC, product_id LIMIT 40
     ) ORDER BY p.popularity DESC, p.product_id`,
    categoryId,
  );
  const specs = rows.map(({ product }) => product.picture);
  const firsts = specs.filter(
    (spec, index) => specs.findIndex(({ shape }) => shape === spec.shape) === index,
  );
  return [...firsts, ...specs.filter((spec) => !firsts.includes(spec))].slice(0, 3);
}

function priceText(cents: number, per: "pz" | "kg"): string {
  const euro = `${(cents / 100).toFixed(2).replace(".", ",")} €`;
  return per === "kg" ? `${euro}/kg` : euro;
}

function drawing(c: Context<AppEnv>, svg: string): Response {
  c.header("content-type", "image/svg+xml");
  c.header("cache-control", "public, max-age=31536000, immutable");
  return c.body(svg);
}
