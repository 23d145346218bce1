/**
 * Builds the Workers whose sources changed into dist/. Throws with the tool's own output on
 * failure.
 */
export function buildAll(): Promise<void>;
