/**
 * Describes a thrown value for the log: stack and causes of an error, JSON of an object; at most
 * 4000 characters.
 */
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

/**
 * Status and headers of a value thrown as a response: `data()`, Remix's error response, a Response.
 * Undefined for a fault.
 */
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
