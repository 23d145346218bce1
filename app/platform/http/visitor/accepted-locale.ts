import { defaultLocale, locales, type Locale } from "~/model/locale";

type Range = { tag: string; quality: number };

function rangesOf(header: string): Range[] {
  return header.split(",").flatMap((written) => {
    const [tag = "", ...parameters] = written.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight || NaN);
    return tag && quality >= 0 && quality <= 1 ? [{ tag, quality }] : [];
  });
}

/** Quality of a language: its own ranges ("en", "en-GB") first, else "*", else undefined. */
function qualityOf(locale: Locale, ranges: readonly Range[]): number | undefined {
  const own = ranges.filter(({ tag }) => tag === locale || tag.startsWith(`${locale}-`));
  const found = own.length > 0 ? own : ranges.filter(({ tag }) => tag === "*");
  return found.length > 0 ? Math.max(...found.map(({ quality }) => quality)) : undefined;
}

/**
 * Returns the shop language a browser accepts best (RFC 9110 § 12.5.4). A language with q=0 is
 * chosen only if all have q=0. Italian is the default, and wins between equals.
 */
export function acceptedLocale(header: string | null): Locale {
  const ranges = rangesOf(header ?? "");
  const ranked = locales.map((locale) => ({ locale, quality: qualityOf(locale, ranges) }));
  const accepted = ranked
    .filter(({ quality }) => quality !== undefined && quality > 0)
    .sort((one, other) => (other.quality ?? 0) - (one.quality ?? 0));
  const allowed = ranked.filter(({ quality }) => quality !== 0);
  return (accepted[0] ?? allowed[0])?.locale ?? defaultLocale;
}
