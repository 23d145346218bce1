/** Min letters of an address for a search or suggestions. */
export const leastLetters = 4;
