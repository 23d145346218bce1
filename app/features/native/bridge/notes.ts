/**
 * Next time to report the phone (epoch ms), number of failures, and the end of a pause: a new
 * session or the app's end.
 */
export type PhoneNote = { next: number; tries: number; until?: "session" | "end" };

/** Notes of the bridge across pages, until the app ends. */
type Notes = {
  /** start or restart of the app (epoch ms) */
  started: number;
  /** time of the last version check (epoch ms) */
  looked: number;
  /** a newer version was offered */
  offered: boolean;
  phone: PhoneNote;
};

const name = (key: keyof Notes) => `app-${key}`;

/** Undefined if the note is missing or invalid JSON, or if storage is unavailable. */
export function noted<Key extends keyof Notes>(key: Key): Notes[Key] | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name(key)) ?? "null") as Notes[Key] | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined deletes the note. Full or unavailable storage is ignored. */
export function note<Key extends keyof Notes>(key: Key, value: Notes[Key] | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name(key));
    else sessionStorage.setItem(name(key), JSON.stringify(value));
  } catch {
    // a missing note only repeats its work
  }
}
