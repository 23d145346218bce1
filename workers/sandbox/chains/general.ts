import { everyDay, hours, weekdays } from "./opening-hours";
import { noBags } from "./packaging";
import { castelli, rome } from "./postal-codes";
import type { SandboxStore, SandboxTenant } from "./sandbox-tenant";

type Colours = SandboxTenant["colours"];

const ranges = ["l", "q", "t"] as const;
const scenes = ["marketHall", "discountShelf", "countryside"] as const;
const colours: [Colours, Colours, Colours] = [
  { main: "#1f5c7a", accent: "#c2410c" },
  { main: "#5b3a86", accent: "#b45309" },
  { main: "#0f5f5c", accent: "#b3261e" },
];

/** Chooses one of three values, constant per id. */
function ofId<T>(id: string, choices: readonly [T, T, T]): T {
  const sum = [...id].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % 3;
  return choices[sum === 1 ? 1 : sum === 2 ? 2 : 0];
}

const store = (
  { storeId, warehouseId, name }: Pick<SandboxStore, "storeId" | "warehouseId" | "name">,
  address: Omit<SandboxStore["address"], "addressName" | "province">,
): SandboxStore => ({
  storeId,
  warehouseId,
  name,
  slug: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
  storeType: "store",
  address: { addressName: name, province: "RM", ...address },
  phone: `06 5551 ${1000 + storeId}`,
  hours: [...hours(weekdays, ["08:00", "20:30"]), ...hours([1], ["08:30", "13:30"])],
});

/**
 * Creates a chain from its id alone, for a chain pushed to the shop a moment ago.
 * Its ids are those of `npm run tenants -- new`. Products, prices and pictures follow from its id.
 */
export function generalTenant(id: string): SandboxTenant {
  const name = id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const companyName = `${name} S.r.l.`;
  return {
    id,
    companyId: 2321,
    companyName,
    warehouses: [
      { warehouseId: 2321001, name: `${name} Roma`, postalCodes: rome },
      { warehouseId: 2321002, name: `${name} Frascati`, postalCodes: castelli },
    ],
    stores: [
      store(
        { storeId: 5, warehouseId: 2321001, name: `${name} Tiburtina` },
        {
          address1: "Via Tiburtina",
          addressNumber: "310",
          city: "Roma",
          postalcode: "00159",
          latitude: 41.9086,
          longitude: 12.5398,
        },
      ),
      store(
        { storeId: 6, warehouseId: 2321002, name: `${name} Frascati` },
        {
          address1: "Via Tuscolana",
          addressNumber: "58",
          city: "Frascati",
          postalcode: "00044",
          latitude: 41.8079,
          longitude: 12.6788,
        },
      ),
      {
        ...store(
          { storeId: 7, warehouseId: 2321003, name: `${name} Locker Ostiense` },
          {
            address1: "Via Ostiense",
            addressNumber: "92",
            city: "Roma",
            postalcode: "00154",
            latitude: 41.8712,
            longitude: 12.4797,
          },
        ),
        suppliedBy: 2321001,
        storeType: "locker",
        hours: hours(everyDay, ["06:00", "23:30"]),
      },
    ],
    deliveryFee: { cost: 490, freeFrom: 7000, minimumOrder: 3000 },
    packaging: [
      { packagingTypeId: 1, name: "Sacchetto compostabile", cost: 15, itemsPerBag: 12 },
      noBags("Porti tu le borse."),
    ],
    iban: "IT78G0542811101000000232100",
    payments: [1, 2, 13, 17, 18],
    loyaltyPrefix: "042",
    preauthorised: { basis: "total", percent: 20 },
    range: ofId(id, ranges),
    scene: ofId(id, scenes),
    adverts: [
      { title: `La spesa di ${name}`, body: "Scegli, e arriva a casa.", category: "frutta-e-verdura" },
      { title: "Il pane di oggi", body: "Sfornato stamattina.", category: "pane-e-forno" },
      { title: "La dispensa", body: "Pasta, conserve e olio.", category: "sughi-e-conserve" },
    ],
    homes: [
      { addressName: "Casa", address1: "Via Cavour", addressNumber: "90", city: "Roma", postalcode: "00184" },
      {
        addressName: "Casa al mare",
        address1: "Via Cairoli",
        addressNumber: "14",
        city: "Frascati",
        postalcode: "00044",
      },
    ],
    colours: ofId(id, colours),
    wire: {
      hiddenRoots: "never",
      unitMeasureKey: "unitMeasureBase",
      nutritionKey: "nutritional_values",
      pictureUrls: "relative",
      categorySitemap: "/sitemap/category.xml",
      belowCategory: "categories",
      packs: "printed",
      unitPrices: "display",
      promoDiscount: "percent",
      allergens: "detail",
    },
    content: {
      name,
      vatNumber: "00000000000",
      rea: "RM-0000000",
      address: "Via da scrivere 1, 00100 Roma (RM)",
      phone: "800 014 260",
      email: `info@${id}.example`,
      certifiedMail: `${id}@pec.example`,
      adr: {
        name: "Servizio di conciliazione della Camera di commercio di Roma",
        url: "https://www.rm.camcom.it/",
      },
      validFrom: "1° dicembre 2026",
      delivery: "Prepariamo la spesa e la portiamo a casa nella fascia che hai scelto.",
      awards: [
        { title: "Tessera", slug: "tessera", text: "Un punto per ogni euro di spesa, in negozio e online." },
      ],
      services: [
        { title: "Consegna a casa", text: "Nella fascia oraria che scegli." },
        { title: "Ritiro in negozio e al locker", text: "La spesa è pronta quando passi." },
      ],
      slides: [
        {
          title: `Benvenuti da ${name}`,
          text: "Tutta la spesa, quando la vuoi.",
          picture: "frutta-e-verdura",
          link: "/category/frutta-e-verdura",
        },
      ],
      questions: [],
    },
  };
}
