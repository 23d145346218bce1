import { sampleProduct } from "~/lib/testing/sample-product";
import type { Category, Listing } from "~/model/catalogue";
import type { Product } from "~/model/product";

export const category = (name: string, children: Category[] = [], hidden = false): Category => ({
  id: name.length,
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  hidden,
  children,
});
/** Two visible departments with their children, and a hidden one. */
export const tree = [
  category("Latte e yogurt", [category("Latte"), category("Yogurt")]),
  category("Caffè e tè", [category("Caffè")]),
  category("Selettore latte", [], true),
];
export const product = (id: number, name: string, brand = "Alpe Serena"): Product =>
  sampleProduct({
    id,
    slug: `p-${id}`,
    name,
    brand,
    pack: "1 l",
    image: `https://shop.example/${id}.svg`,
    price: { now: 139, per: "pz" },
  });
export const listing = (products: Product[], items = products.length): Listing => ({
  products,
  paging: { page: 1, pages: 1, items, pageSize: 8 },
  facets: [],
});
