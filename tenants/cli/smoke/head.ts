/** What stands in a head, in the order in which a browser needs it. */
const order: [name: string, pattern: RegExp][] = [
  ["the charset", /<meta charset=/i],
  ["the title", /<title[ >]/i],
  ["the first style sheet", /<link[^>]+rel="stylesheet"|<style/i],
  ["the first script", /<script/i],
];

/** What of a page's head is missing or stands too late; undefined when it is well. The script may be missing: lite pages have none. */
export function headProblem(page: string): string | undefined {
  const head = /<head[^>]*>([^]*?)<\/head>/i.exec(page)?.[1];
  if (head === undefined) return "there is no head";
  const places = order.map(([name, pattern]) => ({ name, at: head.search(pattern) }));
  const missing = places.slice(0, -1).find(({ at }) => at < 0);
  if (missing) return `${missing.name} is missing`;
  const late = places.find(
    ({ at }, index) => at >= 0 && places.slice(index + 1).some((next) => next.at >= 0 && next.at < at),
  );
  return late && `${late.name} stands behind what needs it`;
}
