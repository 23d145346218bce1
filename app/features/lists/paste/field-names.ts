/** Field with the whole written list. */
export const textField = "testo";
/** Field that is present when the form confirms products instead of looking for them. */
export const addField = "conferma";

export const pickField = (key: number) => `pick.${key}`;
export const amountField = (key: number) => `amount.${key}`;
/** Field of the yes to more than a household buys; its value is the quantity. */
export const sureField = (key: number) => `sure.${key}`;
export const optionField = (key: number, productId: number, parameter: string) =>
  `option.${key}.${productId}.${parameter}`;
/** Id of that field, for the link of an error summary. */
export const optionId = (key: number, productId: number, parameter: string) =>
  optionField(key, productId, parameter).replaceAll(".", "-");
export const wordsField = (key: number) => `words.${key}`;
