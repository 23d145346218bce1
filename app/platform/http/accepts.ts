/** A shopper's browser asks for a page: it says so, and never at the address of a page's data. */
export const acceptsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get("Accept") ?? "") && !isDataRequest(request);

/** A machine asks for data: JSON and no page, or the data of a page. */
export const acceptsData = (request: Request): boolean =>
  isDataRequest(request) ||
  (/\bapplication\/json\b/i.test(request.headers.get("Accept") ?? "") && !acceptsPage(request));

const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith(".data");

/** An error as a machine reads it. */
export const jsonError = (status: number, requestId: string, headers?: HeadersInit): Response => {
  const answer = Response.json({ status, requestId }, { status, headers });
  answer.headers.set("Cache-Control", "no-store");
  return answer;
};
