/** An address is searched, and suggestions for it are shown, from so many letters on. */
export const leastLetters = 4;
