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
    `Dal sito, in due passi, con il pulsante qui sotto o dalla pagina <a href="/recesso">recedere dal contratto qui</a>. Oppure scrivi a <a href="mailto:${content.email}">${content.email}</a>, a ${content.certifiedMail} o a ${companyName}, ${content.address}. Bastano queste parole: «Con la presente recedo dal contratto di vendita dei seguenti prodotti», con il numero dell'ordine, il tuo nome e la data. Ti confermiamo subito per e-mail che l'abbiamo ricevuto.`,
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
    "Il servizio",
    "Su questo sito cerchi i prodotti, riempi il carrello, scegli dove e quando ricevere la spesa, paghi e ritrovi i tuoi ordini. Ogni pagina si usa con la tastiera, con un lettore di schermo, con i caratteri grandi il doppio e anche senza JavaScript.",
  ],
  ["Stato di conformità", "Il sito segue le WCAG 2.2, livello AA, e la norma UNI CEI EN 301549."],
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

export const complaints: WritePage = ({ companyName, content }) => ({
  slug: "reclami",
  title: "Reclami e controversie",
  validity: `In vigore dal ${content.validFrom}`,
  excerpt: `Come si reclama con ${content.name}, e chi decide se non siamo d'accordo.`,
  html: `<p>Se qualcosa non va diccelo: è il modo più rapido per rimediare.</p>
${sections([
  [
    "Come si reclama",
    `Usa il <a href="/servizio-clienti">modulo del servizio clienti</a>, scrivi a <a href="mailto:${content.email}">${content.email}</a> o a ${content.certifiedMail}, chiama il <a href="tel:${content.phone.replaceAll(" ", "")}">${content.phone}</a> o manda una lettera a ${companyName}, ${content.address}.`,
    "Dicci il numero dell'ordine e che cosa è successo, se puoi con una foto: rispondiamo entro due giorni lavorativi.",
  ],
  [
    "Prodotti arrivati rovinati, sbagliati o mancanti",
    "Te li rimborsiamo sempre, con lo stesso mezzo con cui hai pagato.",
  ],
  [
    "Garanzia",
    "Per i prodotti che non sono alimenti vale la garanzia legale di conformità di due anni (articoli 128 e seguenti del Codice del consumo): riparazione o sostituzione, altrimenti rimborso.",
  ],
  [
    "Se non siamo d'accordo",
    `Puoi chiedere una soluzione senza giudice (articoli 141 e seguenti del Codice del consumo): ci siamo impegnati a partecipare davanti a <a href="${content.adr.url}">${content.adr.name}</a>. La domanda la presenti tu, e resti libero di rivolgerti al giudice del luogo in cui abiti.`,
    `L'elenco di tutti gli organismi è sul sito del <a href="https://www.mimit.gov.it/">Ministero delle Imprese e del Made in Italy</a>. La piattaforma europea ODR non c'è più dal 20 luglio 2025.`,
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
${content.capital ? `<tr><th scope="row">Capitale sociale</th><td>${content.capital} € interamente versato</td></tr>\n` : ""}${content.cooperativeRegister ? `<tr><th scope="row">Albo società cooperative</th><td>n. ${content.cooperativeRegister}, mutualità prevalente</td></tr>\n` : ""}<tr><th scope="row">PEC</th><td>${content.certifiedMail}</td></tr>
<tr><th scope="row">E-mail</th><td>${content.email}</td></tr>
<tr><th scope="row">Telefono</th><td>${content.phone}</td></tr>
</tbody></table></figure>`,
});
