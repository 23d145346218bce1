import type { SandboxTenant } from "../../chains/sandbox-tenant";
import type { CategorySlug, Question } from "../../chains/chain-content";
import { euro } from "./page-text";

export const categories: readonly { slug: CategorySlug; name: string; text: string }[] = [
  { slug: "ordini", name: "Ordini", text: "Fare, cambiare e annullare un ordine." },
  { slug: "consegna", name: "Consegna e ritiro", text: "Zone, fasce orarie e costi." },
  { slug: "pagamenti", name: "Pagamenti e fatture", text: "Carte, contanti, buoni, fattura." },
  { slug: "prodotti", name: "Prodotti", text: "Peso, sostituzioni, qualità." },
  { slug: "profilo", name: "Il tuo profilo", text: "Accesso, dati e tessera." },
];

/** Returns the questions of every chain, then this chain's own. */
export const questionsOf = ({ content, deliveryFee, preauthorised }: SandboxTenant): Question[] => [
  {
    category: "ordini",
    slug: "modificare-ordine",
    question: "Posso cambiare un ordine già inviato?",
    answer: `<p>Sì, fino a quando il negozio lo prende in carico: apri l'ordine in <a href="/profile/orders">I miei ordini</a> e premi «Modifica».</p>`,
  },
  {
    category: "ordini",
    slug: "annullare-ordine",
    question: "Come annullo un ordine?",
    answer:
      "<p>Dalla pagina dell'ordine, finché è modificabile. Se avevi pagato con carta la somma bloccata torna disponibile in pochi giorni.</p>",
  },
  {
    category: "ordini",
    slug: "ripetere-spesa",
    question: "Posso ripetere una spesa?",
    answer:
      "<p>Sì: da un ordine passato rimetti nel carrello tutti i prodotti ancora disponibili, oppure salvali in una lista.</p>",
  },
  {
    category: "consegna",
    slug: "costo-consegna",
    question: "Quanto costa la consegna?",
    answer: `<p>${euro(deliveryFee.cost)}, e nulla da ${euro(deliveryFee.freeFrom)} di spesa. La spesa minima è di ${euro(deliveryFee.minimumOrder)}. Il ritiro è gratuito.</p>`,
  },
  {
    category: "consegna",
    slug: "non-sono-a-casa",
    question: "Se non sono in casa?",
    answer:
      "<p>Ti chiamiamo e aspettiamo dieci minuti. Poi la spesa torna in negozio e puoi ritirarla entro la chiusura.</p>",
  },
  {
    category: "pagamenti",
    slug: "somma-bloccata",
    question: "Perché la banca blocca più del totale?",
    answer: `<p>Perché i prodotti a peso possono pesare un po' di più: chiediamo fino al ${preauthorised.percent}% in più e addebitiamo solo quello che ricevi.</p>`,
  },
  {
    category: "pagamenti",
    slug: "fattura",
    question: "Posso avere la fattura?",
    answer: `<p>Sì, dove il negozio la prevede: inserisci l'intestatario in <a href="/profile/billing">Dati di fatturazione</a> prima di pagare.</p>`,
  },
  {
    category: "prodotti",
    slug: "sostituzioni",
    question: "Che cosa succede se un prodotto manca?",
    answer:
      "<p>Lo sostituiamo solo se hai accettato le alternative nel carrello. Altrimenti non lo paghi.</p>",
  },
  {
    category: "prodotti",
    slug: "reclami",
    question: "Un prodotto è arrivato rovinato: che faccio?",
    answer: `<p>Scrivici entro due giorni dal <a href="/servizio-clienti">modulo del servizio clienti</a>, se puoi con il numero dell'ordine: ti rimborsiamo.</p>`,
  },
  {
    category: "profilo",
    slug: "password-dimenticata",
    question: "Ho dimenticato la password",
    answer: `<p>Chiedine una nuova da <a href="/reset-password-request">questa pagina</a>: ti mandiamo un collegamento che vale un'ora.</p>`,
  },
  {
    category: "profilo",
    slug: "eliminare-profilo",
    question: "Come elimino il mio profilo?",
    answer: `<p>Dal <a href="/profile">profilo</a>, in fondo alla pagina «I tuoi dati», quando non hai ordini in consegna.</p>`,
  },
  ...content.questions.map((own) => ({ ...own, answer: `<p>${own.answer}</p>` })),
];
