/**
 * Returns lower-case letters, digits and single hyphens, without accents: "Caffè e tè" becomes
 * "caffe-e-te".
 */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
