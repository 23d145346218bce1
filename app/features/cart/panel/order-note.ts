/** §9: longest note of an order, in characters. */
export const noteLimit = 1000;
