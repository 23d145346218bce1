/** Elements of a head in the order a browser needs. */
const order: [name: string, pattern: RegExp][] = [
  ["the charset", /<meta charset=/i],
  ["the viewport", /<meta name="viewport"/i],
  ["the title", /<title[ >]/i],
  ["the first style sheet", /<link[^>]+rel="stylesheet"|<style/i],
  ["the first script", /<script/i],
];
/** Bytes within which a browser looks for the charset. */
const charsetWithin = 1024;
/** A style sheet, linked or inlined with its address. */
const sheet = /<link rel="stylesheet" href="([^"]+)"|<style[^>]+data-href="([^"]+)"/g;
/** Address of a chain's theme: from the build, or pushed. */
const theme = /^\/(assets\/theme-[\w-]{8}|chain\/[a-z0-9-]+\/[0-9a-f]{8,64})\.css$/;
const scriptAhead =
  /<script[^>]+\bsrc=|<link[^>]+(rel="modulepreload"|as="script")|<link[^>]+rel="preload"[^>]+\.js"/i;

const headOf = (page: string): string | undefined => /<head[^>]*>([^]*?)<\/head>/i.exec(page)?.[1];

/** The addresses of the sheets in a page's head, linked or inlined, in order. */
export const sheetsOf = (page: string): string[] =>
  [...(headOf(page) ?? "").matchAll(sheet)].flatMap(([, linked, carried]) => linked ?? carried ?? []);

/**
 * A missing or misplaced element of a page's head; undefined if it is correct.
 * The script may be missing: lite pages have none.
 */
export function headProblem(page: string): string | undefined {
  const head = headOf(page);
  if (head === undefined) return "there is no head";
  const places = order.map(([name, pattern]) => ({ name, at: head.search(pattern) }));
  const missing = places.slice(0, -1).find(({ at }) => at < 0);
  if (missing) return `${missing.name} is missing`;
  const late = places.find(
    ({ at }, index) => at >= 0 && places.slice(index + 1).some((next) => next.at >= 0 && next.at < at),
  );
  if (late) return `${late.name} stands behind what needs it`;
  if (page.search(/<meta charset=/i) > charsetWithin)
    return `the charset stands behind ${charsetWithin} bytes`;
  const [, script = 0] = [places.at(-2)?.at, places.at(-1)?.at];
  const lastSheet = Math.max(...[...head.matchAll(sheet)].map(({ index }) => index));
  return script > 0 && script < lastSheet ? "a style sheet stands behind the first script" : undefined;
}

/** The element that loads a script before the first interaction; undefined if there is none. */
export const scriptBeforeWanted = (page: string): string | undefined => {
  const at = page.search(scriptAhead);
  return at < 0 ? undefined : page.slice(at, at + 120).split(">")[0];
};

/**
 * Reason for which a page's `Link` header does not work as Early Hints.
 * Undefined if it lists exactly the head's sheets, in the same order.
 */
export function hintProblem(page: string, link: string): string | undefined {
  const hinted = [...link.matchAll(/<([^>]+)>; rel=preload; as=style/g)].map(([, href = ""]) => href);
  const wanted = sheetsOf(page);
  if (hinted.length === 0) return "names no style sheet to preload";
  const missing = wanted.find((href) => !hinted.includes(href));
  if (missing) return `does not name ${missing}`;
  const foreign = hinted.find((href) => !wanted.includes(href));
  if (foreign) return `names ${foreign}, which the page has not`;
  return hinted.join() === wanted.join()
    ? undefined
    : "names the style sheets in another order than the page";
}

/** The address of the chain's theme; undefined unless it is the only theme and the last sheet. */
export function themeAddress(page: string): string | undefined {
  const sheets = sheetsOf(page);
  const last = sheets.at(-1);
  const themes = sheets.filter((href) => theme.test(href));
  return last !== undefined && themes.length === 1 && themes[0] === last ? last : undefined;
}
