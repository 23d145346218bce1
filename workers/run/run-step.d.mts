/** The project's folder. */
export const root: string;
/** Runs a command in the project's root with its output shown. Ends the whole run on failure. */
export function step(title: string, command: string, args: string[], env?: Record<string, string>): void;
/**
 * Runs queues of `[title, command, args]` in parallel and shows each queue's output at its end.
 * Ends the whole run on failure.
 */
export function sideBySide(...queues: [title: string, command: string, args: string[]][][]): Promise<void>;
/** Returns the path of a package's own command, without npx. */
export const bin: (name: string) => string;
