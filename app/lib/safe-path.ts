/**
 * The path a visitor may be sent to: an absolute path of this site ("/x?y#z"), else `fallback`. Refuses what a browser reads as another
 * site ("//evil", "/\evil", "https:..."), control characters (which browsers drop before they read) and over 2000 characters.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(value) || hasControlCharacter(value) || value.includes("\\")) return fallback;
  try {
    return new URL(value, "http://site.invalid").host === "site.invalid" ? value : fallback;
  } catch {
    return fallback;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
