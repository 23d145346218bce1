/** Content exports for the pages of other features. */
export { EditorsText } from "./editors-text";
export { ReadLinks } from "./read-links";
