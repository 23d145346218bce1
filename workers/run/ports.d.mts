/** Returns a free port of 127.0.0.1. Throws if all are in use. */
export function freePort(): Promise<number>;
export function ensureFree(...ports: number[]): Promise<void>;
