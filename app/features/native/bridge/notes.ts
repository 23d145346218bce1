/** When the phone may be told of next (epoch ms), how often that failed, and until when it may not: the session changes, or the app ends. */
export type PhoneNote = { next: number; tries: number; until?: "session" | "end" };

/** What the bridge notes from page to page, until the app ends. */
type Notes = {
  /** when the app started, or restarted (epoch ms) */
  started: number;
  /** when the version was looked for last */
  looked: number;
  /** a newer version was offered */
  offered: boolean;
  phone: PhoneNote;
};

const name = (key: keyof Notes) => `app-${key}`;

/** Undefined where nothing was noted, where the browser keeps nothing, or where it is no JSON. */
export function noted<Key extends keyof Notes>(key: Key): Notes[Key] | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name(key)) ?? "null") as Notes[Key] | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined forgets it. A full storage keeps nothing, and nobody is told. */
export function note<Key extends keyof Notes>(key: Key, value: Notes[Key] | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name(key));
    else sessionStorage.setItem(name(key), JSON.stringify(value));
  } catch {
    // what is not noted is done again
  }
}
