import { everyDay, hours, weekdays } from "./opening-hours";
import { rome } from "./postal-codes";
import type { SandboxTenant } from "./sandbox-tenant";
import { noBags } from "./packaging";

export const quantobasta: SandboxTenant = {
  id: "quantobasta",
  companyId: 3187,
  companyName: "Quantobasta Discount S.p.A.",
  warehouses: [
    {
      warehouseId: 3187001,
      name: "Quantobasta Latina",
      postalCodes: ["04100", "04010", "04011", "04012", "04013", "04014", "04016"],
    },
    { warehouseId: 89, name: "Quantobasta Roma Prenestina", postalCodes: rome },
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
      warehouseId: 89,
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
      warehouseId: 3187003,
      suppliedBy: 3187001,
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
  packaging: [
    { packagingTypeId: 1, name: "Busta riutilizzabile", cost: 10, itemsPerBag: 15 },
    noBags("Porta le tue borse, oppure prendi la spesa sfusa."),
  ],
  iban: "IT39A0542811101000000318700",
  payments: [1, 2, 12, 19, 101],
  loyaltyPrefix: "071",
  preauthorised: { basis: "weighed", percent: 30 },
  range: "q",
  scene: "discountShelf",
  adverts: [
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
  homes: [
    {
      addressName: "Casa",
      address1: "Corso della Repubblica",
      addressNumber: "45",
      city: "Latina",
      postalcode: "04100",
    },
    {
      addressName: "Ufficio",
      address1: "Via del Pigneto",
      addressNumber: "21",
      city: "Roma",
      postalcode: "00176",
    },
  ],
  colours: { main: "#1236d8", accent: "#ffe000" },
  wire: {
    hiddenRoots: "always",
    unitMeasureKey: "unitMeasureBaseSelling",
    nutritionKey: "NUTRITIONAL_INFO",
    pictureUrls: "absolute",
  },
};
