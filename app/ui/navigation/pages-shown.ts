/**
 * Page numbers with a link: first, last, the current page and its neighbours; "gap" for omitted
 * numbers.
 */
export function pagesShown(page: number, pages: number): (number | "gap")[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(wanted)].sort((one, other) => one - other);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ["gap" as const, number] : [number];
  });
}
