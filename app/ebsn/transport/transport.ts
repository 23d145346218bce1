import type * as z from "zod";
import { within } from "~/net/deadline";
import { hasFile } from "~/net/has-file";
import { pause } from "~/net/pause";
import type { StreamedDocument } from "../client-orders";
import { EbsnError, isEbsnError } from "../errors";
import { createHttp, defaultDeadlineMs, unreadable, type Call } from "./http";
import type { SharedEntry, TransportOptions } from "./options";
import { quietSentence } from "../text/title-case";
import { sharedEntry, type CachePolicy } from "./shared";
import { envelope, type Envelope } from "./wire/envelope";
import { messagesOf, refusalsOf, refusedFields } from "./wire/messages";
import { toRefusal } from "./wire/refusal";

export type Answer = {
  call: string;
  data: unknown;
  user: Envelope["user"];
  /** kind of error if this response is unreadable */
  otherwise: "lost" | "unreadable";
  /** called if it is unreadable */
  onUnreadable?: (kind: EbsnError["kind"]) => void;
};

/** Longer than the backend takes for a known or an unknown account, in ms. */
const defaultUniformDelayMs = 500;

/**
 * Creates the calls; each returns the `data` of the backend's envelope and throws EbsnError.
 * - `send` calls for a single shopper.
 * - `sendShared` calls without tokens and returns the result of `read`, cached if possible.
 * - `findShared` caches any other public result in the same way.
 * - Some chains send prices only to signed-in shoppers. If `isPriced` rejects the public result, a
 *   signed-in shopper gets an uncached response of their own (record 057).
 * - `onRefused` receives the data of a refusal: a cart in its unchanged state.
 */
