import type { Heading } from "./family-text";
import type { SeedCategory } from "./seed-types";
import { introductions } from "./data/introductions";

/**
 * Categories hidden from menus. The first two contain the texts of the slot chooser and the service
 * chooser (§2.3).
 */
const hidden: SeedCategory[] = [
  {
    categoryId: 44901,
    name: "Scelta della fascia oraria",
    slug: "timeslot-selector",
    position: 900,
    hidden: true,
    title: "Scegli giorno e ora",
    subtitle: "Scegli il giorno e l'ora: teniamo il tuo posto per 30 minuti.",
    description: "Puoi cambiare fascia finché non vai al pagamento.",
  },
  {
    categoryId: 44902,
    name: "Scelta del servizio",
    slug: "service-selector",
    position: 901,
    hidden: true,
    title: "Casa o ritiro?",
    description: "Prezzi e disponibilità seguono la tua scelta.",
  },
  {
    categoryId: 44903,
    name: "Buste e imballaggi",
    slug: "buste-e-imballaggi",
    position: 902,
    hidden: true,
    title: "Buste e imballaggi",
    description: "Sacchetti e cassette aggiunti alla spesa durante la preparazione.",
  },
];

/**
 * Returns the tree of the headings above leaves with products, plus the hidden helpers. Ids are the
 * same in every tenant.
 */
export function categoriesOf(headings: (Heading & { slug: string })[], leaves: ReadonlySet<string>) {
  const ids = new Map<string, number>();
  for (const { slug } of headings) if (!ids.has(slug)) ids.set(slug, 44_968 + ids.size * 3);
  const used = new Set<string>();
  for (const leaf of leaves) {
    const steps = leaf.split("/");
    for (let depth = 1; depth <= steps.length; depth++) used.add(steps.slice(0, depth).join("/"));
  }
  const shown = headings.filter(
    ({ slug }, index) => used.has(slug) && headings.findIndex((one) => one.slug === slug) === index,
  );
  const categories = shown.map(({ path, slug, icon }, index): SeedCategory => {
    const name = path.at(-1) ?? "";
    const parentId = ids.get(slug.slice(0, Math.max(0, slug.lastIndexOf("/"))));
    const description = introductions[slug];
    return {
      categoryId: ids.get(slug) ?? 0,
      ...(parentId ? { parentId } : {}),
      name,
      slug,
      position: index + 1,
      title: name,
      ...(description ? { description } : {}),
      ...(icon ? { icon } : {}),
    };
  });
  return { categories: [...categories, ...hidden], idOf: (slug: string) => ids.get(slug) ?? 0 };
}
