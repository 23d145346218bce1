/** The project's folder. */
export const root: string;
/** Runs a command in the project's root with its output shown; ends the whole run when it fails. */
export function step(title: string, command: string, args: string[], env?: Record<string, string>): void;
/** Runs queues of `[title, command, args]` side by side; shows each queue's output when it is done; ends the whole run when a command failed. */
export function sideBySide(...queues: [title: string, command: string, args: string[]][][]): Promise<void>;
/** A package's own command, without npx. */
export const bin: (name: string) => string;
