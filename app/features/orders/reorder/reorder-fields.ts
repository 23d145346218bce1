/** Name of the field of each line, and id of the first one for an error's link. */
export const lineField = "line";
export const firstLineId = "order-again";
/** Field of a line's quantity, and of the yes to more than a household buys, whose value is the quantity. */
export const quantityField = (key: string) => `quantity.${key}`;
export const sureField = (key: string) => `sure.${key}`;
/** Id of the quantity's field, for an error's link. */
export const quantityId = (key: string) => `quantity-${key}`;
export const addressField = "addressId";

/** A line by its id or, with a `w` before it, what had been wanted in its place. */
export const lineKey = /^w?\d{1,12}$/;
/** Of so many lines at the most an order is put into the cart again. */
export const mostLines = 300;
