/** True when a browser asks for a page, as its Accept header says. */
export const acceptsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get("Accept") ?? "");

/** A machine asks for data: JSON and no page. */
export const acceptsData = (request: Request): boolean =>
  /\bapplication\/json\b/i.test(request.headers.get("Accept") ?? "") && !acceptsPage(request);

/** An error as JSON. */
export const jsonError = (status: number, requestId: string, headers?: HeadersInit): Response => {
  const answer = Response.json({ status, requestId }, { status, headers });
  answer.headers.set("Cache-Control", "no-store");
  return answer;
};
