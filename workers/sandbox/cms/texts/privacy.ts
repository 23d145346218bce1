import { sections, type WritePage } from "./page-text";

export const privacy: WritePage = ({ companyName, content }) => ({
  slug: "privacy",
  title: "Informativa sulla privacy",
  validity: `Aggiornata il ${content.validFrom}`,
  excerpt: `Quali tuoi dati usa ${content.name}, perché e per quanto tempo.`,
  html: `<p>Ti diciamo quali tuoi dati usiamo, perché e per quanto tempo (articolo 13 del regolamento europeo 2016/679). Titolare del trattamento è ${companyName}, ${content.address}, partita IVA ${content.vatNumber}.</p>
${sections([
  [
    "Quali dati usiamo",
    [
      "Quelli che ci dai: nome, e-mail, telefono, indirizzi, data di nascita e codice fiscale se li scrivi, dati per la fattura, carta fedeltà.",
      "Quelli che nascono dalla spesa: carrello, liste, ordini, pagamenti, note e segnalazioni.",
      "I dati della tua carta li riceve solo la banca: noi non li vediamo.",
    ],
  ],
  [
    "Perché li usiamo",
    "Per creare il tuo profilo, preparare e consegnare la spesa, farti pagare e darti assistenza: è il contratto che concludi con noi. Per fatture e scontrini: lo chiede la legge. Per evitare frodi e abusi: è un nostro interesse legittimo.",
    "Per novità, offerte, sondaggi e proposte su misura: solo se ci dai il consenso, e puoi toglierlo quando vuoi dal tuo profilo senza perdere nulla del resto.",
  ],
  [
    "Per quanto tempo",
    "Il profilo resta finché lo usi; se lo elimini, cancelliamo i tuoi dati o li rendiamo anonimi. Ordini, fatture e pagamenti restano dieci anni, come chiede la legge. I messaggi al servizio clienti restano due anni.",
  ],
  [
    "Chi altro li vede",
    "Il negozio che prepara la spesa, chi te la consegna, la banca per i pagamenti e chi fa funzionare il sito per nostro conto, ciascuno solo per la sua parte. Non vendiamo i tuoi dati a nessuno.",
  ],
  [
    "Cookie",
    `Per accedere, ricordare il carrello e proteggere i moduli usiamo cookie tecnici, che non chiedono il consenso. Quelli di statistica (quali pagine si guardano) e di profilazione (proposte su misura), anche di fornitori come Google, partono solo se li accetti; rifiutarli non toglie nulla alla spesa. La scelta vale un anno, poi te la chiediamo di nuovo; la cambi quando vuoi con <a href="/consent">Preferenze sui cookie</a>, in fondo a ogni pagina.`,
  ],
  [
    "I tuoi diritti",
    `Puoi vedere e scaricare i tuoi dati, correggerli, cancellarli, limitarne l'uso, opporti e portarli altrove: molte cose le fai da te nel <a href="/profile">profilo</a>, per le altre scrivi a <a href="mailto:${content.email}">${content.email}</a> o chiama il ${content.phone}. Rispondiamo entro un mese. Se qualcosa non va puoi rivolgerti al <a href="https://www.garanteprivacy.it/">Garante per la protezione dei dati personali</a>.`,
  ],
  [
    "Se non ce li dai",
    "Senza i dati segnati come obbligatori non possiamo creare il profilo né consegnarti la spesa. Gli altri sono facoltativi.",
  ],
])}`,
});
