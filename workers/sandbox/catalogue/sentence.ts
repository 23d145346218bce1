const places =
  "sicilia basilicata calabria amalfi parma pachino tropea treviso genzano lariano sardegna abruzzo salento amatrice bologna carmagnola sulmona bruxelles italia lazio tuscia ariccia bassiano modica modena sorrento onano himalaya marzano milano piglio frascati chianti montalcino alba asti tufo jesi scansano montefiascone umbria daniele hass kent williams kaiser conference fuji gala golden delicious granny smith marsiglia valtellina adige avola gaeta roma cantabrico chieti khorasan manitoba silano valpadana sabina stark castelli campana";
const proper = new RegExp(`\\b(${places.split(" ").join("|")})\\b`, "g");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns a shelf name in sentence case; marks of origin keep their capitals and places get theirs.
 */
export function sentenceOf(name: string): string {
  const small = name
    .toLowerCase()
    .replace(
      /\b(igp|dop|docg?|stg|bio|uht|led|e\d\d|aaa?|xl|wc|ipa|spf|ace|(?<=\d )w|(?<=vitamina )c)\b/g,
      (mark) => mark.toUpperCase(),
    )
    .replace(proper, capital)
    .replace(/\b(san|alto|nero(?= d'A)|earl|grana|parmigiano|royal) (?=[A-Z]|padano|reggiano|grey)/g, capital)
    .replace(/\b(padano|reggiano|grey|(?<=pecorino )(romano|sardo|toscano))\b/g, capital);
  return capital(small);
}
