import { sections, type WritePage } from "./page-text";

export const services: WritePage = ({ content }) => ({
  slug: "servizi",
  title: "I nostri servizi",
  excerpt: `Che cosa fa ${content.name} oltre a vendere.`,
  html: sections(content.services.map(({ title, text }) => [title, text] as const)),
});

export const leafletNotes: WritePage = ({ content }) => ({
  slug: "note-volantino",
  title: "Note sul volantino",
  validity: `Valide dal ${content.validFrom}`,
  excerpt: "Come leggere le offerte dei nostri volantini.",
  html: sections([
    [
      "Quanto durano",
      "Le offerte valgono nei giorni scritti sul volantino, salvo esaurimento delle scorte, nei negozi che vi sono indicati e online.",
    ],
    [
      "Prezzo precedente",
      "Accanto a un prezzo ribassato trovi il più basso dei trenta giorni precedenti (articolo 17-bis del Codice del consumo); per gli alimenti che si deteriorano la legge non lo chiede.",
    ],
    [
      "Immagini",
      "Le foto mostrano il prodotto, non il contorno. Gli errori di stampa si correggono in negozio.",
    ],
  ]),
});
