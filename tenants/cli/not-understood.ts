/**
 * The operator's input is invalid, or a file it needs is unreadable: the command prints the message
 * and exits with 2.
 */
export class NotUnderstood extends Error {}
