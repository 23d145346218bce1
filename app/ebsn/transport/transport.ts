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
  /** the kind of error where this answer cannot be read */
  otherwise: "lost" | "unreadable";
  /** called when it cannot */
  onUnreadable?: (kind: EbsnError["kind"]) => void;
};

/** Longer than the backend works for somebody it knows, and for somebody it does not. */
const defaultUniformDelayMs = 500;

/**
 * Calls that return the `data` inside the backend's envelope. `send` asks for one shopper, `sendShared` for anybody: it gives what `read`
 * makes of the answer, through the cache when there is one; `findShared` gives what is found out otherwise, in the same way. Some chains
 * tell prices to none but who is signed in: where `isPriced` says so of the answer for anybody, who is signed in gets their own answer, which
 * no cache sees (record 057). They throw
 * EbsnError. `onRefused` sees the data that came with a refusal: a cart in its unchanged state.
 */
export function createTransport(options: TransportOptions, onRefused: (call: string, data: unknown) => void) {
  const { ask, askRedirect, askDocument, forgetTokens, sessionId } = createHttp(options);

  const send = (call: Call): Promise<Answer> =>
    noticed(() =>
      timed(call.path, () => delayed(call, async () => open(call, await ask(call, true), checkOwner))),
    );

  /** Where a call leads the shopper, as the backend's redirect says it. A refusal comes as any other; no redirect at all is "unreadable". */
  const sendRedirect = (call: Call): Promise<string> =>
    noticed(() =>
      timed(call.path, async () => {
        const led = await askRedirect(call);
        if ("location" in led) return led.location;
        open(call, led.body);
        throw new EbsnError("unreadable", call.path, { cause: new Error("no redirect") });
      }),
    );

  /** A document, streamed. A refusal comes as any other; what is no document is "unreadable". */
  const sendDocument = (call: Call): Promise<StreamedDocument> =>
    noticed(() =>
      timed(call.path, async () => {
        const got = await askDocument(call);
        if ("type" in got) return got;
        open(call, got.body);
        throw new EbsnError("unreadable", call.path, { cause: new Error("no document") });
      }),
    );

  /** Asked as nobody: the answer is that for visitors. */
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

  /** What `load` finds out for everybody, through the cache when there is one. */
  const findShared = <T>(entry: SharedEntry<T>, load: () => Promise<T>): Promise<T> =>
    noticed(() => withinRequest(entry.name, options.readThrough ? options.readThrough(entry, load) : load()));

  /** Waits until the request's deadline at most; a shared call goes on for the cache after that. */
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

  /** A mix-up at the backend, or before it, must not show one shopper the data of another: tokens that came along are dropped too. */
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

  /** The time it takes is told to the browser, too (Server-Timing): the waiting is part of it. */
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

/** A refusal of a catalogue call is nothing a shopper could act on, so it counts as "unreadable", with the refusal as cause. */
function asUnreadable(error: unknown): never {
  throw isEbsnError(error, "refused") ? new EbsnError("unreadable", error.call, { cause: error }) : error;
}

/** `data` of an answer in the shape of a schema; in another shape it is "unreadable" (a change is "lost"), with zod's words as cause. */
export function readData<T extends z.ZodType>(schema: T, answer: Answer): z.output<T> {
  const { call, data, otherwise, onUnreadable } = answer;
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  onUnreadable?.(otherwise);
  throw new EbsnError(otherwise, call, { cause: parsed.error });
}

function readEnvelope(call: Call, body: string): Envelope {
  try {
    // The blank lines the backend begins with are white space to JSON.
    return envelope.parse(JSON.parse(body));
  } catch (error) {
    // a parser's own words quote what it could not read, and causes are logged
    const cause = error instanceof SyntaxError ? new Error(`no JSON in ${body.length} characters`) : error;
    throw new EbsnError(unreadable(call), call.path, { cause });
  }
}
