/** What stands in a head, in the order in which a browser needs it. */
const order: [name: string, pattern: RegExp][] = [
  ["the charset", /<meta charset=/i],
  ["the viewport", /<meta name="viewport"/i],
  ["the title", /<title[ >]/i],
  ["the first style sheet", /<link[^>]+rel="stylesheet"|<style/i],
  ["the first script", /<script/i],
];
/** A browser looks for the charset no further, bytes. */
const charsetWithin = 1024;
/** A sheet that is linked, or one that the document carries and says which. */
const sheet = /<link rel="stylesheet" href="([^"]+)"|<style[^>]+data-href="([^"]+)"/g;
/** Where the theme of a chain stands: that of the build, or one that was pushed. */
const theme = /^\/(assets\/theme-[\w-]{8}|chain\/[a-z0-9-]+\/[0-9a-f]{8,64})\.css$/;
const scriptAhead =
  /<script[^>]+\bsrc=|<link[^>]+(rel="modulepreload"|as="script")|<link[^>]+rel="preload"[^>]+\.js"/i;

const headOf = (page: string): string | undefined => /<head[^>]*>([^]*?)<\/head>/i.exec(page)?.[1];

/** The addresses of the sheets in a page's head, linked or carried, in their order. */
export const sheetsOf = (page: string): string[] =>
  [...(headOf(page) ?? "").matchAll(sheet)].flatMap(([, linked, carried]) => linked ?? carried ?? []);

/** What of a page's head is missing or stands too late; undefined when it is well. The script may be missing: lite pages have none. */
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

/** The element that has a browser fetch a script before anybody wants one; undefined when there is none. */
export const scriptBeforeWanted = (page: string): string | undefined => {
  const at = page.search(scriptAhead);
  return at < 0 ? undefined : page.slice(at, at + 120).split(">")[0];
};

/** Why a page's `Link` header is no good as Early Hints; undefined when it names each sheet of the head, in the same order, and no other. */
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

/** The address of the chain's own theme: the last sheet of the head, and the only theme; undefined where it is not so. */
export function themeAddress(page: string): string | undefined {
  const sheets = sheetsOf(page);
  const last = sheets.at(-1);
  const themes = sheets.filter((href) => theme.test(href));
  return last !== undefined && themes.length === 1 && themes[0] === last ? last : undefined;
}
