const places =
  "sicilia basilicata calabria amalfi parma pachino tropea treviso genzano lariano sardegna abruzzo salento amatrice bologna carmagnola sulmona bruxelles italia lazio tuscia ariccia bassiano modica modena sorrento onano himalaya marzano milano piglio frascati chianti montalcino alba asti tufo jesi scansano montefiascone umbria daniele hass kent williams kaiser conference fuji gala golden delicious granny smith marsiglia valtellina";
const proper = new RegExp(`\\b(${places.split(" ").join("|")})\\b`, "g");

/** A shelf name in sentence case; marks of origin keep their capitals and places get theirs. */
export function sentenceOf(name: string): string {
  const small = name
    .toLowerCase()
    .replace(/\b(igp|dop|doc|docg|stg|bio|uht|led)\b/g, (mark) => mark.toUpperCase())
    .replace(proper, (place) => place.charAt(0).toUpperCase() + place.slice(1))
    .replace(/\b(san) (?=[A-Z])/g, "San ");
  return small.charAt(0).toUpperCase() + small.slice(1);
}
