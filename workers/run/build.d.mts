/** Builds both Workers into dist/ when their sources changed; throws with the tool's own words when it cannot. */
export function buildAll(): Promise<void>;
