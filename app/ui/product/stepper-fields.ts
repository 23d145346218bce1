/** Fields of a stepper's form: the typed quantity and the pressed button. */
export const quantityField = "quantity";
export const intentField = "intent";
