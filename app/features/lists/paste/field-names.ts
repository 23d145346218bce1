/** Field with the whole written list. */
export const textField = "testo";
/** Field whose presence means that the form confirms products instead of searching for them. */
export const addField = "conferma";

export const pickField = (key: number) => `pick.${key}`;
export const amountField = (key: number) => `amount.${key}`;
/** Field that confirms a quantity above the household limit; its value is the quantity. */
export const sureField = (key: number) => `sure.${key}`;
export const optionField = (key: number, productId: number, parameter: string) =>
  `option.${key}.${productId}.${parameter}`;
/** Id of that field, for the error summary's link. */
export const optionId = (key: number, productId: number, parameter: string) =>
  optionField(key, productId, parameter).replaceAll(".", "-");
export const wordsField = (key: number) => `words.${key}`;