export function createTransport(options: TransportOptions, onRefused: (call: string, data: unknown) => void) {
  const { ask, askRedirect, askDocument, forgetTokens, sessionId } = createHttp(options);

  const send = (call: Call): Promise<Answer> =>
    noticed(() =>
      timed(call.path, () => delayed(call, async () => open(call, await ask(call, true), checkOwner))),
    );

  /**
   * Returns the target of the backend's redirect. A refusal is thrown as usual; a response without
   * redirect is "unreadable".
   */
  const sendRedirect = (call: Call): Promise<string> =>
    noticed(() =>
      timed(call.path, async () => {
        const led = await askRedirect(call);
        if ("location" in led) return led.location;
        open(call, led.body);
        throw new EbsnError("unreadable", call.path, { cause: new Error("no redirect") });
      }),
    );

  /**
   * Returns a streamed document. A refusal is thrown as usual; any other response is "unreadable".
   */
  const sendDocument = (call: Call): Promise<StreamedDocument> =>
    noticed(() =>
      timed(call.path, async () => {
        const got = await askDocument(call);
        if ("type" in got) return got;
        open(call, got.body);
        throw new EbsnError("unreadable", call.path, { cause: new Error("no document") });
      }),
    );

  /** Calls without tokens: the response is for visitors. */
  const sendAnonymous = (call: Call): Promise<Answer> =>
    noticed(() => withinRequest(call.path, askAnonymous(call)));

  const askAnonymous = (call: Call): Promise<Answer> =>
    timed(call.path, async () => open(call, await ask(call, false)));

  async function sendShared<T>(
    call: Call,
    policy: CachePolicy<T>,
    read: (answer: Answer) => T,
    isPriced?: (value: T) => boolean,
  ): Promise<T> {
    const load = async () => read(await askAnonymous(call).catch(asUnreadable));
    const entry = sharedEntry(call, policy);
    const shared = await (entry ? findShared(entry, load) : noticed(() => withinRequest(call.path, load())));
    if (!isPriced || isPriced(shared) || options.shopperId?.() === undefined) return shared;
    try {
      return read(await send(call));
    } catch (error) {
      if (!isEbsnError(error) || error.kind === "session") throw error;
      return shared;
    }
  }

  /** Returns the public result of `load`, through the cache if there is one. */
  const findShared = <T>(entry: SharedEntry<T>, load: () => Promise<T>): Promise<T> =>
    noticed(() => withinRequest(entry.name, options.readThrough ? options.readThrough(entry, load) : load()));

  /** Waits at most until the request's deadline; a shared call continues for the cache. */
  function withinRequest<T>(call: string, coming: Promise<T>): Promise<T> {
    return within(coming, options.signal).catch((error: unknown) => {
      throw isEbsnError(error) ? error : new EbsnError("down", call, { cause: error });
    });
  }

  async function noticed<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isEbsnError(error)) options.onFailed?.(error.kind);
      throw error;
    }
  }

  /**
   * Rejects a response for another shopper, caused by a mix-up at the backend or before it, and
   * drops its tokens.
   */
  function checkOwner({ path, asksWho }: Call, { user }: Envelope): void {
    const owner = options.shopperId?.();
    if (asksWho || owner === undefined || !user || user.userId <= 0 || user.userId === owner) return;
    options.onUnexpected?.(path, "an answer for another shopper");
    forgetTokens();
    throw new EbsnError("session", path, { cause: new Error("an answer for another shopper") });
  }

  function open(call: Call, body: string, check?: (call: Call, answer: Envelope) => void): Answer {
    const answer = readEnvelope(call, body);
    check?.(call, answer);
    const { response, data, user } = answer;
    const { infos, warnings } = messagesOf(answer);
    options.onMessages?.({
      infos: call.isTooEarly?.(data) ? [] : infos.map(quietSentence),
      warnings: warnings.map(quietSentence),
    });
    const { onFailed: onUnreadable } = options;
    if (response.status === 0)
      return { call: call.path, data, user, otherwise: unreadable(call), onUnreadable };
    onRefused(call.path, data);
    const code = response.errors[0]?.said || "no code";
    throw new EbsnError("refused", call.path, {
      reason: toRefusal(code),
      texts: refusalsOf(answer).map(quietSentence),
      fields: refusedFields(answer),
      code,
    });
  }

  /**
   * Delays a response by the min duration. Server-Timing reports the duration to the browser, so it
   * includes the delay.
   */
  async function delayed<T>({ uniformDelay: which }: Call, work: () => Promise<T>): Promise<T> {
    if (!which) return work();
    const until = Date.now() + (options.uniformDelayMs ?? defaultUniformDelayMs);
    const wait = () => pause(Math.max(0, until - Date.now()));
    try {
      const result = await work();
      if (which === "always") await wait();
      return result;
    } catch (error) {
      if (which === "always" || isEbsnError(error, "refused")) await wait();
      throw error;
    }
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

  return {
    send,
    sendRedirect,
    sendDocument,
    sessionId,
    sendAnonymous,
    sendShared,
    findShared,
    hasFile: (url: string) => hasFile(options.fetch, url, options.deadlineMs ?? defaultDeadlineMs),
    forgetTokens,
  };
}
export type Transport = ReturnType<typeof createTransport>;

/**
 * Turns a refused catalogue call into "unreadable", with the refusal as cause: shoppers cannot act
 * on it.
 */
function asUnreadable(error: unknown): never {
  throw isEbsnError(error, "refused") ? new EbsnError("unreadable", error.call, { cause: error }) : error;
}

/**
 * Parses `data` of a response. Throws "unreadable" ("lost" for a change) for another shape, with
 * zod's error as cause.
 */
export function readData<T extends z.ZodType>(schema: T, answer: Answer): z.output<T> {
  const { call, data, otherwise, onUnreadable } = answer;
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  onUnreadable?.(otherwise);
  throw new EbsnError(otherwise, call, { cause: parsed.error });
}

function readEnvelope(call: Call, body: string): Envelope {
  try {
    // JSON ignores the blank lines at the start of the backend's responses
    return envelope.parse(JSON.parse(body));
  } catch (error) {
    // the parser's message quotes the body, and causes are logged
    const cause = error instanceof SyntaxError ? new Error(`no JSON in ${body.length} characters`) : error;
    throw new EbsnError(unreadable(call), call.path, { cause });
  }
}
