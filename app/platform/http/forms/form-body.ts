import { withPressed } from "~/lib/pressed";

/** Default max form size in bytes; the longest real form has an order note of 1000 characters. */
const usual = 65_536;

/** Max time for a form to arrive, in ms: the longest takes three seconds on a slow phone. */
const arrivalMs = 10_000;

/** Reason for an unreadable form: 413 too long, 408 too slow, 400 not a form or aborted. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 408 | 413) {
    super(`unreadable form: ${status}`);
    this.name = "UnreadableForm";
  }
}

/**
 * Reads a posted form of at most 64 kB (or `longest` bytes), ignoring Content-Length. Returns an
 * empty form for an empty body: a button without fields. `again` is the request with its body
 * unread. Throws `UnreadableForm` for a form that is:
 * - longer
 * - not complete within ten seconds
 * - aborted by the client
 * - in another format
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
    const sent = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return formOf(withPressed(sent));
  } catch {
    throw new UnreadableForm(400);
  }
}

/**
 * Field names of conform's own buttons; conform throws on invalid values in them, and our pages
 * have none.
 */
const conforms = new Set(["__intent__", "__state__"]);

/**
 * True for names that would make conform build a list of millions, or a tree deeper than the stack:
 * `a[99999999]`, `a.a.a.a...`. Our fields have no such names.
 */
const isBuilt = (name: string): boolean => /\[\d{4,}/.test(name) || name.split(/[.[]/, 21).length > 20;

function formOf(fields: Iterable<[string, FormDataEntryValue]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) if (!conforms.has(name) && !isBuilt(name)) form.append(name, value);
  return form;
}

/** Adds the fields of the form's address, before its own (`ui/button-form.tsx`). */
export const withAddress = (form: FormData, { searchParams }: URL): FormData =>
  formOf([...searchParams, ...form]);

/**
 * Bytes to read of a body that is too long: an earlier response may be lost with the connection.
 */
const listened = 262_144;

async function readAtMost(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length")) > Math.max(limit, listened))
    throw new UnreadableForm(413);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array(0);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, arrivalMs);
  try {
    // a growing buffer: a chunk may take far more memory than its bytes
    let body = new Uint8Array(1024);
    let length = 0;
    for (;;) {
      // a pending read ends when the reader is cancelled
      const { done, value } = await reader.read();
      if (isLate) throw new UnreadableForm(408);
      if (done) break;
      const bytes: Uint8Array = value;
      const before = length;
      length += bytes.length;
      // bytes beyond the limit are read, not stored
      if (length <= limit) {
        if (length > body.length) body = grown(body, Math.min(limit, Math.max(length, body.length * 2)));
        body.set(bytes, before);
      }
      if (length > Math.max(limit, listened)) {
        await reader.cancel();
        break;
      }
    }
    if (length > limit) throw new UnreadableForm(413);
    return body.slice(0, length);
  } catch (error) {
    if (error instanceof UnreadableForm) throw error;
    // in workerd a cancelled read ends with an error; otherwise the client has aborted
    throw new UnreadableForm(isLate ? 408 : 400);
  } finally {
    clearTimeout(timer);
  }
}

function grown(body: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size);
  larger.set(body);
  return larger;
}

/** Returns a form's text fields in order, without files. */
export const textFields = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] satisfies [string, string]] : [],
  );
