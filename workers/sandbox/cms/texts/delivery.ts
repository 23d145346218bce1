import { euro, sections, type WritePage } from "./page-text";

export const delivery: WritePage = ({ content, deliveryFee, warehouses, stores }) => ({
  slug: "consegna-a-casa",
  title: "Consegna a casa",
  excerpt: `Dove, quando e a quanto ${content.name} porta la spesa a casa tua.`,
  html: `<p>${content.delivery}</p>
${sections([
  [
    "Dove consegniamo",
    `Serviamo ${new Set(warehouses.flatMap(({ postalCodes }) => postalCodes)).size} codici postali del Lazio. <a href="/consegna">Scrivi il tuo indirizzo</a>: ti diciamo subito se arriviamo da te o qual è il negozio più vicino.`,
  ],
  [
    "Quando",
    "Scegli il giorno e la fascia oraria tra quelle libere. Il posto resta tuo per mezz'ora mentre finisci la spesa, e prima di pagare vedi sempre fino a quando puoi ordinare.",
    "Non consegniamo il 25 e 26 dicembre, il 1° gennaio, a Pasqua, il 1° maggio e il 15 agosto.",
  ],
  [
    "Quanto costa",
    [
      `Consegna: <strong>${euro(deliveryFee.cost)}</strong>`,
      `Gratis da ${euro(deliveryFee.freeFrom)} di spesa`,
      `Spesa minima: ${euro(deliveryFee.minimumOrder)}`,
    ],
    "Il ritiro in negozio e al locker non costa nulla.",
  ],
  [
    "Alla porta",
    "Ti portiamo i sacchetti fino alla porta, al piano che ci hai indicato. Se non ci sei ti chiamiamo al numero che hai lasciato con l'indirizzo e aspettiamo dieci minuti.",
  ],
  [
    "Ritiro",
    stores.map(
      ({ name, address }) => `${name}, ${address.address1} ${address.addressNumber}, ${address.city}`,
    ),
  ],
  [
    "Hai bisogno di noi?",
    `Chiama il numero verde <a href="tel:${content.phone.replaceAll(" ", "")}">${content.phone}</a>, scrivi a <a href="mailto:${content.email}">${content.email}</a> o usa il <a href="/servizio-clienti">modulo del servizio clienti</a>.`,
  ],
])}`,
});
