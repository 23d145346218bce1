/** Plurals of the backend's package names (UNIT_SELLING, "cassa da 6"). */
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

/**
 * Example: "casse da 6" for "cassa da 6"; a package without a known plural stays in the singular.
 */
export function packagesOf(name: string): string {
  const [word = "", ...rest] = name.trim().toLowerCase().split(/\s+/);
  return [Object.hasOwn(plurals, word) ? plurals[word] : word, ...rest].join(" ");
}
