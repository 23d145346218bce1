import { everyDay, hours, weekdays } from "./opening-hours";
import { castelli, rome } from "./postal-codes";
import type { SandboxTenant } from "./sandbox-tenant";
import { noBags } from "./packaging";

export const loggia: SandboxTenant = {
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
      warehouseId: 2321003,
      suppliedBy: 2321001,
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
  packaging: [
    { packagingTypeId: 1, name: "Sacchetto compostabile", cost: 15, itemsPerBag: 12 },
    { packagingTypeId: 2, name: "Borsa riutilizzabile", cost: 60, itemsPerBag: 18 },
    noBags("Riportiamo indietro le cassette: la spesa resta a te."),
  ],
  iban: "IT78G0542811101000000232100",
  payments: [1, 2, 13, 17, 18],
  loyaltyPrefix: "042",
  preauthorised: { basis: "total", percent: 20 },
  range: "l",
  scene: "marketHall",
  adverts: [
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
  homes: [
    { addressName: "Casa", address1: "Via Cavour", addressNumber: "112", city: "Roma", postalcode: "00184" },
    {
      addressName: "Casa dei miei",
      address1: "Via Cairoli",
      addressNumber: "8",
      city: "Frascati",
      postalcode: "00044",
    },
  ],
  colours: { main: "#8c2b1b", accent: "#c2410c" },
  wire: {
    hiddenRoots: "never",
    unitMeasureKey: "unitMeasureBase",
    nutritionKey: "nutritional_values",
    pictureUrls: "relative",
    categorySitemap: "/sitemap/category.xml",
    belowCategory: "categories",
    packs: "printed",
    unitPrices: "display",
    allergens: "listings",
    promoDiscount: "percent",
  },
  content: {
    name: "La Loggia",
    vatNumber: "08974510581",
    rea: "RM-1274586",
    capital: "2.400.000",
    address: "Via dei Banchi Vecchi 18, 00186 Roma (RM)",
    phone: "800 014 260",
    email: "ciao@loggia.example",
    certifiedMail: "laloggia@pec.example",
    adr: {
      name: "Servizio di conciliazione della Camera di commercio di Roma",
      url: "https://www.rm.camcom.it/",
    },
    validFrom: "1° ottobre 2026",
    delivery:
      "Scegliamo la frutta al mattino e la portiamo a casa entro sera, nelle cassette che poi riprendiamo.",
    awards: [
      {
        title: "Bottega del Lazio 2026",
        slug: "bottega-del-lazio",
        text: "Premiati dalla Camera dei produttori per il banco della frutta: quaranta aziende entro cento chilometri.",
      },
      {
        title: "Cassette che tornano",
        slug: "cassette-che-tornano",
        text: "Riportiamo indietro le cassette di legno: in un anno abbiamo risparmiato undici tonnellate di cartone.",
      },
      {
        title: "Tessera Loggia",
        slug: "tessera-loggia",
        text: "Un punto per ogni euro di spesa, in negozio e online; cento punti valgono cinque euro.",
      },
    ],
    services: [
      {
        title: "Il banco su misura",
        text: "Scrivi come vuoi il taglio o la maturazione: lo scegliamo come faresti tu.",
      },
      {
        title: "Ritiro in negozio e al locker",
        text: "Pronta in due ore a Roma e a Frascati, senza spesa minima.",
      },
      {
        title: "Confezioni regalo",
        text: "Cesti con i prodotti del banco, consegnati con il tuo biglietto.",
      },
    ],
    slides: [
      {
        title: "È tempo di olio nuovo",
        text: "Franto in Sabina a novembre: fruttato, piccante, pochi litri per volta.",
        picture: "olio-aceto-e-spezie",
        link: "/category/olio-aceto-e-spezie",
      },
      {
        title: "Il banco del pesce",
        text: "Arriva all’alba da Fiumicino e da Anzio. Pulito come vuoi tu.",
        picture: "pesce",
        link: "/category/pesce",
      },
      {
        title: "La domenica a tavola",
        text: "Pasta all’uovo, sughi pronti e un dolce della nostra cucina.",
        picture: "uova-e-pasta-fresca",
        link: "/category/uova-e-pasta-fresca",
      },
      {
        title: "Ritiri quando passi",
        text: "La spesa ti aspetta in negozio o al locker, senza spese di consegna.",
        picture: "acqua-e-bibite",
        link: "/negozi",
        service: 1,
      },
      {
        title: "I freddi di gennaio",
        text: "Legumi, brodo e verdure da minestra.",
        picture: "riso-e-cereali",
        link: "/category/riso-e-cereali",
        from: "01-01",
        to: "01-31",
      },
    ],
    questions: [
      {
        category: "prodotti",
        slug: "scelta-frutta",
        question: "Chi sceglie la mia frutta?",
        answer:
          "Le persone del banco, la mattina stessa. Se la vuoi più o meno matura scrivilo nella nota del prodotto.",
      },
    ],
  },
};
