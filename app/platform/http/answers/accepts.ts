/** True if the Accept header asks for HTML, as a browser's does. */
export const acceptsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get("Accept") ?? "");

/** True if the Accept header asks for JSON and not for HTML. */
export const acceptsData = (request: Request): boolean =>
  /\bapplication\/json\b/i.test(request.headers.get("Accept") ?? "") && !acceptsPage(request);

/** Returns an error as JSON; never stored. */
export const jsonError = (status: number, requestId: string, headers?: HeadersInit): Response => {
  const answer = Response.json({ status, requestId }, { status, headers });
  answer.headers.set("Cache-Control", "no-store");
  return answer;
};
