import { withPressed } from "~/lib/pressed";

/** The longest form we read, in bytes, unless a page allows more; the longest real one holds an order note of 1000 characters. */
const usual = 65_536;

/** How long a form may take to arrive, milliseconds: the longest one takes three seconds on a slow phone. */
const arrivalMs = 10_000;

/** Why a form could not be read: 413 too long, 408 too slow, 400 not a form, or broken off. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 408 | 413) {
    super(`unreadable form: ${status}`);
    this.name = "UnreadableForm";
  }
}

/**
 * Reads a posted form of 64 kB (or `longest` bytes) or less, whatever Content-Length claims; throws `UnreadableForm` for longer ones and
 * for those that take longer than ten seconds, for bodies that are no form, and for those that the client breaks off. An empty body is an empty form: a button without fields. `again` is the request with its body unread.
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

/** Fields by which conform's own buttons speak to it, and of which it throws where they hold rubbish; no page of ours has one. */
const conforms = new Set(["__intent__", "__state__"]);

/**
 * Names that conform would build a list of millions of, or a tree deeper than the stack, from a line of text: `a[99999999]`, `a.a.a.a...`. No field
 * of ours is named so.
 */
const isBuilt = (name: string): boolean => /\[\d{4,}/.test(name) || name.split(/[.[]/, 21).length > 20;

function formOf(fields: Iterable<[string, FormDataEntryValue]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) if (!conforms.has(name) && !isBuilt(name)) form.append(name, value);
  return form;
}

/** A form with the fields that stand in its address, first (`ui/button-form.tsx`). */
export const withAddress = (form: FormData, { searchParams }: URL): FormData =>
  formOf([...searchParams, ...form]);

/** Bytes to which a body that is too long is still listened to: an answer in the midst of it may be lost with the connection. */
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
    // one buffer that grows: a chunk may hold far more memory than its bytes
    let body = new Uint8Array(1024);
    let length = 0;
    for (;;) {
      // a read that is under way ends when the reader is cancelled
      const { done, value } = await reader.read();
      if (isLate) throw new UnreadableForm(408);
      if (done) break;
      const bytes: Uint8Array = value;
      const before = length;
      length += bytes.length;
      // what is too long is listened to, and not held
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
    // in workerd a read ends with an error when its reader is cancelled; else the client has broken off
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

/** The text fields of a form, in order; files are left out. */
export const textFields = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] satisfies [string, string]] : [],
  );
