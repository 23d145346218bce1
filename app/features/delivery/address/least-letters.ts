/** Of an address, before anything is searched or suggested. */
export const leastLetters = 4;
