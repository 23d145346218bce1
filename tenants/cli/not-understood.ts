/** What the operator asked for cannot be understood, or what it needs cannot be read: the command ends with 2 and these words. */
export class NotUnderstood extends Error {}
