/** Returns a test secret as strong as a random one; each letter gives another secret. */
export const testSecret = (letter = "s"): string => `${letter}-development-only-0f9c2b7d4e8a1635`;

/** `SESSION_KEYS` with one test secret. */
export const testKeys = `k:${testSecret()}`;
