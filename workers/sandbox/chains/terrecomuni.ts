import { everyDay, hours, weekdays } from "./opening-hours";
import { rome } from "./postal-codes";
import type { SandboxTenant } from "./sandbox-tenant";
import { noBags } from "./packaging";

export const terrecomuni: SandboxTenant = {
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
      warehouseId: 4410003,
      suppliedBy: 4410001,
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
  packaging: [
    { packagingTypeId: 1, name: "Cassetta di cartone", cost: 50, itemsPerBag: 20 },
    {
      packagingTypeId: 2,
      name: "Cassetta di legno",
      description: "La rendi alla consegna successiva.",
      cost: 150,
      itemsPerBag: 30,
    },
    noBags("Riprendiamo le cassette alla consegna."),
  ],
  iban: "IT33F0542811101000000441000",
  payments: [1, 2, 11, 17, 113, 18],
  loyaltyPrefix: "098",
  preauthorised: { basis: "weighed", percent: 30 },
  range: "t",
  scene: "countryside",
  adverts: [
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
  homes: [
    {
      addressName: "Casa",
      address1: "Corso Italia",
      addressNumber: "30",
      city: "Viterbo",
      postalcode: "01100",
    },
    {
      addressName: "Casa in paese",
      address1: "Viale Trieste",
      addressNumber: "14",
      city: "Tivoli",
      postalcode: "00019",
    },
  ],
  colours: { main: "#1f5c35", accent: "#e9ab2d" },
  wire: {
    hiddenRoots: "unfiltered",
    unitMeasureKey: "unitMeasureBase",
    nutritionKey: "nutritional_values",
    pictureUrls: "relative",
    categorySitemap: "/sitemap/category.xml",
    belowCategory: "categories",
    packs: "in-infos",
    unitPrices: "list",
    allergens: "listings",
    promoDiscount: "both",
  },
  content: {
    name: "Terrecomuni",
    vatNumber: "02618330563",
    rea: "VT-1183204",
    cooperativeRegister: "C104512",
    address: "Strada Teverina km 7, 01100 Viterbo (VT)",
    phone: "800 014 260",
    email: "soci@terrecomuni.example",
    certifiedMail: "terrecomuni@pec.example",
    adr: {
      name: "Servizio di conciliazione della Camera di commercio di Rieti Viterbo",
      url: "https://www.rivt.camcom.it/",
    },
    validFrom: "1° novembre 2026",
    delivery:
      "I soci produttori raccolgono, noi consegniamo: due giri al giorno per non far viaggiare furgoni mezzi vuoti.",
    awards: [
      {
        title: "Cooperativa dell’anno",
        slug: "cooperativa-dell-anno",
        text: "Premio regionale 2026 per il contratto che garantisce ai produttori il sessanta per cento del prezzo.",
      },
      {
        title: "Ristorno ai soci",
        slug: "ristorno-ai-soci",
        text: "Chi è socio riceve a fine anno una parte di quanto ha speso, decisa in assemblea.",
      },
      {
        title: "Terra pulita",
        slug: "terra-pulita",
        text: "Otto prodotti freschi su dieci sono biologici certificati.",
      },
    ],
    services: [
      {
        title: "La cassetta della settimana",
        text: "Frutta e verdura di stagione scelte dai soci, con le ricette.",
      },
      { title: "Consegna in bicicletta", text: "A Viterbo e Rieti, entro tre chilometri dal negozio." },
      {
        title: "Diventa socio",
        text: "Bastano venticinque euro di quota, che ti restituiamo se cambi idea.",
      },
    ],
    slides: [
      {
        title: "Miele e confetture dei soci",
        text: "Castagno, acacia, millefiori: ogni vasetto ha il nome di chi l’ha fatto.",
        picture: "colazione",
        link: "/category/colazione",
      },
      {
        title: "Il vino dei nostri colli",
        text: "Est! Est!! Est!!!, Cesanese e Aleatico dalle cantine della cooperativa.",
        picture: "vino",
        link: "/category/vino",
      },
      {
        title: "Pane di grani antichi",
        text: "Lievito madre e farine macinate a pietra, due infornate al giorno.",
        picture: "pane-e-forno",
        link: "/category/pane-e-forno",
      },
      {
        title: "Ritira alla bottega dei soci",
        text: "Niente imballaggi per il viaggio: porta le tue borse.",
        picture: "uova-e-pasta-fresca",
        link: "/negozi",
        service: 1,
      },
      {
        title: "Agrumi di gennaio",
        text: "Arance e clementine appena colte.",
        picture: "frutta-e-verdura",
        link: "/category/frutta-e-verdura",
        from: "01-01",
        to: "01-31",
      },
    ],
    questions: [
      {
        category: "prodotti",
        slug: "biologico",
        question: "Come so se un prodotto è biologico?",
        answer:
          "Lo dice il bollino accanto al nome; nella scheda trovi il codice dell’ente che lo certifica.",
      },
    ],
  },
};
