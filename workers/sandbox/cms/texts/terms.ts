import { euro, sections, type WritePage } from "./page-text";

export const terms: WritePage = ({ companyName, content, deliveryFee, preauthorised }) => ({
  slug: "condizioni-di-vendita",
  title: "Condizioni di vendita",
  validity: `In vigore dal ${content.validFrom}`,
  excerpt: `Come si ordina, si paga e si riceve la spesa da ${content.name}.`,
  html: `<p>Queste condizioni valgono per la spesa ordinata su questo sito. Il venditore è ${companyName}, ${content.address}, partita IVA ${content.vatNumber}, REA ${content.rea}.</p>
${sections([
  [
    "Come si ordina",
    "L'ordine parte quando premi il pulsante che lo conferma e il contratto è concluso quando ricevi la nostra e-mail di conferma. Trovi l'ordine nella tua area personale; puoi modificarlo o annullarlo fino a quando il negozio lo prende in carico.",
  ],
  [
    "Prezzi e peso",
    "I prezzi sono in euro e comprendono l'IVA. Quello dei prodotti a peso è una stima: paghi il peso che prepariamo davvero.",
    `La consegna costa ${euro(deliveryFee.cost)}, è gratuita da ${euro(deliveryFee.freeFrom)}; la spesa minima è di ${euro(deliveryFee.minimumOrder)}. Trovi ogni costo nel carrello prima di confermare.`,
  ],
  [
    "Pagamento",
    `Paghi con uno dei modi che ti proponiamo al momento dell'ordine. Con la carta blocchiamo fino al ${preauthorised.percent}% in più ${preauthorised.basis === "total" ? "del totale stimato" : "della parte a peso"}; ti addebitiamo solo quello che ricevi.`,
  ],
  [
    "Consegna e ritiro",
    "Consegniamo all'indirizzo e nella fascia che hai scelto, oppure ritiri la spesa nel negozio o nell'armadietto. Se un prodotto manca lo sostituiamo solo se lo hai permesso; altrimenti non lo paghi.",
  ],
  [
    "Recesso",
    `Hai quattordici giorni per ripensarci, tranne che per gli alimenti che si deteriorano o scadono presto e per i prodotti sigillati aperti dopo la consegna: leggi <a href="/page/diritto-di-recesso">come si recede</a>.`,
  ],
  [
    "Garanzia e reclami",
    `Sui prodotti che non sono alimenti vale la garanzia legale di due anni. Se qualcosa non va scrivi a <a href="mailto:${content.email}">${content.email}</a> o al <a href="/servizio-clienti">servizio clienti</a>: rispondiamo entro due giorni lavorativi.`,
    `Se non siamo d'accordo puoi rivolgerti a un organismo di risoluzione alternativa: l'elenco è sul sito del <a href="https://www.mimit.gov.it/">Ministero delle Imprese e del Made in Italy</a>.`,
  ],
  [
    "Legge e foro",
    "Vale la legge italiana. Per le controversie è competente il giudice del luogo in cui abiti.",
  ],
])}`,
});
