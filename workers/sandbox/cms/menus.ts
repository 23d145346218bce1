type Item = { title: string; url: string; children?: Item[] };

const footer: readonly Item[] = [
  {
    title: "Fai la spesa",
    url: "#",
    children: [
      { title: "Tutti i reparti", url: "/catalog" },
      { title: "Offerte", url: "/search?promo=1" },
      { title: "Volantini", url: "/volantini" },
      { title: "Scrivi la lista", url: "/lista-veloce" },
    ],
  },
  {
    title: "Chi siamo",
    url: "#",
    children: [
      { title: "Domande frequenti", url: "/faq" },
      { title: "Vantaggi", url: "/vantaggi" },
      { title: "I nostri servizi", url: "/page/servizi" },
      { title: "Dati societari", url: "/page/dati-societari" },
    ],
  },
];

const hostile: Item = { title: "Vinci un buono", url: "javascript:alert(document.cookie)" };

/**
 * Returns a menu as wp-api-menus lists it, with nested items. With `isHostile` one item links to a
 * script.
 */
export function menuJson(isHostile: boolean) {
  let id = 0;
  const itemJson = ({ title, url, children = [] }: Item, parent = 0): object => {
    id += 1;
    const own = id;
    return {
      ID: own,
      order: own,
      parent,
      title,
      url,
      attr: "",
      target: "",
      classes: "",
      xfn: "",
      description: "",
      object_id: own,
      object: "custom",
      type: "custom",
      type_label: "Link personalizzato",
      children: children.map((child) => itemJson(child, own)),
    };
  };
  const items = isHostile
    ? [hostile, ...footer.map((group) => ({ ...group, children: [hostile, ...(group.children ?? [])] }))]
    : footer;
  return items.map((item) => itemJson(item));
}
