const read = new WeakMap<Request, URL>();

/** A request's address, parsed once for all guards that ask: a page from the cache costs little more than they do. Never to be changed. */
export function urlOf(request: Request): Readonly<URL> {
  const known = read.get(request);
  if (known) return known;
  const url = new URL(request.url);
  read.set(request, url);
  return url;
}
