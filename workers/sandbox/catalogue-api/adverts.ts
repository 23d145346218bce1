import type { Sandbox } from "../kernel/sandbox";
import type { SandboxTenant } from "../chains/sandbox-tenant";
import { categoryTree } from "./category-tree";
import { categoryPictureUrl, heroUrl } from "./picture-url";

/** Layouts that have adverts: the home page's large ones, and a category's own. */
const homeLayout = 1;
const categoryLayout = 27;

/** `category` is the slug of the department that the advert leads to. */
type HeroText = { title: string; body: string; category: string };

/** The adverts of each chain's home page, in order: the first with the chain's own scene, the others with goods of their department. */
const heroTexts: Record<SandboxTenant["id"], [HeroText, HeroText, HeroText]> = {
  loggia: [
    {
      title: "Il banco del mattino",
      body: "Frutta e verdura scelte all'alba, a casa tua entro sera.",
      category: "frutta-e-verdura",
    },
    {
      title: "Il pane di oggi",
      body: "Sfornato stamattina nelle nostre botteghe.",
      category: "pane-e-forno",
    },
    {
      title: "La dispensa della Loggia",
      body: "Pasta, conserve e olio di piccoli produttori del Lazio.",
      category: "sughi-e-conserve",
    },
  ],
  quantobasta: [
    { title: "Prezzi bassi, punto.", body: "Centinaia di offerte vere, ogni settimana.", category: "pasta" },
    {
      title: "Fresco a poco",
      body: "Frutta e verdura di stagione al prezzo giusto.",
      category: "frutta-e-verdura",
    },
    {
      title: "Casa pulita, conto leggero",
      body: "Detersivi e carta in formato scorta.",
      category: "detersivi",
    },
  ],
  terrecomuni: [
    {
      title: "Dai campi dei soci",
      body: "Ortaggi e frutta della Tuscia, raccolti da chi li coltiva.",
      category: "frutta-e-verdura",
    },
    { title: "Dal latte di qui", body: "Formaggi e yogurt delle nostre cooperative.", category: "formaggi" },
    {
      title: "Sfuso è meglio",
      body: "Compri quanto serve, con meno imballaggi.",
      category: "riso-e-cereali",
    },
  ],
};

type Advert = { advId: number; title: string; body: string; image: string; link: string; layout: number };

/** `data.advs`: without a layout all that fit the category (or the home page). */
export function adverts(
  sandbox: Sandbox,
  query: { layout: number; category_id: number; limit: number },
): Advert[] {
  const fitting = query.category_id > 1 ? categoryAdverts(sandbox, query.category_id) : homeAdverts(sandbox);
  return fitting.filter(({ layout }) => query.layout === 0 || layout === query.layout).slice(0, query.limit);
}

function homeAdverts(sandbox: Sandbox): Advert[] {
  const tree = categoryTree(sandbox);
  return heroTexts[sandbox.tenant.id].map(({ title, body, category }, index) => ({
    advId: index + 1,
    title,
    body,
    image: index === 0 ? heroUrl : categoryPictureUrl(tree.bySlug(category)?.category_id ?? 0, "advert"),
    link: `/category/${category}`,
    layout: homeLayout,
  }));
}

function categoryAdverts(sandbox: Sandbox, categoryId: number): Advert[] {
  const tree = categoryTree(sandbox);
  const [first] = tree.crumbs(categoryId);
  const root = first && tree.byId(first.categoryId);
  if (!root || root.product_count === 0) return [];
  return [
    {
      advId: 1000 + (root.category_id % 100_000),
      title: `Le offerte di ${root.name}`,
      body: "Fino a domenica, finché ce n'è.",
      image: categoryPictureUrl(root.category_id, "advert"),
      link: `/category/${root.slug}?promo=true`,
      layout: categoryLayout,
    },
  ];
}
