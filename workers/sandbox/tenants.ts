/** The facts of the three chains that the embedded backend starts from. The chains are invented, the places of Lazio are real. */
export type OpeningHours = { beginWeekDay: 1 | 2 | 3 | 4 | 5 | 6 | 7; beginHour: string; endHour: string };

export type SandboxStore = {
  storeId: number;
  warehouseId: number;
  name: string;
  slug: string;
  storeType: "store" | "locker";
  address: {
    addressName: string;
    address1: string;
    addressNumber: string;
    city: string;
    province: string;
    postalcode: string;
    latitude: number;
    longitude: number;
  };
  phone?: string;
  /** 1 = Sunday ... 7 = Saturday; a split day is two rows */
  hours: OpeningHours[];
};

export type SandboxTenant = {
  id: "loggia" | "quantobasta" | "terrecomuni";
  companyId: number;
  companyName: string;
  /** the first one prepares what an anonymous shopper sees */
  warehouses: [SandboxWarehouse, ...SandboxWarehouse[]];
  /** two stores and a locker */
  stores: SandboxStore[];
  /** euro cents */
  deliveryFee: { cost: number; freeFrom: number; minimumOrder: number };
  /** cents a bag, and how many articles fill one */
  bag: { descr: string; cost: number; itemsPerBag: number };
  loyaltyPrefix: string;
  /** of the leaflet's pages */
  colours: { main: string; accent: string };
};

export type SandboxWarehouse = {
  warehouseId: number;
  name: string;
  /** postal codes it delivers to */
  postalCodes: string[];
};

type Day = OpeningHours["beginWeekDay"];

function hours(days: Day[], ...spans: [string, string][]): OpeningHours[] {
  return days.flatMap((beginWeekDay) =>
    spans.map(([beginHour, endHour]) => ({ beginWeekDay, beginHour, endHour })),
  );
}

const weekdays: Day[] = [2, 3, 4, 5, 6, 7];
const everyDay: Day[] = [1, ...weekdays];

/** Postal codes of the city of Rome inside or near the ring road. */
const rome = [
  ...[
    "00118",
    "00119",
    "00121",
    "00122",
    "00123",
    "00124",
    "00125",
    "00126",
    "00127",
    "00128",
    "00131",
    "00132",
    "00133",
  ],
  ...[
    "00134",
    "00135",
    "00136",
    "00137",
    "00138",
    "00139",
    "00141",
    "00142",
    "00143",
    "00144",
    "00145",
    "00146",
    "00147",
  ],
  ...[
    "00148",
    "00149",
    "00151",
    "00152",
    "00153",
    "00154",
    "00155",
    "00156",
    "00157",
    "00158",
    "00159",
    "00161",
    "00162",
  ],
  ...[
    "00163",
    "00164",
    "00165",
    "00166",
    "00167",
    "00168",
    "00169",
    "00171",
    "00172",
    "00173",
    "00174",
    "00175",
    "00176",
  ],
  ...[
    "00177",
    "00178",
    "00179",
    "00181",
    "00182",
    "00183",
    "00184",
    "00185",
    "00186",
    "00187",
    "00188",
    "00189",
    "00191",
  ],
  ...["00192", "00193", "00195", "00196", "00197", "00198", "00199"],
];
const castelli = ["00040", "00041", "00043", "00044", "00045", "00046", "00047", "00049", "00072"];

const loggia: SandboxTenant = {
  id: "loggia",
  companyId: 2321,
  companyName: "La Loggia Mercati S.r.l.",
  warehouses: [
    { warehouseId: 2321001, name: "La Loggia Roma Appia", postalCodes: rome },
    { warehouseId: 2321002, name: "La Loggia Frascati", postalCodes: castelli },
  ],
  stores: [
    {
      storeId: 5,
      warehouseId: 2321001,
      name: "La Loggia Appia Nuova",
      slug: "la-loggia-appia-nuova",
      storeType: "store",
      address: {
        addressName: "La Loggia Appia Nuova",
        address1: "Via Appia Nuova",
        addressNumber: "448",
        city: "Roma",
        province: "RM",
        postalcode: "00181",
        latitude: 41.8741,
        longitude: 12.5185,
      },
      phone: "06 5550 1448",
      hours: [...hours(weekdays, ["08:00", "20:30"]), ...hours([1], ["08:30", "13:30"], ["16:00", "20:00"])],
    },
    {
      storeId: 6,
      warehouseId: 2321002,
      name: "La Loggia Frascati",
      slug: "la-loggia-frascati",
      storeType: "store",
      address: {
        addressName: "La Loggia Frascati",
        address1: "Via Tuscolana",
        addressNumber: "31",
        city: "Frascati",
        province: "RM",
        postalcode: "00044",
        latitude: 41.8084,
        longitude: 12.6795,
      },
      phone: "06 5550 1031",
      hours: [...hours(weekdays, ["08:00", "13:30"], ["16:00", "20:00"]), ...hours([1], ["08:30", "13:00"])],
    },
    {
      storeId: 7,
      warehouseId: 2321001,
      name: "Loggia Locker Termini",
      slug: "loggia-locker-termini",
      storeType: "locker",
      address: {
        addressName: "Loggia Locker Termini",
        address1: "Via Giovanni Giolitti",
        addressNumber: "34",
        city: "Roma",
        province: "RM",
        postalcode: "00185",
        latitude: 41.9003,
        longitude: 12.5017,
      },
      hours: hours(everyDay, ["06:00", "23:30"]),
    },
  ],
  deliveryFee: { cost: 590, freeFrom: 8000, minimumOrder: 3000 },
  bag: { descr: "Sacchetto compostabile", cost: 15, itemsPerBag: 12 },
  loyaltyPrefix: "042",
  colours: { main: "#8c2b1b", accent: "#c2410c" },
};

