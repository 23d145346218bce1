/**
 * The `Link` header of a page: the styles that its head names. A browser asks for them before it has read the page, and an edge that remembers
 * the header sends it as Early Hints while the shop still waits for the backend. Empty where the head names none.
 */
export function preloadLink(html: string): string {
  const head = html.slice(0, html.indexOf("</head>") + 1);
  return [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"\/?>/g)]
    .map(([, href]) => `<${href}>; rel=preload; as=style`)
    .join(", ");
}
