/** The longest form we read, in bytes, unless a page allows more; the longest real one holds an order note of 1000 characters. */
const usual = 65_536;

/** Why a form could not be read: 413 too long, 400 not a form. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 413) {
    super(`unreadable form: ${status}`);
    this.name = "UnreadableForm";
  }
}

/**
 * Reads a posted form of 64 kB (or `longest` bytes) or less, whatever Content-Length claims; throws `UnreadableForm` for longer ones and
 * for bodies that are no form. An empty body is an empty form: a button without fields. `again` is the request with its body unread.
 */
export async function readForm(
  request: Request,
  longest = usual,
): Promise<{ form: FormData; again: Request }> {
  const { url, method, headers } = request;
  const body = await readAtMost(request, longest);
  return {
    form: await parseForm(body, headers.get("Content-Type") ?? ""),
    again: new Request(url, { method, headers, body }),
  };
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  if (body.length === 0) return new FormData();
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw new UnreadableForm(400);
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new UnreadableForm(400);
  }
}

/** Bytes to which a body that is too long is still listened to: an answer in the midst of it may be lost with the connection. */
const listened = 262_144;

async function readAtMost(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length")) > Math.max(limit, listened))
    throw new UnreadableForm(413);
  const body = new Uint8Array(limit);
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    const bytes: Uint8Array = chunk.value;
    if (length + bytes.length <= limit) body.set(bytes, length);
    length += bytes.length;
    if (length > Math.max(limit, listened)) {
      await reader?.cancel();
      break;
    }
  }
  if (length > limit) throw new UnreadableForm(413);
  return body.slice(0, length);
}

/** The text fields of a form, in order; files are left out. */
export const textFields = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] satisfies [string, string]] : [],
  );
