import { sections, type WritePage } from "./page-text";

export const withdrawal: WritePage = ({ companyName, content }) => ({
  slug: "diritto-di-recesso",
  title: "Diritto di recesso",
  validity: `In vigore dal ${content.validFrom}`,
  excerpt: "Quattordici giorni per ripensarci: per quali prodotti, come e quando ti rimborsiamo.",
  html: `<p>Hai quattordici giorni dalla consegna per recedere senza dire perché (articoli 52 e seguenti del Codice del consumo).</p>
${sections([
  [
    "Che cosa non si può restituire",
    "Il recesso non vale (articolo 59 del Codice del consumo) per:",
    [
      "alimenti che si deteriorano o scadono presto: freschi, surgelati, frutta, verdura, banco;",
      "prodotti sigillati aperti dopo la consegna, per igiene o salute;",
      "prodotti fatti su misura: tagli, cesti e torte a richiesta.",
    ],
    "Se un prodotto è arrivato rovinato o sbagliato il recesso non c'entra: te lo rimborsiamo sempre.",
  ],
  [
    "Come si recede",
    `Scrivi a <a href="mailto:${content.email}">${content.email}</a> o a ${companyName}, ${content.address}, oppure usa il <a href="/servizio-clienti">modulo</a>. Bastano queste parole: «Con la presente recedo dal contratto di vendita dei seguenti prodotti», con il numero dell'ordine, il tuo nome e la data.`,
  ],
  [
    "Restituzione e rimborso",
    "Riporti i prodotti in negozio o li consegni al nostro fattorino entro quattordici giorni dal recesso. Il rimborso, consegna standard compresa, arriva entro quattordici giorni con lo stesso mezzo con cui hai pagato.",
  ],
])}`,
});

export const accessibility: WritePage = ({ companyName, content }) => ({
  slug: "dichiarazione-di-accessibilita",
  title: "Dichiarazione di accessibilità",
  validity: `Redatta il ${content.validFrom}`,
  excerpt: `Come ${content.name} rende il suo sito usabile da tutti, e come segnalare un problema.`,
  html: `<p>${companyName} si impegna a rendere questo sito accessibile secondo il decreto legislativo 27 maggio 2022, n. 82, che attua la direttiva (UE) 2019/882.</p>
${sections([
  [
    "Stato di conformità",
    "Il sito è conforme alle WCAG 2.2, livello AA, e alla norma UNI CEI EN 301549. Ogni pagina funziona con la tastiera, con un lettore di schermo e anche senza JavaScript.",
  ],
  [
    "Contenuti non accessibili",
    [
      "Le pagine dei volantini sono immagini: gli stessi prodotti sono elencati sotto ogni pagina.",
      "I documenti PDF delle fatture non sono ancora strutturati: chiedici il contenuto e te lo mandiamo in testo.",
    ],
  ],
  [
    "Come l'abbiamo verificato",
    "Con prove automatiche a ogni modifica e con prove manuali di tastiera e lettore di schermo.",
  ],
  [
    "Segnalazioni",
    `Scrivi a <a href="mailto:${content.email}">${content.email}</a> o usa il <a href="/servizio-clienti">modulo del servizio clienti</a>: rispondiamo entro trenta giorni. Se la risposta non ti soddisfa puoi rivolgerti all'<a href="https://www.agid.gov.it/">Agenzia per l'Italia digitale</a>.`,
  ],
])}`,
});

export const company: WritePage = ({ companyName, content }) => ({
  slug: "dati-societari",
  title: "Dati societari",
  excerpt: `Chi è e dove ha sede ${companyName}.`,
  html: `<figure class="wp-block-table"><table><tbody>
<tr><th scope="row">Ragione sociale</th><td>${companyName}</td></tr>
<tr><th scope="row">Sede legale</th><td>${content.address}</td></tr>
<tr><th scope="row">Partita IVA</th><td>${content.vatNumber}</td></tr>
<tr><th scope="row">REA</th><td>${content.rea}</td></tr>
<tr><th scope="row">Capitale sociale</th><td>${content.capital} € interamente versato</td></tr>
<tr><th scope="row">PEC</th><td>${content.certifiedMail}</td></tr>
<tr><th scope="row">Telefono</th><td>${content.phone}</td></tr>
</tbody></table></figure>`,
});
