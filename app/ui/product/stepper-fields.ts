/** Fields of a stepper's form: what was typed, and which button was pressed. */
export const quantityField = "quantity";
export const intentField = "intent";
