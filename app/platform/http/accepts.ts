/** True when a browser asks for a page: its Accept header says so, and the address is not that of a page's data. */
export const acceptsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get("Accept") ?? "") && !isDataRequest(request);

/** A machine asks for data: JSON and no page, or the data of a page. */
export const acceptsData = (request: Request): boolean =>
  isDataRequest(request) ||
  (/\bapplication\/json\b/i.test(request.headers.get("Accept") ?? "") && !acceptsPage(request));

const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith(".data");

/** An error as JSON. */
export const jsonError = (status: number, requestId: string, headers?: HeadersInit): Response => {
  const answer = Response.json({ status, requestId }, { status, headers });
  answer.headers.set("Cache-Control", "no-store");
  return answer;
};
