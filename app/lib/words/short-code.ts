/**
 * Returns the first 8 characters of a UUID: short enough to read out, long enough to find it in the
 * log or a record.
 */
export const shortCode = (uuid: string): string => uuid.slice(0, 8);
