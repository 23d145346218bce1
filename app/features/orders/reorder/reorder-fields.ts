/** Name of the field of each line, and id of the first one for an error's link. */
export const lineField = "line";
export const firstLineId = "order-again";
export const addressField = "addressId";

/** A line by its id or, with a `w` before it, what had been wanted in its place. */
export const lineKey = /^w?\d{1,12}$/;
/** Of so many lines at the most an order is put into the cart again. */
export const mostLines = 300;
