/** §9: characters of an order's note. */
export const noteLimit = 1000;
