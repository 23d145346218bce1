/** Field name of each line, and id of the first one for the error summary's link. */
export const lineField = "line";
export const firstLineId = "order-again";
/**
 * Field of a line's quantity, and of its confirmation above the household limit, with the quantity
 * as value.
 */
export const quantityField = (key: string) => `quantity.${key}`;
export const sureField = (key: string) => `sure.${key}`;
/** Id of the quantity's field, for the error summary's link. */
export const quantityId = (key: string) => `quantity-${key}`;
export const addressField = "addressId";

/** Key of a line: its id, with a leading `w` for the product that a substitute replaced. */
export const lineKey = /^w?\d{1,12}$/;
/** Max lines of a reorder. */
export const mostLines = 300;
