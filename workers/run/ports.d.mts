/** A port of 127.0.0.1 that nobody has. Throws when there is none. */
export function freePort(): Promise<number>;
export function ensureFree(...ports: number[]): Promise<void>;
