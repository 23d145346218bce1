/** A secret for tests, as good as a random one; another letter makes another. */
export const testSecret = (letter = "s"): string => `${letter}-development-only-0f9c2b7d4e8a1635`;

/** `SESSION_KEYS` of one such secret. */
export const testKeys = `k:${testSecret()}`;
