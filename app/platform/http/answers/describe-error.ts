/** What was thrown, in words for the log: the stack and the causes of an error; never `[object Object]`, never more than 4000 characters. */
export function describeError(error: unknown): string {
  return textOf(error, 0).slice(0, 4000);
}

function textOf(error: unknown, depth: number): string {
  if (error instanceof Error) {
    const own = error.stack ?? `${error.name}: ${error.message}`;
    return error.cause === undefined || depth > 4
      ? own
      : `${own}\ncaused by ${textOf(error.cause, depth + 1)}`;
  }
  if (error instanceof Response) return `Response ${error.status} ${error.statusText}`.trim();
  if (typeof error !== "object" || error === null) return String(error);
  try {
    return JSON.stringify(error);
  } catch {
    return Object.keys(error).join(", ");
  }
}

type Thrown = { status: number; headers?: HeadersInit };

/** The status of what was thrown as an answer: `data()`, Remix's error response, a Response. Undefined for a fault. */
export function thrownAnswer(error: unknown): Thrown | undefined {
  if (typeof error !== "object" || error === null || error instanceof Error) return undefined;
  if ("init" in error) return readInit(error.init);
  return "status" in error && typeof error.status === "number" ? { status: error.status } : undefined;
}

function readInit(init: unknown): Thrown | undefined {
  if (typeof init !== "object" || init === null || !("status" in init)) return undefined;
  const { status } = init;
  if (typeof status !== "number") return undefined;
  const headers = "headers" in init ? init.headers : undefined;
  return { status, ...(isHeaders(headers) && { headers }) };
}

const isHeaders = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