const quantobasta: SandboxTenant = {
  id: "quantobasta",
  companyId: 3187,
  companyName: "Quantobasta Discount S.p.A.",
  warehouses: [
    {
      warehouseId: 3187001,
      name: "Quantobasta Latina",
      postalCodes: ["04100", "04010", "04011", "04012", "04013", "04014", "04016"],
    },
    { warehouseId: 3187002, name: "Quantobasta Roma Prenestina", postalCodes: rome },
  ],
  stores: [
    {
      storeId: 11,
      warehouseId: 3187001,
      name: "Quantobasta Latina",
      slug: "quantobasta-latina",
      storeType: "store",
      address: {
        addressName: "Quantobasta Latina",
        address1: "Via Epitaffio",
        addressNumber: "112",
        city: "Latina",
        province: "LT",
        postalcode: "04100",
        latitude: 41.4823,
        longitude: 12.8927,
      },
      phone: "0773 555 112",
      hours: [...hours(weekdays, ["08:00", "21:00"]), ...hours([1], ["09:00", "13:30"], ["15:30", "20:30"])],
    },
    {
      storeId: 12,
      warehouseId: 3187002,
      name: "Quantobasta Prenestina",
      slug: "quantobasta-prenestina",
      storeType: "store",
      address: {
        addressName: "Quantobasta Prenestina",
        address1: "Via Prenestina",
        addressNumber: "940",
        city: "Roma",
        province: "RM",
        postalcode: "00155",
        latitude: 41.9026,
        longitude: 12.5979,
      },
      phone: "06 5550 2940",
      hours: hours(everyDay, ["08:00", "21:00"]),
    },
    {
      storeId: 13,
      warehouseId: 3187001,
      name: "QB Box Aprilia",
      slug: "qb-box-aprilia",
      storeType: "locker",
      address: {
        addressName: "QB Box Aprilia",
        address1: "Via dei Lauri",
        addressNumber: "19",
        city: "Aprilia",
        province: "LT",
        postalcode: "04011",
        latitude: 41.5946,
        longitude: 12.6542,
      },
      hours: hours(everyDay, ["00:00", "24:00"]),
    },
  ],
  deliveryFee: { cost: 390, freeFrom: 6000, minimumOrder: 2500 },
  bag: { descr: "Busta riutilizzabile", cost: 10, itemsPerBag: 15 },
  loyaltyPrefix: "071",
  colours: { main: "#1236d8", accent: "#ffe000" },
};

const terrecomuni: SandboxTenant = {
  id: "terrecomuni",
  companyId: 4410,
  companyName: "Terrecomuni Soc. Coop. Agricola",
  warehouses: [
    {
      warehouseId: 4410001,
      name: "Terrecomuni Viterbo",
      postalCodes: ["01100", "01030", "01027", "01037", "01033", "01036", "01028"],
    },
    {
      warehouseId: 4410002,
      name: "Terrecomuni Tivoli",
      postalCodes: ["00019", "00012", "00010", "00011", "00015", "00024", ...rome],
    },
  ],
  stores: [
    {
      storeId: 21,
      warehouseId: 4410001,
      name: "Terrecomuni Viterbo",
      slug: "terrecomuni-viterbo",
      storeType: "store",
      address: {
        addressName: "Terrecomuni Viterbo",
        address1: "Via Cassia Nord",
        addressNumber: "57",
        city: "Viterbo",
        province: "VT",
        postalcode: "01100",
        latitude: 42.4304,
        longitude: 12.0906,
      },
      phone: "0761 555 057",
      hours: [...hours(weekdays, ["08:30", "13:00"], ["16:00", "19:45"]), ...hours([1], ["09:00", "13:00"])],
    },
    {
      storeId: 22,
      warehouseId: 4410002,
      name: "Terrecomuni Tivoli",
      slug: "terrecomuni-tivoli",
      storeType: "store",
      address: {
        addressName: "Terrecomuni Tivoli",
        address1: "Viale Tomei",
        addressNumber: "65",
        city: "Tivoli",
        province: "RM",
        postalcode: "00019",
        latitude: 41.9587,
        longitude: 12.8003,
      },
      phone: "0774 555 065",
      hours: [
        ...hours([2, 3, 4, 5, 6], ["08:30", "19:30"]),
        ...hours([7], ["08:30", "13:00"], ["15:30", "19:30"]),
      ],
    },
    {
      storeId: 23,
      warehouseId: 4410001,
      name: "Dispensa Terrecomuni Orte",
      slug: "dispensa-terrecomuni-orte",
      storeType: "locker",
      address: {
        addressName: "Dispensa Terrecomuni Orte",
        address1: "Via Gramsci",
        addressNumber: "8",
        city: "Orte",
        province: "VT",
        postalcode: "01028",
        latitude: 42.4592,
        longitude: 12.3862,
      },
      hours: hours(everyDay, ["07:00", "22:00"]),
    },
  ],
  deliveryFee: { cost: 490, freeFrom: 7000, minimumOrder: 3500 },
  bag: { descr: "Cassetta di cartone", cost: 50, itemsPerBag: 20 },
  loyaltyPrefix: "098",
  colours: { main: "#1f5c35", accent: "#e9ab2d" },
};

/** In order: the first one also answers without a tenant in the path. */
export const tenants: readonly [SandboxTenant, ...SandboxTenant[]] = [loggia, quantobasta, terrecomuni];

/** The tenant of an id; undefined for an unknown one. */
export function findTenant(id: string): SandboxTenant | undefined {
  return tenants.find((tenant) => tenant.id === id);
}
