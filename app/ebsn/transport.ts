import type * as z from "zod";
import { EbsnError, isEbsnError } from "./errors";
import { createHttp, sortedParams, unreadable, type Call } from "./http";
import type { TransportOptions } from "./options";
import { envelope, type Envelope } from "./wire/envelope";
import { toRefusal } from "./wire/refusal";

export type Answer = {
  call: string;
  data: unknown;
  user: Envelope["user"];
  /** the kind of error where this answer cannot be read */
  otherwise: "lost" | "unreadable";
};

/**
 * Calls with their envelope opened. `send` asks for one shopper, `sendCached` for anybody, through the cache when there is one.
 * Both throw EbsnError. `onRefused` sees the data that came with a refusal: a cart in its unchanged state.
 */
export function createTransport(options: TransportOptions, onRefused: (call: string, data: unknown) => void) {
  const { ask, forgetTokens } = createHttp(options);

  async function send(call: Call): Promise<Answer> {
    return timed(call.path, async () => open(call, await ask(call, true)));
  }

  /** Asked as nobody: the answer is that for visitors. */
  async function sendAnonymous(call: Call): Promise<Answer> {
    return timed(call.path, async () => open(call, await ask(call, false)));
  }

  async function sendCached(call: Call, facets: readonly string[] = []): Promise<Answer> {
    if (!options.cachedGet) return send(call);
    const load = () =>
      timed(call.path, async () => {
        const body = await ask(call, false);
        open(call, body);
        return body;
      });
    const request = {
      path: call.path,
      params: sortedParams(call.params),
      area: "catalog",
      ...(facets.length > 0 && { facets }),
    } as const;
    return open(call, await options.cachedGet(request, load));
  }

  function open(call: Call, body: string): Answer {
    const { response, data, user } = readEnvelope(call, body);
    if (response.status === 0) return { call: call.path, data, user, otherwise: unreadable(call) };
    onRefused(call.path, data);
    const code = response.errors[0]?.error || "no code";
    throw new EbsnError("refused", call.path, {
      reason: toRefusal(code),
      text: response.errorsMessage[0],
      code,
    });
  }

  async function timed<T>(call: string, work: () => Promise<T>): Promise<T> {
    const began = Date.now();
    try {
      const result = await work();
      options.timing?.(call, Date.now() - began, "ok");
      return result;
    } catch (error) {
      options.timing?.(call, Date.now() - began, isEbsnError(error) ? error.kind : "down");
      throw error;
    }
  }

  return { send, sendAnonymous, sendCached, forgetTokens };
}
export type Transport = ReturnType<typeof createTransport>;

/** `data` of an answer in the shape of a schema; in another shape it is "unreadable" (a change is "lost"), with zod's words as cause. */
export function readData<T extends z.ZodType>(schema: T, { call, data, otherwise }: Answer): z.output<T> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new EbsnError(otherwise, call, { cause: parsed.error });
}

function readEnvelope(call: Call, body: string): Envelope {
  try {
    // The blank lines the backend begins with are white space to JSON.
    return envelope.parse(JSON.parse(body));
  } catch (cause) {
    throw new EbsnError(unreadable(call), call.path, { cause });
  }
}
