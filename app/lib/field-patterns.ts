/** §5: letters, digits and ._%+- then @ and a domain whose last part has 2 to 11 letters. */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,11}$/;

/** §5, Italian phone: 2-4 digits then 3-6 digits, or an optional + or 00 prefix of 2 digits, then a mobile or a landline. Spaces are the shopper's own. */
const landline = /^\d{2,4}\d{3,6}$/;
const prefixed = /^((\+|00)\d{2})?(3\d{8,9}|0\d{5,10})$/;
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/[\s./-]/g, "");
  return landline.test(digits) || prefixed.test(digits);
};
