/**
 * The `Link` header of a page: the styles that its head names, and the picture that is to come before everything else. A browser asks for them
 * before it has read the page, and an edge that remembers the header sends it as Early Hints while the shop still waits for the backend. Empty
 * where the page names none.
 *
 * The picture is the one of `src`: Chromium holds a hint with `imagesrcset` back until it reads the page, which is what the hint is to spare.
 */
export function preloadLink(html: string): string {
  const head = html.slice(0, html.indexOf("</head>") + 1);
  const styles = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"\/?>/g)].map(
    ([, href]) => `<${href}>; rel=preload; as=style`,
  );
  const src = /<img fetchpriority="high"[^>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  // a header holds ASCII alone
  const picture =
    src && /^[\x21-\x7e]+$/.test(src) ? [`<${src}>; rel=preload; as=image; fetchpriority=high`] : [];
  return [...styles, ...picture].join(", ");
}
