import { paymentName } from "../../commerce/checkout/payment-types";
import { euro, sections, type WritePage } from "./page-text";

export const terms: WritePage = ({ companyName, content, deliveryFee, preauthorised, payments }) => ({
  slug: "condizioni-di-vendita",
  title: "Condizioni di vendita",
  validity: `In vigore dal ${content.validFrom}`,
  excerpt: `Come si ordina, si paga e si riceve la spesa da ${content.name}.`,
  html: `<p>Queste condizioni valgono per la spesa ordinata su questo sito. Il venditore è ${companyName}, ${content.address}, partita IVA ${content.vatNumber}, REA ${content.rea}.</p>
${sections([
  [
    "Come si ordina",
    "L'ordine parte quando premi il pulsante che lo conferma, che dice anche che ti obblighi a pagare. Da quel momento il contratto è concluso; te lo confermiamo per e-mail. Trovi l'ordine nella tua area personale; puoi modificarlo o annullarlo fino a quando il negozio lo prende in carico.",
  ],
  [
    "Prezzi e peso",
    "I prezzi sono in euro e comprendono l'IVA. Quello dei prodotti a peso è una stima: paghi il peso che prepariamo davvero.",
    "Accanto a un prezzo ribassato trovi il più basso dei trenta giorni prima (articolo 17-bis del Codice del consumo), da cui contiamo lo sconto; per gli alimenti che si deteriorano la legge non lo chiede.",
    `La consegna costa ${euro(deliveryFee.cost)}, è gratuita da ${euro(deliveryFee.freeFrom)}; la spesa minima è di ${euro(deliveryFee.minimumOrder)}. Trovi ogni costo nel carrello prima di confermare.`,
  ],
  [
    "Pagamento",
    `Accettiamo: ${payments.map((id) => paymentName(id).toLowerCase()).join("; ")}. Con la carta blocchiamo fino al ${preauthorised.percent}% in più ${preauthorised.basis === "total" ? "del totale stimato" : "della parte a peso"}; ti addebitiamo solo quello che ricevi.`,
  ],
  [
    "Consegna e ritiro",
    "Consegniamo all'indirizzo e nella fascia che hai scelto, oppure ritiri la spesa nel negozio o nell'armadietto. Se un prodotto manca lo sostituiamo solo se lo hai permesso; altrimenti non lo paghi.",
    "Le bevande alcoliche le consegniamo solo a maggiorenni: alla porta o al ritiro possiamo chiederti un documento (legge 125/2001, articolo 14-ter).",
  ],
  [
    "Allergeni e ingredienti",
    "Ingredienti, allergeni e valori nutrizionali sono nella scheda di ogni alimento, prima dell'acquisto (regolamento UE 1169/2011, articolo 14). Prima di consumarlo leggi sempre l'etichetta.",
  ],
  [
    "Recesso",
    `Hai quattordici giorni per ripensarci, tranne che per gli alimenti che si deteriorano o scadono presto e per i prodotti sigillati aperti dopo la consegna: leggi <a href="/page/diritto-di-recesso">come si recede</a>. Lo fai con <a href="/recesso">Recedere dal contratto qui</a>, in fondo a ogni pagina e in ogni ordine.`,
  ],
  [
    "Garanzia e reclami",
    `Sui prodotti che non sono alimenti vale la garanzia legale di due anni. Se qualcosa non va scrivi a <a href="mailto:${content.email}">${content.email}</a> o al <a href="/servizio-clienti">servizio clienti</a>: rispondiamo entro due giorni lavorativi.`,
    `Se non siamo d'accordo puoi rivolgerti a <a href="${content.adr.url}">${content.adr.name}</a>: leggi <a href="/page/reclami">reclami e controversie</a>.`,
  ],
  [
    "Legge e foro",
    "Vale la legge italiana. Per le controversie è competente il giudice del luogo in cui abiti.",
  ],
])}`,
});
