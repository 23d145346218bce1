/** What the backend names packages by (UNIT_SELLING, "cassa da 6"), in the plural. */
const plurals: Record<string, string> = {
  astuccio: "astucci",
  busta: "buste",
  cartone: "cartoni",
  cassa: "casse",
  cassetta: "cassette",
  confezione: "confezioni",
  fardello: "fardelli",
  pacco: "pacchi",
  scatola: "scatole",
  vassoio: "vassoi",
};

/** "casse da 6" of "cassa da 6"; a package we have no plural for keeps its name. */
export function packagesOf(name: string): string {
  const [word = "", ...rest] = name.trim().toLowerCase().split(/\s+/);
  return [Object.hasOwn(plurals, word) ? plurals[word] : word, ...rest].join(" ");
}
