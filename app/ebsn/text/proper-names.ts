/**
 * Places in product names, mostly of protected origins: "Prosciutto di Parma", "Montepulciano
 * d'Abruzzo", "Cesanese del Piglio".
 */
const places =
  "abruzzo alba altamura amalfi amatrice ariccia asiago asti avellino avola barletta basilicata bassiano bergamo bologna bolzano brescia brindisi " +
  "bronte bruxelles calabria campania cantabrico carmagnola castelluccio catania cerignola cetara chianti chieti chioggia cilento colonnata conegliano " +
  "cremona daniele europa firenze francia frascati friuli gaeta genova genzano gragnano grecia himalaya irpinia ischia italia jesi langhe langhirano " +
  "lariano lazio lecce liguria lucca marsiglia marzano mantova matera messina milano modena modica molise montalcino " +
  "montefalco montefiascone montepulciano murge napoli nizza norcia novara onano orvieto ostuni pachino padova palermo pantelleria parigi parma " +
  "pavia perugia pescara piemonte piglio pisa polesine puglia ragusa ravenna roma rovigo sabina salento salerno san sannio " +
  "sardegna scansano sciacca senise siena sicilia siracusa sorrento spagna strasburgo sulmona tirolo torino toscana trapani trentino trento " +
  "treviso trieste tropea tufo tuscia umbria valdobbiadene valpolicella valtellina velletri veneto venezia vercelli verona vesuvio vicenza viterbo";

/** Varieties of fruit and wheat: "Mele Fuji", "Farina 0 Manitoba". */
const sorts = "conference fuji gala golden granny hass kaiser kent khorasan manitoba smith williams";

const proper = new Set(`${places} ${sorts}`.split(" "));

/** Names whose single words are ordinary words. */
const phrases = [
  ...[
    "Alto Adige",
    "Castelli di Jesi",
    "Castelli Romani",
    "Nero d'Avola",
    "Rosso Piceno",
    "Terre di Chieti",
    "bufala Campana",
  ],
  ...["Grana Padano", "Parmigiano Reggiano", "Pecorino Romano", "Pecorino Sardo", "Pecorino Toscano"],
  ...["Provolone Valpadana", "Caciocavallo Silano"],
  ...["Deglet Nour", "Golden Delicious", "Red Delicious", "Royal Gala", "Stark Delicious", "Earl Grey"],
];

/** True if a lower-case word is a name. */
export const isProper = (word: string): boolean => proper.has(word);

const inPhrases = new RegExp(String.raw`(?<!\p{L})(${phrases.join("|")})(?!\p{L})`, "giu");

/** Capitalises the names of several words in a lower-case text. */
export const properPhrases = (name: string): string =>
  name.replace(
    inPhrases,
    (found) => phrases.find((one) => one.toLowerCase() === found.toLowerCase()) ?? found,
  );
